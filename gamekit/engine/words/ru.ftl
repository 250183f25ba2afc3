## Боты

bot = бот: { $name }
bot-random = случайный бот
    .plays = случайный
bot-greedy = жадный бот
    .plays = жадный, решает с ходу
bot-search = думающий бот
    .plays = думающий, считает вперёд
bot-learned = обученная машина
    .plays = обученный на своих партиях

## Errors: games, options, seats

error-unknown-game = Игры «{ $name }» нет. Известные игры: { $allowed }.
error-broken-game = Игру «{ $name }» не удалось загрузить: { $problem }
error-option-unknown = В игре { $game } нет настройки «{ $option }». Настройки: { $allowed }.
error-option-value = Настройка «{ $option }» не может быть { $value }. Можно: { $allowed }.
error-option-needs = Настройка «{ $option }» имеет смысл только при { $needs }.
error-option-excludes = { $choice } не сочетается с { $others }.
error-model = Нет модели «{ $model }», по которой выбирали бы остальные. Модели: { $allowed }.
error-option-form = «{ $text }» — не настройка: пишите имя=значение.
error-seat = Места «{ $seat }» здесь нет. Места: { $allowed }.
error-seats = Игроков задают словарём «место: игрок» (места: { $allowed }), а { $value } — не такой словарь.
error-policy = Бота «{ $policy }» нет. Можно: { $allowed } или функцию, которая по виду стола возвращает ход.
error-budget = В «{ $policy }» нет подходящего предела. Думающим ботам ({ $allowed }) его задают целым числом больше 0, например «search:2000», а в партии — и секундами, например «search:0.5s».
error-warming = Симуляции, нужные этому боту, компилируются: один раз, около полуминуты. С другими ботами можно играть сразу.
error-own-move = В партии { $game } { $function } выбирает ход, которого нет среди предложенных: «{ $prompt }». Стратегия возвращает один из ходов, которые ей даны.
error-own-policy = { $function } принимает не те аргументы, что нужны стратегии,{ $where }. Стратегия — это функция от вида (view) или код правил от (box, s, moves).
error-own-failed = { $function } прерывается с ошибкой{ $where }. { $problem }
error-own-late = { $function } не отвечает дольше { $seconds } с; вызов остановлен{ $where }. Если думать можно дольше, скажите об этом: { $function }.seconds = 60.
error-own-nothing = { $function } ничего не возвращает: функция кончается{ $where }. Стратегия возвращает один из ходов, которые ей даны.
error-own-answer = { $function } отвечает { $value }{ $where }. { $problem }
error-own-measure = { $function } должна возвращать число, а возвращает { $value }{ $where }.
error-own-measure-takes = { $function } принимает не те аргументы, что нужны мере,{ $where }. Мера — это функция от (box, s).
own-in-line = в строке { $line }, «{ $code }»
own-in-file = в строке { $line } файла { $file }, «{ $code }»
own-near = Может быть, «{ $near }»?
own-offered = На вопрос «{ $prompt }» были даны ходы { $moves }; вернуть нужно один из них.
own-works = { $function } работает. Решений: { $decisions }, партий: { $games }; на одно решение уходит { $time } мс.
own-plain = Это функция от вида, поэтому в исследованиях она работает как обычный Python.
own-compiled = Это код правил, и он компилируется: исследования идут быстро.
own-slow = Это код правил, но он не компилируется, поэтому в исследованиях работает как обычный Python: { $reason }
own-not-asked = { $function } ни о чём не спросили: в этих партиях выбирать было не из чего.
error-check-policy = Проверяется ваша функция, а { $value } — не функция.
error-seed = Начальное число — целое число от 0 до 2^63-1, а не { $value }.
error-graph = Графа «{ $name }» нет. Графы: { $allowed }.
error-graph-strange = Нарисовать можно граф партии, например match.graph("map"); { $value } — не он.
error-portrait-none = Готового портрета «{ $game }» нет. Готовы: { $allowed }. `portrait("{ $game }")` измерит его.
error-rl-missing = Для среды обучения нужен пакет { $package }: pip install "gamekit[rl]".
error-rl-render = Режима показа «{ $value }» нет. Режимы: { $allowed }.
error-rl-seats = Хотя бы одно место нужно оставить агенту: { $allowed }.
error-rl-action = Действие { $action } сейчас невозможно («{ $prompt }»). Возможны: { $allowed }.
error-rl-table = Действие { $action } сейчас невозможно («стол { $table }: { $prompt }»). Возможны: { $allowed }.
error-rl-tables = Столов может быть от 1 до { $most }, а не { $value }.
error-rl-bot = «{ $policy }» думает слишком долго, чтобы играть за тысячами столов. Отдайте такие места «random», «greedy» или функции правил от (box, s, moves).
error-rl-blind = Закрыть от машины нечего: «{ $name }» нет в наблюдении. В нём есть: { $allowed }.
error-rl-actions = Шагу нужны целые числа: по одному действию на каждый стол, всего { $n }. Дано: { $given }.
error-text = Слова пишут в кавычках, как текст; { $value } — не текст.
error-language = Языка «{ $value }» нет. Можно: { $allowed }.
error-at = Решений в партии: { $allowed }. Момента { $number } нет.

## Errors: moves

error-move-refused = «{ $move }» — так нельзя. { $rule } [{ $id }]
error-move-not-now = «{ $move }» сейчас не выбирают. { $prompt }
error-move-unknown = «{ $move }» не называет ни одного хода. { $prompt }
error-move-form = { $move } не называет ни одного хода. { $prompt } Ход — один из предложенных или слова.
error-move-near = «{ $move }» не называет ни одного хода. Может быть: { $near }?
error-move-ambiguous = «{ $move }» может значить несколько ходов: { $several }.
error-game-over = «{ $move }» сыграть нельзя: игра окончена.
error-undo = Отменить нельзя: с тех пор открылось или было взято что-то скрытое.
error-undo-nothing = Отменять нечего.

## Ошибки: лаборатория

error-lab-level = Доверительный уровень лежит между 0 и 1, как 0,95, а { $value } — нет.
error-lab-count = { $successes } из { $n } — это не доля.
error-lab-few = Для интервала нужно хотя бы 2 значения, а здесь { $number }.
error-lab-pairs = Для пар нужно поровну значений с каждой стороны, а здесь { $a } и { $b }.
error-lab-draw = Нельзя вытянуть { $drawn } из { $deck } карт, среди которых { $wanted } нужных.
error-lab-branches = Вариантов больше, чем { $limit }: столько не пересчитать. Задайте вопрос поменьше или сыграйте много партий.
error-lab-chance = У случайного события должен быть хотя бы один исход, а их { $number }.
error-lab-grid = Сетка — это словарь: у каждой настройки или у «seats» свой список значений. А { $value } — не такой словарь.
error-lab-side = Сторона сравнения — это бот, функция, словарь «место: игрок» или словарь с «seats» и «options», а { $value } — нет.
error-lab-picture = Картинки «{ $name }» здесь нет. Есть: { $allowed }.
error-lab-measure = Величины «{ $name }» в этих партиях нет. Есть: { $allowed }.
error-lab-policies = Для турнира нужны хотя бы два игрока с разными именами, а даны: { $value }.
error-lab-certain = В этой коробке нет восстановленных значений, менять нечего.
error-lab-asset = В этой игре лаборатория не может дать или запретить «{ $name }». С чем может: { $allowed }.
error-lab-group = Группы неизвестных значений «{ $name }» нет. Группы: { $allowed }.
error-lab-groups = Группы неизвестных значений — это список хотя бы из одного названия, а { $value } — нет.
error-lab-varied = { $table }, { $id }, столбец { $column }: достоверное значение менять нельзя.
error-lab-times = { $name } — целое число от { $least } до { $most }, а не { $value }.
error-lab-graph = В игре нет карты, на которой можно показать «{ $name }».
error-lab-watched = Чтобы понаблюдать и потом угадывать, нужно целое число партий от { $least } до { $most }, а не { $value }.
error-lab-cases = В этих партиях угадывать было нечего.
error-lab-function = «{ $name }» — это функция, а { $value } — нет.
error-lab-stopped = { $told } Без остальных результата нет.
error-lab-names = Названия сторон — это две строки, по одной на сторону, а { $value } — нет.
error-lab-by = Для групп нужен список хотя бы из одного столбца, а не { $value }. Столбцы: { $allowed }.
error-lab-numbers = В столбце «{ $name }» не числа.
error-lab-empty = Рисовать нечего: нет ни одной строки.
error-odds-match = Шансы считают для партии или для взгляда игрока, а { $value } — ни то ни другое.
error-odds-move = Для хода «{ $move }» шансов нет. Ходы: { $allowed }.
error-odds-nobody = Сейчас никто не выбирает ход, поэтому шансов нет.
error-review-match = Разобрать можно только сыгранную партию, а { $value } — нет.

## Errors: the box

error-box-folder = Папки «{ $folder }» с файлами компонентов нет.
error-box-files = В папке «{ $folder }» должны быть какие-то из файлов: { $allowed }. Неизвестны: { $strange }.
error-box-header = { $file }, строка 1: столбцы должны быть { $allowed }; найдены { $found }.
error-box-rows = { $file }: строк { $number }, а нужно { $allowed }.
error-box-cells = { $file }, строка { $row }: ячеек слишком много или мало; нужно { $number }.
error-box-id = { $file }, строка { $row }, столбец id: «{ $value }» пусто, содержит пробел или повторяется.
error-box-cell = { $file }, строка { $row }, столбец { $column }: «{ $value }» не подходит. Можно: { $allowed }.
error-box-near = { error-box-cell } Может быть, «{ $near }»?
error-box-unreadable = { $file } не читается как CSV в кодировке UTF-8: { $problem }.
error-box-road = { $file }, строка { $row }: соединение связывает две разные области, каждую пару только один раз.
error-box-tile = { $file }, строка { $row }, столбец tile: у фишки «{ $value }» уже есть соединение.
error-box-no-tile = { $file }: ни у одного соединения нет фишки «{ $value }»; фишка каждой области закрывает одно.

## Что написано на картах

effect-then = , затем{" "}
condition-at-least = { $quantity }: не меньше { $number }
condition-at-most = { $quantity }: не больше { $number }
condition-exactly = { $quantity }: ровно { $number }
condition-none = { $quantity }: нет
condition-and = и
condition-or = или

## Errors: saved matches

error-highlight = На этом рисунке нет «{ $thing }». Есть: { $allowed }.
error-save-missing = Файла «{ $path }» нет.
error-save-unreadable = { $path } — не сохранённая партия, или файл повреждён. { $problem }
error-save-newer = { $path } сохранён более новой версией gamekit (формат { $found }; эта читает до { $known }).
error-save-older = { $path } сохранён более старой версией gamekit, из позиции, которую эта не читает. Партии, сохранённые с самого начала, читаются.
error-save-field = { $path } повреждён: поля «{ $field }» нет или оно имеет неверный вид.
error-save-game = { $path } — партия в игру «{ $found }», а не «{ $game }».
error-save-box = { $path } сыгран с другими компонентами ({ $found }), чем эти ({ $here }). Загрузите с той же коробкой.
error-save-move = { $path }, ход { $number } («{ $move }»): { $problem }
error-save-state = { $path } повреждён: его ходы ведут не в ту позицию, в которой он сохранён.
error-save-exists = { $path } уже есть, и это не запись этой партии. Выберите другое имя; ничего не записано.
error-save-write = { $path } не удаётся записать: { $problem }.
error-learned-unreadable = { $path } — не выученная стратегия, или файл повреждён. { $problem }
error-learned-shape = { $path } выучена на другой версии игры «{ $game }»: числа и ходы в ней не те.

## Errors: shared matches

error-shared-code = Партии с кодом { $code } нет. Сверьте код: в нём пять букв.
error-shared-taken = Это место уже занято. Выберите другое.
error-shared-known = В этой партии вы уже сидели на другом месте и видели его карты, поэтому вам открыто только оно.
error-shared-slow = Слишком много неверных кодов. Подождите минуту и сверьте код ещё раз.
error-shared-nowhere = Партии на нескольких устройствах идут на страницах сервера (gamekit serve).
error-shared-undo = После вас уже сходил другой, поэтому ход остаётся.
error-shared-copy = Копия этой партии показала бы скрытое. Подождите до её конца.
error-shared-not-yours = Это не ваше место: ходить можно только за себя.
error-shared-late = Вас опередили: пока ваш ход шёл, партия изменилась. Посмотрите, как она выглядит сейчас.
error-shared-paused = Учитель остановил занятие. Партия продолжится вместе с ним.

## Errors: positions

error-position-form = Позиция — это словарь, а { $value } — нет.
error-position-key = В позиции нет записи «{ $key }». Записи: { $allowed }.
error-position-value = «{ $key }» не может быть { $value }. Можно: { $allowed }.
error-position-list = «{ $key }» — это список имён, а { $value } — нет.
error-position-twice = «{ $thing }» стоит в двух местах: { $first } и { $second }.
error-position-unseen = В «{ $key }» больше закрытых предметов, чем их осталось ({ $number }).
error-position-impossible = Такой позиции не бывает: { $problem }
error-position-count = Числа в «{ $key }» не сходятся с тем, сколько чего там может быть.
error-position-over = У законченной игры есть исход; в этой позиции его нет.
error-position-round = Ни одна партия не идёт дольше раунда { $last }.
error-position-ranks = Ранги бывают только у законченной игры: по одному у каждого участника, и победитель — единственный первый.
error-position-seat = «{ $seat }» в такой партии ничего не решает.
error-position-step = В этой позиции никто ничего не решает (шаг { $step }).
error-position-dead-end = Эта позиция ведёт в тупик: на шаге { $step } никто ничего не сможет решить.
error-position-breaks = Партия из этой позиции обрывается на шаге { $step } ({ $problem }).
error-position-endless = Партия из этой позиции никогда не кончается.

## Terminal

play-welcome = { $title }. Введите номер, ход словами или help.
play-seed = Начальное число { $seed }: с ним и с теми же настройками партия повторится.
play-help =
    1, 2 … или слова  сделать ход
    why ХОД, ? ХОД    почему так ходить нельзя
    odds              шансы победить с каждым ходом
    undo              взять ход назад
    log               что произошло
    board             поле
    rules СЛОВА       правила с этими словами
    save ФАЙЛ         сохранить партию
    load ФАЙЛ         продолжить сохранённую партию
    lang en, lang ru  язык
    help, ?           этот список
    quit              закончить
play-you = вы
play-counting = Каждый ход испытывается в партиях, доигранных до конца…
play-compiling = Симуляции компилируются, один раз: до минуты…
play-hand-over = Передайте экран. Теперь решает: { $seat }. Затем нажмите Enter.
play-hide = Нажмите Enter, чтобы очистить экран.
play-no-rules = Правил с этими словами нет.
play-allowed = Этот ход разрешён.
play-undone = Ход отменён.
play-saved = Сохранено в { $path }.
play-loaded = Загружено из { $path }.
play-language = Язык — русский.
play-bye = Партия не сохранена. Сохраняет команда «save ФАЙЛ».
play-why-what = Напишите «why» и ход, например «why 1» или название.
play-rules-what = Напишите «rules» и слова для поиска.
play-file-what = Напишите имя файла.
play-over = Игра окончена: { $result }
play-ruling = Мы решили так, потому что: { $reason }
play-error = Что-то пошло не так, партия осталась как была: { $problem }
error-number = Хода { $number } сейчас нет; { $allowed ->
        [0] выбирать не из чего.
        [one] есть только { $allowed } ход.
        [few] есть { $allowed } хода.
       *[many] есть { $allowed } ходов.
    }
error-game-missing = Какая игра? Известные игры: { $allowed }.
error-command = Команды «{ $name }» нет. Команды: { $allowed }.
error-argument = «{ $text }» здесь непонятно. Что можно, скажет «{ $command } --help».
error-argument-value = У «{ $flag }» нет значения или есть лишнее.
error-seat-form = «{ $text }» не говорит, кто играет: пишите место=игрок, например red=human.
error-load-alone = У сохранённой партии свои начальное число, настройки и места; уберите { $given }.
cli-about = Политические настольные игры для уроков: играть, читать правила, измерять.
cli-play = сыграть партию в терминале
cli-games = показать список игр
cli-rules = читать правила игры
cli-bench = измерить скорость игры
cli-portrait = какова игра в числах: как измерено заранее, а с -n или --seed — заново
cli-portrait-n = сколько партий разобрать ход за ходом; вдесятеро больше будет сосчитано
cli-portrait-seed = начальное число этих партий
portrait-stale = С тех пор правила или боты изменились: -n 100 измерит заново.
cli-all = и то, что занимает много времени: память большого исследования
cli-game = имя игры
cli-book = записать всю книгу правил как страницу HTML
cli-words = только правила с этими словами
cli-lang = язык: en или ru
cli-option = настройка игры
cli-seed = начальное число, целое; с тем же числом партия повторится
cli-seat = кто играет за эту сторону: human или бот; если не указано, за одну играете вы, за остальные — боты
cli-hot-seat = за одним экраном несколько человек: им достаются все стороны, не отданные ботам
cli-box = папка с вашими файлами компонентов
cli-load = продолжить сохранённую партию
cli-version = показать версию
bench-missing-numba = numba не установлена; показана только скорость без неё.
bench-missing-rival = { $package } не установлен: сравнения с ним нет. Его даёт pip install "gamekit[bench]".

## The end of a game

seats-joined = { $first } и { $last }
measure-rank = Ранг

## Graphs

graph-flow-title = Шаги игры
graph-decision = решает сторона
graph-automatic = происходит само

## Serving

serve-address = gamekit открыт по адресу { $address }
serve-students = Адрес для учеников: { $address }
serve-pool = { $number ->
        [one] Поля для { $number } ученика готовы.
        [few] Поля для { $number } учеников готовы.
       *[many] Поля для { $number } учеников готовы.
    }
serve-compiled = Симуляции скомпилированы.
serve-files = Система позволяет открыть слишком мало файлов, чтобы учеников было { $asked }: { $possible ->
        [one] хватит только на { $possible } ученика
       *[other] хватит только на { $possible } учеников
    }. Чтобы хватило на всех, до запуска поднимите предел (ulimit -n).
serve-class = Для класса: откройте { $address } и введите код { $code }
serve-teacher = Только для учителя (страница для проектора и пульт): { $address }
cli-class = занятие с классом: ученики входят по коду из четырёх букв и получают знак, а ключ есть только у учителя
page-teacher = Эту страницу может открыть только учитель.
page-haste = С вашего адреса открыли сразу много страниц. Эта страница попробует ещё раз сама.
class-title = Вход в класс
class-over = Занятие окончено, и всё о нём стёрто.
class-code = Код занятия
class-code-how = Четыре буквы, они на экране
class-go = Войти
class-wrong = Это не тот код. Посмотрите на экран ещё раз.
class-nothing-personal = Без имён и регистрации: вы получите знак. После занятия всё, что делал класс, стирается; только это устройство ещё месяц находит свои страницы.
class-you-are = Ваш знак
class-opened = Учитель открыл для вас
class-open = Открыть
class-paused = Учитель остановил занятие.
class-free = Выберите, что хотите
class-match = Войти в партию по коду
class-match-how = Пять букв, их знает тот, кто её начал
class-match-wrong = Партии с таким кодом нет.
class-join = Войти
class-open-address = Откройте этот адрес
class-type-code = и введите код
class-or-scan = или наведите камеру
class-qr = QR-код ссылки для входа в класс
class-here = В классе: { $number }
class-console = Пульт учителя
class-all-pages = Все страницы
serve-stop = Остановить: Ctrl-C.
serve-bye = Остановлено.
error-port = Порт — целое число от 1 до 65535, а не «{ $value }».
error-page = Страницы «{ $page }» нет. Страницы: { $allowed }.
error-port-taken = Порт { $port } занят другой программой. Выберите другой или уберите --port.
error-listen = Сервер не может открыть { $host }, порт { $port }: { $problem }.
error-students = Число учеников — целое от 1 до 500, а не «{ $value }».
error-token = В токене от 4 до 64 латинских букв, цифр, знаков «-» или «_».
cli-serve = открыть игры в браузере, для себя или для класса (то же, что без команды)
cli-students = сколько придёт учеников; поля будут готовы для всех
cli-port = порт; если не указан, 8866 или следующий свободный
cli-host = где открыть; везде, кроме localhost, у посетителей спрашивают токен
cli-token = токен; если не указан, он будет придуман
cli-no-browser = не открывать браузер
cli-page = страница, которую откроет класс, по имени тетради: она готовится заранее
page-token = Этой странице нужен токен. Откройте адрес целиком, как вам его дали.
page-missing = Такой страницы здесь нет.
page-trouble = Что-то пошло не так. Загрузите страницу ещё раз.
page-failed = Страницу не удалось показать. Загрузите её ещё раз; причина видна учителю там, где работает сервер.
page-loading = Готовим поле…
page-lost = Связь прервалась. Пробуем снова…
page-gone = Страница несколько раз за минуту останавливалась. Скажите учителю: причина видна там, где запущен сервер.
page-crashed = Программа этой страницы неожиданно остановилась. Её место заняла новая.
page-left = На эту страницу две минуты никто не смотрел, и сервер её закрыл. Теперь она снова открыта.
page-unknown = Сервер был запущен заново.
page-elsewhere = Продолжить на другом устройстве
page-elsewhere-how = Откройте там этот адрес. Кто его знает, видит эту страницу так же, как вы.
page-class-full = К этому классу подключилось столько устройств, что знаков больше нет. Страница сама попробует снова.
page-class-over = Занятие окончено, и всё о нём стёрто. О следующем спросите учителя.
page-full = Все места на этом сервере заняты. Страница сама попробует снова; закройте лишние страницы.
page-many = На этом устройстве открыто столько страниц, сколько позволяет сервер. Закройте одну из них; страница сама попробует снова.
page-cookie = Чтобы узнать ваше поле, странице нужны файлы cookie. Разрешите их для этого адреса и загрузите страницу снова.
page-host = Этот сервер отвечает только по адресу, который он показал при запуске.
landing-language = Русский
landing-motto = История, в которую играют: для уроков и тетрадей Jupyter
landing-first = Сыграйте. Спросите.
landing-second = Сосчитайте шансы.
landing-about = Настольные игры о власти и сопротивлении. Ходите прямо на поле, спрашивайте, почему нельзя, читайте правило.
landing-start = Начать игру
landing-lesson = Первый урок: { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
landing-minutes = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
landing-play = Играть
landing-learn = Учиться
landing-odds = Шансы
    .about = Тысячи партий, у каждого числа интервал, и рядом код на Python.
landing-teach = Учителю
landing-class = Для класса
    .about = Один адрес, поле у каждого.
landing-rules = Правила
    .about = На каждое «нельзя» есть правило.
landing-own = Своё
    .about = Страница в сорока строках тетради, свой список карт.

## Studies

study-game = Игра
study-options = Настройки
study-seats = Игроки
study-scripted = сами правила
study-n = Партии
study-seed = Начальное число
study-version = Версия
study-win = Победа: { $seat }
study-draw = Ничья
study-defeat = Поражение
study-ending = Финал «{ $of }»
study-mean = Среднее: { $of }
error-study-n = Число партий — целое от 1 до { $most }, а не { $value }.
error-study-width = Ширина интервала — число между 0 и 1, например 0.01, а не { $value }.
error-study-workers = Число потоков — целое от 1 до { $most }, а не { $value }.
error-study-options = Настройки задают словарём «имя: значение» (имена: { $allowed }), а { $value } — не такой словарь.
error-study-human = Человек не может играть в исследовании. Боты: { $allowed }.
error-study-measure = Мера — функция от (box, s), которая возвращает число, а { $value } — нет.
error-study-measure-name = Меру нельзя назвать «{ $name }»: у каждой своё имя, и не из этих: { $allowed }.
error-study-parquet = Для файлов Parquet нужен пакет pyarrow: pip install "gamekit[parquet]".
error-study-function = { $function } — чья-то функция, и файл знает только её имя. Передайте её снова в «simulate» с тем же файлом.
error-study-file-missing = Файла «{ $path }» нет.
error-study-file-use = { $path } нельзя использовать: { $problem }.
error-study-file-damaged = { $path } — не исследование, или файл повреждён ({ $problem }). Ничего не изменено; выберите другой файл.
error-study-file-newer = { $path } создан более новым gamekit (формат { $found }; этот читает до { $known }).
error-study-file-older = { $path } создан более старым gamekit (формат { $found }; этот читает { $known }), который не замечал повреждений. Ничего не изменено; сыграйте исследование заново в другой файл.
error-study-file-other = В { $path } другое исследование: «{ $field }» там { $found }, а здесь { $here }. Выберите другой файл.
error-study-file-version = { $path } создан gamekit { $found }, а это { $here }: партии могут отличаться. Выберите другой файл.
error-study-file-changed = С тех пор как создан { $path }, изменились правила, компоненты, Python или ваша функция. Выберите другой файл.
error-study-cluster-missing = Для кластера нужен пакет distributed: pip install "gamekit[cluster]".
error-study-cluster-reach = Кластер «{ $address }» недоступен: { $problem }.
error-study-cluster-lost = Кластер не смог закончить исследование: { $problem }.
error-study-cluster-other = У одного из узлов кластера другой gamekit, другие правила или другой Python: его партии могут отличаться.
study-file = Записано в { $path }.
study-stopped = Остановлено досрочно. Сыграно партий: { $n } из { $wanted }; учтены только они.
cli-simulate = сыграть много партий и подвести итоги
cli-n = сколько партий; если не указано, 10000
cli-until = играть, пока интервал для доли побед первой стороны не сузится до этой ширины, например 0.01, но не больше -n партий
cli-seats = кто играет: один бот за всех или свой бот за каждую сторону; если не указано, random
cli-study-seed = начальное число, целое; если не указано, 0; с тем же числом партии повторятся
cli-file = хранить исследование в этом файле SQLite и продолжать с места остановки
cli-csv = записать таблицу партий
cli-workers = сколько ядер процессора занять; если не указано, все
cli-cluster = адрес кластера dask, на котором играются партии

## Ошибки: уроки

error-lesson = В { $game } нет урока «{ $name }». Уроки: { $allowed }.
error-lesson-file = { $file } не читается: { $problem }
error-lesson-field = Шаг { $step }: поля «{ $field }» нет. Поля: { $allowed }.
error-lesson-value = Шаг { $step }: «{ $field }» может быть только { $allowed }.
error-lesson-kind = Шаг { $step }: поля «{ $field }» нет, или это не { $kind }.
error-lesson-step = { $file } называет шаг «{ $step }», которого там нет. Шаги: { $allowed }.
error-lesson-rule = Шаг { $step }: «{ $field }» называет правило «{ $rule }», которого нет в игре.
error-lesson-question = Шаг { $step }: не удаётся составить вопрос. { $problem }
error-lesson-no-step = В этом уроке нет шага «{ $step }». Шаги: { $allowed }.
error-lesson-over = Урок окончен: вопросов больше нет.
error-lesson-code = «{ $code }» — не код этого урока. В коде 8 знаков, он внизу страницы.
cli-lesson = напечатать лист для учеников и страницу учителя к уроку или проверить урок
cli-lesson-name = имя урока; если не указано, будут показаны все
cli-lesson-sheet = записать лист для учеников в этот файл HTML, для печати
cli-lesson-teacher = записать страницу учителя в этот файл HTML
cli-lesson-seed = начальное число, целое; если не указано, 1917; с тем же числом вопросы те же, что на экране
cli-lesson-seeds = с --lint: для скольких вариантов проверить ответы, даже если вопрос составляется долго; если не указано, 200, а для долгих вопросов 6
error-seeds = «{ $value }» — не число вариантов: нужно целое число от 1 до 10 000.
cli-lesson-version = буква варианта: в другом варианте другие вопросы того же рода
cli-lesson-key = с ответами на отдельной странице
cli-lesson-before = четыре вопроса проверки до урока
cli-lesson-after = четыре вопроса проверки после урока, такие же по сути, но другие
cli-lesson-lint = проверить урок по списку
lesson-clean = Придраться не к чему.
error-lesson-version = «{ $value }» — не вариант. Вариант — одна буква от A до Z.

## Glossary: everything on the board in one sentence

term-hidden = Закрыто
    .text = Вам нельзя знать, что здесь лежит; рубашка ничего не выдаёт.
term-check = Выбрано или выполнено
    .text = Галочка отмечает выбранное, выполненное или завершённое.
term-hand = Рука
    .text = Карты, которые видит только их владелец.
term-reconstructed = Восстановлено
    .text = Напечатанное число нам неизвестно; наше согласуется со всем, что известно.

## Entries of a position, in the editor

entry-step = Шаг
entry-seat = Кто решает
entry-round = Раунд
place-deck = колода
place-box = в коробке
place-row = в ряду
place-discard = сброс
place-war = на войне
place-area = область
place-attached = прикреплено здесь
place-hand = рука
place-returned = возвращено
place-concluded = заключено
place-new = только что нанято
place-played = сыграно
place-stack = стопка
place-top = сверху
place-captured = захвачено
place-out = вне игры
place-shown = показано
place-under = под ним
place-waiting = ждут
place-aside = отложено
place-graveyard = кладбище
place-removed = убрано
place-available = открытые
place-completed = выполненные
place-failed = проваленные
place-second-period = второй период
place-third-period = третий период
error-position-link = В этом адресе нет позиции, которую можно прочесть. Возможно, потерян его конец.
error-position-file = В этом файле нет позиции, которую можно прочесть.
error-position-number = Здесь нужно число, а «{ $value }» — не число.
error-class-paused = Учитель остановил работу: посмотрите на доску.
error-class-link = По этой ссылке нет страницы, которую можно открыть классу. Страницы: { $allowed }.
error-lab-sample = Для выборки нужна хотя бы одна законченная партия.

# Изменённые правила

changed-title = { $title } (правила изменены)
changed-now = { " " }Изменённое правило: { $now }
changed-rule = изменённое правило
changed-rule-at = изменённое правило; в печатной книге: { $place }
error-change-unknown = В игре { $game } нет ни функции правил, ни параметра «{ $name }». Какие функции есть у правила, скажет game.rulebook.functions(правило).
error-change-near = В игре { $game } нет ни функции правил, ни параметра «{ $name }». Может быть, вы имели в виду: { $near }?
error-change-several = Функций правил с именем «{ $name }» несколько. Скажите, какая: game.changed(**{"{"}"файл.имя": функция{"}"}). Есть: { $allowed }.
error-change-function = Чтобы изменить «{ $name }», нужна функция, записанная через def, а не { $value }.
error-change-takes = { $function } принимает ({ $given }){ $where }. То, что заменяет { $name }, принимает ({ $wanted }).
error-change-answer = { $function } возвращает { $value }{ $where }. Нужно целое число: правило, которое запрещает, или Rule.ALLOWED.
error-change-endless = С этим изменением партия не доходит до следующего решения: что-то продолжается без конца.
error-change-source = Текст { $function } неизвестен, или функции нужно то, что нельзя записать. Определите её в ячейке или в файле и обойдитесь числами, функциями и импортами; тогда партию можно сохранить.
error-change-text = Сохранённая функция вместо «{ $name }» не работает. { $problem }
error-change-trust = В этой партии действуют функции, которые кто-то написал: { $names }. Они выполняются, только если вы им доверяете: gamekit.load_match(path, trust=True).
error-change-entries = Изменения в этом файле повреждены.
error-change-prepared = В игре { $game } нет готового изменения «{ $name }». Есть: { $allowed }.
error-change-box = Клетки таблиц меняют так: box={"{"}файл: {"{"}строка: {"{"}столбец: значение{"}"}{"}"}{"}"}, а не { $value }.
error-change-file = В коробке нет файла «{ $name }». Есть: { $allowed }.
error-change-row = В { $file } нет строки «{ $name }». Есть: { $allowed }.
error-change-column = { $file }, строка { $row }: столбца «{ $name }», который можно изменить, нет. Есть: { $allowed }.
error-game-endless = Партия { $game } не кончается: она остановлена, когда решений стало { $most }, больше, чем бывает по этим правилам. Подробнее скажет gamekit.testing.check_changed.
changed-all-ended = Кончились все партии ({ $games }).
changed-ended = Кончились не все партии: { $ended } из { $games }.
changed-stuck = Партии, в которых никто не может ничего сделать, хотя игра не окончена: { $games }.
changed-endless = Партии, которые тянутся дольше, чем бывает в игре: { $games }.
changed-lost = Что-то пропадает или берётся ниоткуда: { $what }.
changed-positions = Позиции с теми же ходами, что и по печатным правилам: { $same }; с другими ходами: { $other }.
changed-printed = печатные правила

# Страницы без сервера
site-starting = В браузере запускается Python. Читать можно уже сейчас.
site-slow = Всё ещё загружается. При медленной связи первый раз занимает около минуты, потом ждать не придётся.
site-working = Python считает. Некоторые вопросы занимают здесь несколько секунд.
site-failed = Страница не смогла запуститься в вашем браузере. Загрузите её ещё раз; нужен современный браузер.
site-offline = Сети нет, а на устройстве этой страницы ещё нет. Откройте её один раз при работающей сети.
site-full = Это устройство ничего не сохраняет: если закрыть страницу, пройденное пропадёт.
site-noscript = Странице нужен JavaScript: игра работает прямо в браузере.
site-licences = Лицензии
site-licences-about = Что входит в этот сайт и на каких условиях.
site-written = Сайт записан в { $folder }: страниц — { $pages }, { $size } МБ. Попробуйте: { $command }
error-site-runtime = В папке { $folder } нет среды выполнения. Не хватает: { $missing }.
error-site-compile = Среда выполнения не смогла подготовить страницы: { $problem }
error-site-folder = Папка { $folder } не пуста, и сайт в неё писали не мы: в ней ничего не тронуто. Назовите другую.
error-site-alone = К своим картам или позиции нужно назвать одну страницу: --page ИМЯ.
error-site-board = Странице { $page } свои карты и позиция не подходят: карты — для поля или его шансов, позиция — для поля.
cli-publish = записать страницы, которым не нужен сервер, в папку
cli-site = папка сайта
cli-runtime = папка со средой выполнения, распакованной из её пакета; иначе страницы берут её с открытого адреса
cli-site-page = только одна страница, по имени её тетради
cli-site-box = папка с вашими картами для этой страницы
cli-position = файл с позицией, с которой начинается партия

cli-compare = сравнить изменённые правила с печатными на одних и тех же партиях
cli-change = готовое изменение правил игры; можно указать несколько раз
error-compare-change = Скажите, что изменить: `gamekit compare { $game } --change ИМЯ`. Есть: { $allowed }.
error-compare-n = После -n нужно число партий, например 10000; «{ $value }» — не число партий.

error-results-folder = Папки «{ $folder }» с результатами нет.
error-result = { $file } — не результат урока.
error-result-changed = { $file }: файл изменён, или он от другой версии урока.

## Задачи

cli-puzzle = решить задачу: найти ход, который явно лучше всех
cli-puzzle-number = какая из задач игры, с 1; если не указать, перечисляются все
cli-puzzle-seed = составить новую задачу из партии ботов; начальное число этой партии, целое
cli-puzzle-n = в скольких раскладах испытывается каждый ход; если не указать, 2000
cli-puzzle-file = записать задачу с ключом в этот файл JSON, вместо вопроса
cli-puzzle-answer = ход, чтобы о нём не спрашивали
puzzle-line = { $number }  { $prompt } — найдите лучший ход
puzzle-ask = Ваш ход: его номер или слова:
puzzle-right = Верно.
puzzle-wrong = Есть ход лучше: { $move }
puzzle-about = Каждый ход испытан в возможных раскладах, их { $n }; дальше играет { $bot }; интервалы 95-процентные; начальное число { $seed }.
error-puzzle-number = «{ $value }» — нет такой задачи. Всего их { $all }.
error-puzzle-moves = В этой позиции нечего выбирать.
error-puzzle-unclear = Здесь нет хода явно лучше других: испытано раскладов { $n }, и ни у одного хода интервал не лежит выше всех остальных.
error-puzzle-none = С начальным числом { $seed } задачи не нашлось. Попробуйте другое.
