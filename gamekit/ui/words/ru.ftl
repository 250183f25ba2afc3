## The page around a board

ui-moves = Ваши ходы
ui-rule = Какое правило действует
ui-why = Почему нельзя?
ui-why-thing = Почему не { $thing }?
ui-why-first = Сначала ответьте: «{ $question }»
ui-close = Закрыть
ui-log = Журнал
ui-log-lines = { $number ->
    [one] { $number } запись
    [few] { $number } записи
   *[many] { $number } записей
}
ui-rules = Правила
ui-rules-search = Искать в правилах
ui-rules-found = { $number ->
    [one] { $number } правило
    [few] { $number } правила
   *[many] { $number } правил
}
ui-rules-none = Правил с этими словами нет.
ui-ruling = Мы решили так, потому что: { $reason }
ui-status-rulebook = из книги правил
ui-status-ruling = наше решение
ui-status-reconstructed = реконструкция
ui-status-changed = изменённое правило
ui-undo = Отменить
ui-undo-locked = Отмена недоступна. { $reason }
ui-new = Новая партия
ui-start = Начать
ui-seed = Начальное число
ui-player = Кто играет: { $seat }
ui-human = человек
ui-scripted = сами правила
ui-on = да
ui-off = нет
ui-speed = Темп бота
ui-speed-slow = медленно
ui-speed-fast = быстро
ui-speed-off = сразу
ui-curtain = Передайте экран. Теперь решает: { $seat }
ui-curtain-text = Пусть никто другой не смотрит на экран. Пока ничего не показано.
ui-curtain-open = { $seat }: показать мою сторону
ui-failed = Что-то пошло не так. Партия осталась как была.
ui-not-taken-up = Продолжить с того же места не удалось
ui-not-opened = Файл не открыт
ui-board = Игровое поле
ui-hand = Карты
ui-jumps = На этой странице
ui-jump-hand = Карты
ui-jump-log = Журнал
ui-jump-rules = Правила
ui-language = Язык
ui-rule-mark = Правило: { $title }
ui-portraits = Портреты игр
ui-portraits-about = Какова каждая игра? Все числа измерены в партиях одинаково сильных ботов, и у каждого есть интервал 95 %: полоса — само число, скобки — интервал. Ниже о каждой игре сказано словами{ $again ->
        [yes] , и её можно измерить заново
       *[no] {""}
    }.
ui-portraits-games = Каждая игра словами
ui-portraits-alone = место одно: побед { $value }
ui-portraits-none = не измерено
ui-portraits-stale = С тех пор правила или боты изменились. Измерьте заново — кнопка ниже.
ui-portraits-begin = начало
ui-portraits-end = конец
ui-portraits-seat = Место
ui-portraits-wins = Победы
ui-portraits-decisions = Решения
ui-portraits-forced = Вынужденные
ui-portraits-hidden = Скрыто, бит
ui-portraits-again = Измерить заново, партий: { $n }
ui-portraits-measuring = Измеряем: партии разбираются ход за ходом…
ui-portraits-sources = Откуда эти идеи
ui-hint = Показать шансы
ui-hint-warming = Один раз, около полуминуты: симуляции компилируются для этого компьютера. Можно играть дальше.
ui-hint-playing = Разыгрываем ходы…
ui-hint-chance = { $chance } % ({ $low }–{ $high })
ui-hint-best = Пока лучший ход: { $move }, { $chance } %.
ui-hint-about = Шанс победить. Каждый ход испытан в раскладах, которые возможны при том, что вы видели; их { $number }. Их вероятности такие, как если бы остальные выбирали вслепую из разрешённых ходов. Дальше за все стороны играет бот: { $bot }. В скобках — 95-процентный интервал.
ui-asked = Что делать сейчас
ui-now = К текущему ходу
ui-score = Счёт
ui-next = Дальше
ui-skip = К моему ходу
ui-again = Новая партия
ui-replay = Смотреть с начала
ui-replay-back = Шаг назад
ui-replay-on = Шаг вперёд
ui-replay-at = { $number } из { $all }
ui-looking-back = Вы смотрите, как шла партия
ui-branch = Играть отсюда в копии
ui-acts = Действует сторона: { $seat }
ui-goes-on = Партия идёт дальше
ui-legend = Знаки на этом поле
ui-result = Итог
ui-round = Раунд
ui-save = Сохранить партию в файл
ui-load = Открыть партию из файла
ui-load-file = Файл
ui-log-all = Все записи
ui-log-few = Последние записи
ui-log-everybody = все
ui-log-which = Какие записи
ui-log-rounds = все раунды
ui-log-round-wish = Какой раунд
ui-log-round = Раунд { $number }
ui-first-time = Впервые здесь? Пять минут — и вы играете
ui-coach = Как здесь всё устроено
ui-coach-1 = Вопрос отмечен оранжевой чертой, рядом с ним — ответы.
ui-coach-2 = Всё в синей рамке тоже можно нажать.
ui-coach-3 = Остальное на нажатие отвечает правилом: почему нельзя.
ui-coach-close = Понятно
ui-jump-board = Поле
ui-jump-new = Новая
ui-jump-together = Стол

## A match with others

ui-together = Играть вместе
ui-together-about = Каждый за своим устройством и видит только то, что положено знать его стороне.
ui-together-share = Начать партию для других
ui-together-join = Код партии
ui-together-match = { $game }: партия на нескольких устройствах
ui-together-choose = Выберите место. Увидев карты одной стороны, пересесть за другую уже нельзя.
ui-together-full = Все места заняты. Те, кто играет, могут разрешить зрителей.
ui-together-invite = Остальные входят по коду, ссылке или QR-коду:
ui-together-link = Ссылка на эту партию
ui-together-qr = QR-код ссылки на эту партию
ui-together-code = код { $code }
ui-together-sit = Сесть сюда
ui-together-you = это вы
ui-together-somebody = занято
ui-together-free = свободно
ui-together-kept = место ждёт: { $who }
ui-together-bot = Пусть играет бот
ui-together-no-bot = Убрать бота
ui-together-watch = Только смотреть
ui-together-watching-on = Разрешить зрителей
ui-together-watching-off = Без зрителей
ui-together-stand = Уступить своё место
ui-together-leave = Выйти из партии
ui-together-waits = Здесь пока никого: { $seat }. Войти можно по коду { $code }

## Страница шансов

ui-lab = шансы
ui-lab-ask = Вопрос
ui-lab-number = Партии
ui-lab-reconstructed = Некоторые числа на компонентах восстановлены нами. Насколько от них зависит результат, можно измерить: gamekit.lab.sensitivity.
ui-lab-n = Партий: { $number }; интервалы 95-процентные; начальное число { $seed }.
ui-lab-before = было { $chance }
ui-lab-warming = Быстрые расчёты готовятся, один раз: около полуминуты. Пока отвечают сами правила, партий меньше.
ui-lab-playing = Играем партии: { $number }…
ui-lab-rate = Сыграно партий: { $done } из { $number }, { $rate } в секунду…
ui-lab-plain = Партии играет ваш браузер по самим правилам: их гораздо меньше, чем на сервере, поэтому интервалы шире.
ui-plain-odds = Это меньше, чем на сервере: партии играет ваш браузер по самим правилам.
ui-lab-stop = Остановить
ui-lab-numbers = Все числа с интервалами
ui-lab-png = PNG
ui-lab-csv = Скачать CSV
ui-lab-python = Показать код на Python
ui-lab-compare = Сравнить две настройки
ui-lab-compare-how = Закрепите эту настройку и что-нибудь измените. Обе разыгрываются на одних и тех же картах, так что разница — только от изменения.
ui-lab-compare-now = сейчас
ui-lab-compare-same = Пока обе настройки одинаковы. Измените что-нибудь.
ui-lab-compare-n = B минус A в процентных пунктах, на одних и тех же партиях (их { $number }, начальное число { $seed }); в скобках — 95-процентный интервал.
ui-lab-found-more = больше при B
ui-lab-found-less = меньше при B
ui-lab-found-same = разница не видна
ui-lab-pin = Закрепить как { $name }
ui-lab-unpin = Открепить { $name }
ui-lab-plot-wins = Кто побеждает
ui-lab-plot-endings = Чем кончаются партии
ui-lab-plot-fan = По раундам
ui-lab-plot-control = Кто держит карту в конце
ui-lab-plot-means = Откуда берутся очки
ui-lab-plot-scores = Очки в конце
ui-lab-plot-length = Сколько длятся партии

## The rules as a book

ui-book = правила
ui-book-contents = Содержание
ui-book-status = Откуда мы их знаем
ui-book-all = все правила
ui-book-found = Найдено правил
ui-book-switch = Настройка партии: { $option }.
ui-book-rulings = Наши решения
ui-book-rulings-about = Где печатные правила молчат или противоречат себе, мы решили вопрос сами. Здесь все такие решения в одной таблице.
ui-book-ruling-rule = Правило
ui-book-ruling-how = Как мы решили
ui-book-ruling-why = Почему
ui-book-glossary = Словарик
ui-book-glossary-about = Всё, что вы видите на поле, в одном предложении.

## Lessons

ui-lesson = Этот урок
ui-lesson-step = шаг { $number } из { $all }
ui-lesson-question = вопрос { $number } из { $all }
ui-lesson-number = Ваше число
ui-lesson-free = Ваши слова
ui-lesson-moves = Ходы списком
ui-lesson-tries = Что можно попробовать, списком
ui-lesson-go = Дальше
ui-lesson-go-now = Дальше, с того места, где партия сейчас
ui-lesson-board-waits = Партия на поле внизу до этого ещё не дошла.
ui-lesson-board-says = На вашем поле: { $answer }
ui-lesson-board-not = Мы играли не здесь
ui-lesson-right = Верно.
ui-lesson-wrong = Пока нет.
ui-lesson-predicted = Ваш прогноз: { $answer }.
ui-lesson-next = Дальше
ui-lesson-again = Ещё раз
ui-lesson-alike = Ещё один пример, без помощи
ui-lesson-same = Ещё раз то же, без помощи
ui-lesson-solution = Вот как это делается
ui-lesson-code = Чтобы продолжить потом или на другом компьютере, запишите код:
ui-lesson-result = Сохранить мой результат в файл
ui-lesson-resume = Продолжить по коду
ui-lesson-variant = Ваш вариант: { $seed }. У других другие числа.
ui-lesson-back = На шаг назад
ui-lesson-path-quick = Короткий путь, шагов: { $number }
ui-lesson-path-all = Все шаги: { $number }
ui-lesson-finished = Вы дошли до конца.
ui-lesson-finished-quick = Это был короткий путь: для первой партии хватит.
ui-lesson-repeat = Что повторить
ui-lesson-to-step = К шагу { $number }
ui-lesson-score = С первой попытки: { $number } из { $all }.
ui-lesson-before = До урока
ui-lesson-after = После урока
ui-lesson-quiz-before = Вопросы до урока: { $number }
ui-lesson-quiz-after = Вопросы после урока: { $number }
ui-lesson-score-before = Верно до урока: { $number } из { $all }.
ui-lesson-score-after = Верно после урока: { $number } из { $all }.
ui-lesson-noted = Записано.
ui-lesson-leave = Пропустить эти вопросы
ui-lesson-slide = Шаг { $number } из { $all }: дальше
ui-lesson-parting = Здесь ваш прогноз разошёлся с ходом бота.
ui-lesson-source = Код этой строки
ui-lesson-passed = С первой попытки верно { $number } из { $all }: зачёт. Нужно { $least }.
ui-lesson-not-passed = С первой попытки верно { $number } из { $all }. Нужно { $least }: пройдите последний раздел ещё раз.
ui-class-none = Здесь ничего не считают: странице класса нужен сервер (gamekit serve --class).
ui-class-tries = Верно с первого раза
ui-class-first = { $good } из { $all }
ui-class-gained = Изменение: { $gain } (95-процентный интервал, как если бы все ответы были независимы).
ui-class-stumbles = Правила, на которых спотыкается класс

## Signs of pupils

ui-colour-orange = Оранжевый
ui-colour-green = Зелёный
ui-colour-yellow = Жёлтый
ui-colour-blue = Синий
ui-colour-red = Красный
ui-colour-violet = Фиолетовый
ui-colour-grey = Серый
ui-animal-wolf = волк
ui-animal-bear = медведь
ui-animal-hare = заяц
ui-animal-hedgehog = ёж
ui-animal-badger = барсук
ui-animal-tiger = тигр
ui-animal-lion = лев
ui-animal-falcon = сокол
ui-animal-crane = журавль
ui-animal-dolphin = дельфин
ui-animal-camel = верблюд
ui-animal-giraffe = жираф
ui-animal-penguin = пингвин
ui-animal-raccoon = енот
ui-animal-crab = краб
ui-animal-raven = ворон

## Редактор позиций

ui-editor = редактор позиций
ui-editor-choose = Выберите предмет, затем щёлкните, куда его положить
ui-editor-where = Куда положить: { $thing }?
ui-editor-cannot = Так пока быть не может
ui-editor-first = Сначала выберите предмет: на поле или в списке.
ui-editor-no-place = Выбранный предмет там лежать не может.
ui-editor-undrawn = Такую позицию пока не нарисовать.
ui-editor-play = Играть отсюда
ui-editor-link = Ссылка для класса
ui-editor-file = Сохранить в файл
ui-editor-things = Предметы и их места
ui-editor-away = Убрать
ui-editor-here = сюда
ui-editor-lay = Положить сюда: { $place }
ui-editor-unseen = и закрытых, числом
ui-editor-entries = Ход, маркеры, числа
ui-editor-kept = Осталось как было: { $entries }.
ui-editor-options = Настройки и игроки
ui-editor-viewer = Чей взгляд
ui-editor-decides = того, кто решает
ui-editor-start = С чего начать
ui-editor-game = Игра
ui-editor-seed = Начальное число
ui-editor-blank = Пустой стол
ui-editor-load = Позиция из файла

## The teacher's console

ui-console = пульт учителя
ui-console-here = здесь: { $number } из { $all }
ui-console-playing = { $number ->
    [one] { $number } партия
    [few] { $number } партии
   *[many] { $number } партий
}
ui-console-paused = Класс ждёт
ui-console-look = { $number ->
    [one] { $number } ученику нужна помощь
   *[other] { $number } ученикам нужна помощь
}
ui-console-well = Работа идёт
ui-console-empty = Сейчас никого нет
ui-console-pause = Остановить
ui-console-go-on = Продолжить
ui-console-show = Показать ответы
ui-console-hide = Скрыть ответы
ui-console-pair = Посадить парами: { $game }
ui-console-pair-chosen = Посадить выбранных: { $game }
ui-console-pupils = Ученики
ui-console-press = нажмите, чтобы выбрать
ui-console-nobody = Пока никто не вошёл. Адрес и код — в разделе «Вход».
ui-console-since = { $number ->
    [0] только что
    [one] уже { $number } минуту
    [few] уже { $number } минуты
   *[many] уже { $number } минут
}
ui-console-away = нет связи
ui-console-in-match = партия { $code }
ui-console-joined = на месте
ui-console-alone = { $game }: ходов { $number }
ui-console-matches = Партии
ui-console-boards = нажмите, чтобы увидеть поле
ui-console-turn = ходит: { $seat }, { $number ->
    [0] только что
    [one] уже { $number } минуту
    [few] уже { $number } минуты
   *[many] уже { $number } минут
}
ui-console-expected = { $sign } (ждём)
ui-console-bot = бот
ui-console-seated = гость
ui-console-free = место свободно
ui-console-deed-seat = Освободить место: { $seat }
ui-console-set = Задание
ui-console-open-now = Сейчас открыто: { $page }
ui-console-page = Страница
ui-console-open = Открыть всем
ui-console-open-chosen = { $number ->
    [one] Открыть { $number } ученику
   *[other] Открыть { $number } ученикам
}
ui-console-link = Вставьте ссылку и нажмите Enter: она откроется
ui-console-let-go = Пусть каждый идёт, куда хочет
ui-console-game = Игра для пар, задач и выборки
ui-console-editor = Расставить позицию
ui-console-stuck = Где застряли
ui-console-why-not = «почему нельзя?» и ошибки
ui-console-times = { $number ->
    [one] { $number } раз
    [few] { $number } раза
   *[many] { $number } раз
}, { $pupils ->
    [one] { $pupils } ученик
    [few] { $pupils } ученика
   *[many] { $pupils } учеников
}
ui-console-minutes = { $number ->
    [0] сейчас
   *[other] { $number } мин
}
ui-console-has-left = { $sign } (нет связи)
ui-console-deed-bot = Пусть играет бот: { $seat }
ui-console-look-there = Посмотреть
ui-console-puzzle = задача { $number }
ui-console-own-puzzle = задача учителя
ui-console-number = Задача
ui-console-path = Путь
ui-console-step = Начать с шага
ui-console-first-step = с первого
ui-console-seed = Вариант: один для всех (пусто — у каждого свой)
ui-console-copy = Скопировать ссылку
ui-console-join = Вход
ui-console-large = Показать крупно
ui-console-earlier = Прежние вопросы
ui-console-pin = нажмите, чтобы показать
ui-console-keep-shown = Не убирать
ui-console-far = { $number ->
    [one] Ещё { $number } число слишком далеко и не нарисовано.
    [few] Ещё { $number } числа слишком далеко и не нарисованы.
   *[many] Ещё { $number } чисел слишком далеко и не нарисованы.
}
ui-console-privacy = Здесь нет имён
ui-console-no-names = Ученики — это знаки; кто за каким, знают только в классе. Когда занятие окончено, от него ничего не остаётся: ни ответов, ни партий, ни страниц. Записанные коды действуют и дальше.
ui-console-export = Сохранить в CSV, без знаков
ui-console-end = Закончить урок
ui-console-really = Все знаки, ответы и партии этого класса будут стёрты. Что не сохранено, пропадёт.
ui-console-erase = Стереть всё
ui-console-ended = Занятие окончено, и всё о нём стёрто. Для нового занятия остановите сервер и запустите его снова.
ui-console-keep = Ещё нет
ui-console-answered = { $number ->
    [one] { $number } ответ
    [few] { $number } ответа
   *[many] { $number } ответов
}
ui-console-right = верно сразу:
ui-console-hidden = ученики не видят
ui-console-seconds = { $number } с
ui-console-dots = Чисел точками: { $number }
ui-console-behind = Серым за точками — верные числа других пар (вопросов: { $number }).
ui-console-class = Как ответил класс
ui-paused = Минуту внимания
ui-paused-text = Урок остановлен. Вы продолжите с того же места, { $sign }.
ui-console-sample-title = Наши партии как выборка
ui-console-sample-ready = { $number ->
    [one] { $number } законченная партия
    [few] { $number } законченные партии
   *[many] { $number } законченных партий
} этой игры
ui-console-sample = Насколько мы необычны?
ui-console-sample-warming = Программа готовится, один раз: около полуминуты.
ui-console-sample-playing = Идут 1 000, потом 10 000, потом 100 000 партий…
ui-console-sample-what = Что
ui-console-sample-ours = Мы
ui-console-sample-simulated = Компьютер
ui-console-sample-tail = Просто случайно

## Разбор партии

ui-review = Разбор партии
ui-review-jump = Разбор: удача или выбор?
ui-review-moments = { $number ->
    [0] Ни один ход не решил партию в одиночку
    [one] Партию решило { $number } событие
    [few] Партию решили { $number } события
   *[other] Партию решили { $number } событий
 }
ui-review-whose = Чьи шансы показаны
ui-review-warming = Программа один раз готовит быстрые расчёты для этого компьютера. Первая кривая — по медленным.
ui-review-playing = Доигрываем из каждого положения…
ui-review-judging = Оцениваем выбор по тому, что было известно…
ui-review-among = Играем партии для сравнения…
ui-review-more = Посчитать точнее
ui-review-curve = Шансы на победу, %
ui-review-curve-told = Шансы на победу: от { $start } % в начале до { $end } % в конце
ui-review-mine = свой выбор
ui-review-other = чужой выбор
ui-review-chance = случай
ui-review-of = выбор: { $seat }
ui-review-band = интервал 95 %
ui-review-as-known = перед своим выбором, по тому, что было известно
ui-review-moved = Что меняло шансы, часть за частью (самый высокий столбец: { $most } п. п.)
ui-review-wait = Переломы ещё ищем: называем только то, что отличимо от 0.
ui-review-no-turn = Ни одно изменение нельзя уверенно отличить от 0. Может быть, помогут более точные расчёты.
ui-review-happened = Случилось
ui-review-played = Сыграно
ui-review-better = Лучше
ui-review-missed = (бот, который доигрывает, его тоже не видит: в шансах этого хода нет)
ui-review-chance-then = Шансы перед этим
ui-review-then-known = { $chance }; по тому, что было известно, { $known }
ui-review-rare = Насколько редко
ui-review-rare-good = { $share } % того, что могло выпасть, не хуже [от { $low } до { $high }]
ui-review-rare-bad = { $share } % того, что могло выпасть, не лучше [от { $low } до { $high }]
ui-review-points = процентные пункты
ui-review-show = Показать поле
ui-review-hide = Убрать поле
ui-review-play = Играть отсюда
ui-review-before = Поле перед этим: { $moment }
ui-review-after = Поле после этого: { $moment }
ui-review-start = В начале
ui-review-end = Итог
ui-review-sum = Удача и выбор
ui-review-told = Словами
ui-review-known = По тому, что было известно тогда, свой выбор изменил { $known }; остальное, { $hidden }, — из-за скрытого.
ui-review-how = Как это посчитано
ui-review-fact-n = Партий из каждого положения
ui-review-fact-bot = Все доигрывают как
ui-review-fact-worlds = Оценено решений
ui-review-fact-seed = Начальное число
ui-review-judged = { $done } из { $all }; раскладов на каждое: { $worlds }
ui-review-fair = Выбор оценивается по тому, что было известно тогда, а не по тому, что выпало потом: ход испытан в возможных раскладах, вероятных так, как если бы остальные выбирали вслепую. Лучший ход назван, только если интервал не содержит 0. То, что делают правила, считается случаем. Начало, случай и выбор в сумме дают итог.
ui-review-bet-first = Сначала сделайте ставку в уроке выше: отчего партия кончилась именно так — от выбора, от случая или от начала. Тогда здесь появится разбор.
ui-review-bet-choice = выбор игроков
ui-review-bet-luck = случай
ui-review-bet-start = начало
ui-review-bet-sure = Ваша ставка: { $bet }. Самая большая часть в этой партии: { $most }.
ui-review-bet-unsure = Ваша ставка: { $bet }. Похоже, самая большая часть в этой партии: { $most }. Но интервалы перекрываются, и уверенным быть нельзя.

## Лаборатория правил

ui-rl = Лаборатория правил
ui-rl-state = Лаборатория правил · { $change }
ui-rl-printed = печатные правила
ui-rl-game = Игра
ui-rl-change = Что, если …?
ui-rl-choose = Что бы вы изменили?
ui-rl-none = Выберите вопрос, переключатель или число.
ui-rl-prepared = Вопросы
ui-rl-switches = Переключатели
ui-rl-numbers = Числа
ui-rl-switch = Что, если бы было так: { $name }: { $value }?
ui-rl-cell = Что, если бы { $cell } было { $value }?
ui-rl-any-number = число из коробки
ui-rl-file = Файл
ui-rl-row = Строка
ui-rl-column = Столбец
ui-rl-number = Новое число
ui-rl-words = Правило словами
ui-rl-rule = Правило
ui-rl-now = Теперь: { $now }
ui-rl-code = Правило как код
ui-rl-lines = старых строк: { $old }, новых: { $new }
ui-rl-no-code = Отдельной функции у этого правила нет: о нём говорят компоненты и таблицы.
ui-rl-check = Это всё ещё игра?
ui-rl-does = Что из этого выходит
ui-rl-mine = изменённые правила
ui-rl-interval = 95 %
ui-rl-difference = разность
ui-rl-same = Нельзя отличить от «ничего не изменилось»
ui-rl-guess = Сначала предскажите: с этим изменением { $seat } побеждает чаще?
ui-rl-guess-more = чаще
ui-rl-guess-less = реже
ui-rl-guess-same = примерно так же
ui-rl-run = Сыграть
ui-rl-more = Сыграть партии: { $number }
ui-rl-compiling = Изменённые правила компилируются: до полуминуты.
ui-rl-playing = Идут партии по обоим правилам…
ui-rl-pairs = Одни и те же раздачи по обоим правилам, парами: { $number }; { $bot }; начальное число { $seed }. Разности: у побед стороны «{ $seat }» свой интервал 95 %; у остальных итогов интервалы 95 % верны все разом.
ui-rl-sentence = Одной фразой
ui-rl-right = Вы это предсказали.
ui-rl-wrong = Вы предсказали другое. О чём вы не подумали?
ui-rl-verdict-more = { $seat }: побед больше на { $points } п. п. [{ $low }; { $high }].
ui-rl-verdict-less = { $seat }: побед меньше на { $points } п. п. [{ $low }; { $high }].
ui-rl-verdict-same = { $seat }: по этим партиям нельзя сказать, больше стало побед или меньше [{ $low }; { $high }].
ui-rl-wins = Побед: { $seat }
ui-rl-decisions = Решений за партию
ui-rl-rounds = Раундов за партию
ui-rl-board = Сыграть на поле
ui-rl-python = На Python
ui-rl-own = В тетради функцию можно написать самому. На этой странице ничего из того, что ввёл посетитель, не выполняется.

## Задачи

ui-puzzle = Задачи
ui-puzzle-own = Своя позиция
ui-puzzle-number = Задача { $number } из { $all }
ui-puzzle-find = Один ход явно лучше всех. Найдите его.
ui-puzzle-none = У этой игры пока нет задач.
ui-puzzle-right = Верно: { $chance } %; у следующего хода { $next } %.
ui-puzzle-wrong = Лучший ход: { $move } — { $chance } %. У вашего { $own } %.
ui-puzzle-next = Следующая задача
ui-puzzle-judging = Ходы этой позиции проверяются…
ui-puzzle-chances = Что обещает каждый ход
ui-puzzle-about = { $graded ->
    [yes] Насколько хорош исход, от 0 до 100
   *[no] Шанс победить, в процентах
}, с 95-процентными интервалами. Каждый ход испытан в раскладах, возможных при том, что видно с этого места; их { $number }, и все считаются равновероятными. Дальше за всех играет { $bot }. Начальное число { $seed }.
ui-puzzle-yours = ваш
ui-editor-puzzle = Как задача

## Spaced repetition

ui-lesson-earlier = Вопрос из прошлого урока: тогда вы ошиблись в этом правиле.
ui-lesson-carry = Эти правила вернутся на следующем уроке этой игры. На другом устройстве введите там код:
ui-lesson-brought = { $number ->
    [one] { $number } правило вернётся на проверках этого урока.
    [few] { $number } правила вернутся на проверках этого урока.
   *[many] { $number } правил вернутся на проверках этого урока.
}

ui-rl-claim = Измените утверждение
ui-rl-claim-predict = Это правило что-то говорит о прошлом. Предскажите: чем станет игра без него?
ui-rl-claim-conclude = Посмотрите на разности. Говорит ли игра о прошлом то же самое? Назовите число, по которому это видно.
ui-rl-claim-source = Какой из этих источников спорит с печатным правилом? Вы оставите правило, измените или уберёте?

ui-exercise-title = Упражнения
ui-exercise-about = Измените код на Python и запустите: проверка скажет, что не так. Он работает в вашем браузере, не дольше { $seconds } секунд, и остаётся на этом устройстве.
ui-exercise-run = Запустить и проверить
ui-exercise-running = Python работает…
ui-exercise-anew = Как было
ui-exercise-line = строка { $line }: { $error }
ui-exercise-late = Это длилось больше { $seconds } секунд, и программу остановили. Нет ли в ней бесконечного цикла?
