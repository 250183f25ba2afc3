## The game

game-title = Восстание
game-about = Подполье поднимает пять районов имперской столицы. Оно скрывает свои планы, а Империя следит, гадает и бьёт.
game-aim = Сопротивление побеждает, захватив три района (район захвачен, когда его карты выполнили задание), Империя — продержавшись восемь раундов.

## Sections of the rulebook

section-components = Компоненты
section-setup = Подготовка к игре
section-terms = Основные термины
section-marking = Фаза 1: выбор районов
section-planning = Фаза 2: планирование операции
section-defence = Фаза 3: оборона районов
section-tokens = Жетоны власти
section-operation = Фаза 4: проведение операции
section-capturing = Фаза 5: задания и захват районов
section-missions = Примечания к картам заданий
section-end-of-round = Фаза 5: конец раунда
section-decisive = Решающая операция
section-end = Конец игры
section-capitol = Режим «Капитолий»

## Rules: what is in the box

rule-deck = Колода Сопротивления
    .text = В колоде 24 карты: «Мятеж», «Диверсия», «Снаряжение» и «Пропаганда» со значениями от 2 до 6, по одной каждой, и четыре «Провокации» без типа и значения.
rule-missions-reconstructed = Задания, которые пришлось восстановить
    .text = Правила называют восемь заданий из одиннадцати. «Агитация» взята из открытого обзора, «Контрабанда» и «Подпольная сеть» придуманы нами. В настройках партии можно оставить только восемь известных.

## Rules: setup

rule-row-at-start = Случайный ряд
    .text = Пять районов лежат лицом вверх в один ряд, в случайном порядке.
rule-hand-at-start = Первые карты
    .text = Колоду перемешивают. Сопротивление берёт пять карт и никому их не показывает.
rule-tokens-at-start = Жетоны в начале игры
    .text = Все четыре жетона власти лежат перед Империей лицом вверх.
rule-missions-at-start = Четыре задания
    .text = «Революция» участвует всегда. Ещё три задания вытягивают наугад или выбирают до начала партии. Все четыре лежат открыто.

## Rules: who sees what

rule-empire-sees = Что видит Империя
    .text = Империя видит открытые карты и число закрытых карт в каждом месте. Закрытые карты остаются для неё тайной, даже если они ликвидированы или лежат у захваченного района.
rule-resistance-sees = Что видит Сопротивление
    .text = Сопротивление может смотреть все свои карты когда угодно. Неизвестен ему только порядок карт в колоде.

## Rules: marking districts

rule-mark-neighbours = Два соседних района
    .text = Маркер эскалации кладут над двумя незахваченными районами, которые соседствуют в ряду.
rule-row-has-ends = У ряда два края
    .text = Первый и последний районы ряда не соседи. Справа от последнего района ничего нет.
rule-any-pair = Любая пара в каждом раунде
    .text = В каждом раунде можно отметить любых двух соседей, в том числе тех же, что и в прошлый раз.
    .reason = Правила никак не ограничивают этот выбор.
rule-three-districts-left = Районов не меньше трёх
    .text = Когда отмечают районы, в ряду их не меньше трёх.
    .reason = Третий захват завершает игру, поэтому из пяти районов могут выбыть только два. Правила молчат о коротких рядах, но таких и не бывает.

## Rules: planning

rule-plan-from-hand = Карты из руки
    .text = В операцию кладут только карты из руки Сопротивления.
rule-one-open-two-closed = Одна открытая, две закрытые
    .text = В операцию идут три карты: одна лежит лицом вверх, две — лицом вниз.
rule-provocation-face-down = «Провокации» лежат лицом вниз
    .text = «Провокацию» всегда кладут взакрытую. У открытой карты должно быть значение.
rule-two-provocations-at-most = Не больше двух «Провокаций»
    .text = Одна карта операции должна лежать открыто, поэтому «Провокаций» в ней не больше двух. Исключением может быть только последняя рука.
rule-three-provocations = Три «Провокации» напоследок
    .text = Если в последней руке одни «Провокации», все три кладут взакрытую.
    .reason = Правила требуют одну открытую карту, а «Провокации» — всегда закрытыми. Слово «всегда» сильнее.

## Rules: defence

rule-two-tokens = Два жетона за раунд
    .text = Империя разыгрывает ровно два жетона, один за другим. Пропускать их нельзя, и цель всегда найдётся.
rule-token-face-up = Только жетоны лицом вверх
    .text = Разыгранный жетон переворачивают. Он вернётся, только когда будут разыграны все четыре.
rule-planned-cards-only = Только карты операции
    .text = Жетоны действуют на карты над маркером эскалации. Карты в районах и отложенные карты недоступны.
rule-both-on-one-card = Оба жетона на одну карту
    .text = Оба жетона можно разыграть на одну и ту же карту, пока она лежит над маркером.
rule-no-capture-in-defence = Во время обороны захватов нет
    .text = Районы проверяют только после операции, даже если карта попала в район из-за жетона.
rule-surveillance = Слежка
    .text = Слежка открывает одну карту операции. Карта остаётся открытой до конца игры.
rule-surveil-face-down = Слежке нужна закрытая карта
    .text = Карту, которая уже открыта, открыть нельзя.
rule-surveilled-provocation = «Провокация» под слежкой
    .text = «Провокация», открытая слежкой, тут же ликвидируется.
rule-liquidation = Ликвидация
    .text = Одна карта операции выбывает из игры. Она остаётся лежать, как лежала: закрытую карту не открывают.
rule-liquidated-provocation = Ликвидированная «Провокация»
    .text = Ликвидированную «Провокацию» сразу открывают.
rule-disorientation = Дезориентация
    .text = Империя сама кладёт одну карту операции в какой-нибудь район. Карта остаётся открытой или закрытой, как была.
rule-send-to-uncaptured = Не в захваченный район
    .text = Дезориентация не может отправить карту в захваченный район.
rule-send-anywhere = В любой другой район
    .text = Дезориентации доступен любой незахваченный район: под маркером и нет, оцепленный и нет.
rule-cordon = Оцепление
    .text = Оцепление закрывает до конца раунда один из двух районов под маркером эскалации.
rule-cordon-binds-resistance = Оцепление связывает только Сопротивление
    .text = Оцепление мешает Сопротивлению распределять карты, но не мешает Империи их отправлять. Порядок этих двух жетонов любой.
rule-cordon-in-decisive = Оцепление в Решающей операции
    .text = В Решающей операции оцепить можно любой незахваченный район.
    .reason = В этом раунде нет маркера, но правила говорят в нём о неоцепленных районах. Значит, жетон действует, и доступны все районы.
rule-cordon-allows-capture = Оцепленный район можно захватить
    .text = Оцепление мешает только распределению карт. Район всё равно можно захватить, а в конце раунда оцепление снимают.
    .reason = В правилах об этом жетоне сказано только про распределение карт.

## Rules: operation

rule-distribute-in-reach = В отмеченные районы
    .text = Оставшиеся карты кладут в два района под маркером и делят между ними как угодно.
rule-distribute-not-cordoned = Не в оцепленный район
    .text = В оцепленный район в этом раунде карты не кладут.
rule-distribute-all = Распределяют все карты
    .text = Все карты, оставшиеся над маркером, нужно распределить. В руку они не возвращаются.
rule-facing-stays = Карты лежат, как лежали
    .text = Открытые карты попадают в район открытыми, закрытые — закрытыми.
rule-cards-remain = Хотя бы одна карта остаётся
    .text = Два жетона уберут не больше двух карт из трёх, поэтому распределять придётся от одной до трёх карт.
    .reason = Правила не говорят, что делать, если пропали все три. Такого не бывает.

## Rules: capturing

rule-capture-by-mission = Для захвата нужно задание
    .text = Район захватывают, если его карты полностью выполняют одно из четырёх заданий на столе.
rule-check-everywhere = Считаются все районы
    .text = Захватить можно любой незахваченный район, а не только отмеченный. Задание может завершить и карта, которую отправила Империя.
    .reason = Правила не ограничивают проверку отмеченными районами.
rule-capture-is-optional = О захвате объявляют
    .text = Сопротивление объявляет захват или отказывается от него. В Решающей операции, а при автоматических захватах (настройка партии) в любом раунде районы захватываются слева направо, каждый по первому выполненному заданию.
    .reason = Проверяет само Сопротивление, и со стороны нельзя доказать, что оно что-то упустило. В последнем раунде ждать незачем.
rule-true-content = Считаются все карты
    .text = Задание проверяют по всем картам района, включая закрытые. Скрытая карта запрещённого типа не даст захватить район.
    .reason = Правила говорят о картах в районе, а не о показанных картах. Программа проверяет молча и ничего не выдаёт.
rule-fewest-opened = Открывают как можно меньше карт
    .text = При захвате открывают столько закрытых карт, сколько нужно, чтобы показать задание, и не больше; при равенстве — с меньшими значениями, карта за картой. Для «Вооружённых протестов» открывают всё «Снаряжение». Отсутствие карт не доказывают.
    .reason = Правила велят открыть нужные карты, а прочие не трогать. Если подходят разные наборы, Сопротивлению выгодно показать меньше, и программа выбирает за него.
rule-one-mission-named = Называют одно задание
    .text = При захвате называют одно задание. Если выполнено несколько, от выбора зависит лишь то, какие карты откроются.
    .reason = Правила требуют выполнить одно из заданий. Захватить район можно только один раз.
rule-one-after-another = Захваты идут по одному
    .text = За раунд можно захватить несколько районов — по очереди, в порядке, который выберет Сопротивление.
    .reason = Правила разрешают несколько захватов и завершают игру на третьем, значит, какой-то порядок нужен.
rule-missions-stay = Задания остаются
    .text = После захвата задание остаётся на столе, его можно выполнить ещё раз.
rule-captured-leaves = Захваченный район уходит
    .text = Захваченный район откладывают вместе со всеми его картами. Новые карты туда не попадают.
rule-row-closes-up = Ряд смыкается
    .text = Районы по обе стороны от захваченного сдвигаются и становятся соседями.

## Rules: missions

rule-total = Сумма всего района
    .text = «Революция» считает значения всех карт района. «Провокации» ничего не добавляют.
rule-sum-without = Сумма без другого типа
    .text = Карты одного типа набирают нужную сумму, а карт другого типа в районе нет.
rule-face-up-of-type = Открытые карты одного типа
    .text = В районе лежат хотя бы три открытые карты одного типа.
rule-face-up-before = Открыты ещё до проверки
    .text = Для «Всплеска политической активности» считаются только карты, которые уже открыты. Открывать другие ради числа нельзя.
    .reason = Карты открывают после выполнения задания. Иначе слово «открытые» ничего бы не значило.
rule-more-than = Больше, чем другого типа
    .text = Сумма одного типа больше суммы другого, а та не меньше своего порога.
rule-every-type = Все типы
    .text = В районе есть хотя бы по одной карте каждого из четырёх типов.
rule-same-value = Карты одного значения
    .text = Хотя бы у трёх карт одинаковое значение.
rule-run-of-values = Значения подряд
    .text = Четыре значения идут подряд без пропусков. Типы не важны.
rule-two-sums = Две суммы
    .text = Карты двух типов набирают каждая свою сумму.

## Rules: end of the round

rule-tokens-refresh = Жетоны возвращаются
    .text = Если все четыре жетона лежат лицом вниз, их переворачивают лицом вверх. Если только два, они остаются как есть.
rule-draw-three = Три новые карты
    .text = В конце раунда Сопротивление берёт три карты.

## Rules: Decisive Operation and end

rule-decisive-operation = Решающая операция
    .text = Когда взять три карты уже нельзя, Сопротивление берёт последнюю, и начинается последний раунд. Маркера эскалации в нём нет; три карты и два жетона разыгрывают как обычно.
rule-decisive-anywhere = В любой район
    .text = В Решающей операции карты кладут в любые незахваченные и неоцепленные районы.
rule-three-captures-win = Три района — победа
    .text = Сопротивление побеждает, когда захватит три района.
rule-end-at-once = Игра заканчивается сразу
    .text = Третий захват тут же завершает игру: жетоны уже не переворачивают и карты не берут.
rule-empire-holds = Империя устояла
    .text = Если после Решающей операции захвачено меньше трёх районов, побеждает Империя.

## Rules: Capitol mode

rule-capitol-in-middle = Капитолий в центре
    .text = В режиме «Капитолий» он лежит в середине ряда, по два района с каждой стороны.
rule-capitol-wins = Захват Капитолия — победа
    .text = В режиме «Капитолий» Сопротивление сразу побеждает, захватив Капитолий. Три других района тоже дают победу.
rule-capitol-revolution = «Революция» в Капитолии
    .text = В режиме «Капитолий» для «Революции» в самом Капитолии нужна сумма 25, в других районах — 21.
rule-capitol-may-move = Капитолий не возвращают в центр
    .text = Когда ряд смыкается, Капитолий может оказаться не в середине. Он остаётся там, где лежит.

## Log

said-round-begins = Начинается раунд { $round }.
said-decisive-begins = Это Решающая операция: маркера эскалации нет.
said-cards-drawn = Сопротивление берёт { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }.
said-card-drawn-by-you = Вам пришла карта «{ $card }».
said-districts-marked = Маркер эскалации лежит над районами: { $first } и { $second }.
said-card-planned-open = Сопротивление кладёт в операцию открытую карту «{ $card }».
said-card-planned-closed = Сопротивление кладёт в операцию закрытую карту.
said-card-planned-by-you = Вы кладёте взакрытую { $card-acc }.
said-all-provocations = Сопротивлению нечего положить открыто: в операции три «Провокации».
said-token-used = Империя разыгрывает жетон «{ $token }».
said-card-surveilled = Открыта карта «{ $card }».
said-provocation-surveilled = Открыта карта «{ $card }». Она ликвидируется.
said-card-liquidated = Ликвидирована карта «{ $card }».
said-closed-liquidated = Ликвидирована { $slot }, она остаётся закрытой.
said-closed-liquidated-of-yours = Вы теряете карту «{ $card }».
said-provocation-liquidated = Ликвидирована карта «{ $card }».
said-card-sent = Империя отправляет карту «{ $card }» { $district-to }.
said-closed-sent = Империя отправляет { $slot-acc } { $district-to } взакрытую.
said-closed-sent-of-yours = Карта «{ $card }» отправлена { $district-to }.
said-district-cordoned = Империя оцепляет { $district-acc }.
said-card-distributed = Карта «{ $card }» идёт { $district-to }.
said-closed-distributed = { $slot-cap } идёт { $district-to } взакрытую.
said-closed-distributed-by-you = Вы кладёте карту «{ $card }» { $district-to }.
said-capture-declared = Сопротивление объявляет захват: { $district }.
said-no-more-captures = Сопротивление не объявляет захвата.
said-district-captured = Сопротивление захватывает { $district-acc }. Задание — «{ $mission }».
said-card-opened = Открыта карта «{ $card }».
said-row-closed-up = Теперь соседи: { $first } и { $second }.
said-tokens-refreshed = Все жетоны снова лежат лицом вверх.
said-game-won-by-captures = { $seat } побеждает: захвачены три района.
said-game-won-by-capitol = { $seat } побеждает: захвачен Капитолий.
said-game-won-by-empire = { $seat } побеждает: за ней остаётся { $number ->
        [one] { $number } район
        [few] { $number } района
       *[many] { $number } районов
    }.

## Names

seat-resistance = Сопротивление
seat-empire = Империя
district-plenty = Министерство изобилия
    .acc = Министерство изобилия
    .to = в Министерство изобилия
    .in = в Министерстве изобилия
    .short = Изобилие
    .code = Из
district-peace = Министерство мира
    .acc = Министерство мира
    .to = в Министерство мира
    .in = в Министерстве мира
    .short = Мир
    .code = Ми
district-truth = Министерство правды
    .acc = Министерство правды
    .to = в Министерство правды
    .in = в Министерстве правды
    .short = Правда
    .code = Пр
district-police = Полицейское управление
    .acc = Полицейское управление
    .to = в Полицейское управление
    .in = в Полицейском управлении
    .short = Полиция
    .code = По
district-capitol = Капитолий
    .acc = Капитолий
    .to = в Капитолий
    .in = в Капитолии
    .short = Капитолий
    .code = Ка
token-surveillance = Слежка
    .does = открыть карту
token-liquidation = Ликвидация
    .does = убрать карту
token-disorientation = Дезориентация
    .does = увести карту
token-cordon = Оцепление
    .does = закрыть район
type-riot = Мятеж
type-diversion = Диверсия
type-gear = Снаряжение
type-propaganda = Пропаганда
type-provocation = Провокация
card-valued = { $type } { $value }
    .acc = карту «{ $type } { $value }»
card-provocation = Провокация
    .acc = карту «Провокация»
slot-first = первая карта
    .cap = Первая карта
    .acc = первую карту
slot-second = вторая карта
    .cap = Вторая карта
    .acc = вторую карту
slot-third = третья карта
    .cap = Третья карта
    .acc = третью карту
pile-deck = Колода
pile-hand = Рука
pile-planned = Карты операции
pile-liquidated = Ликвидированные карты
pile-unseen = Невидимые карты
face-empty = пусто
face-down = лицом вниз
face-up = лицом вверх

## Conditions of missions

condition-total = сумма значений всех карт не меньше { $least }
condition-sum-without = сумма карт «{ $type }» не меньше { $least }, карт «{ $other }» нет
condition-face-up = не меньше { $least } открытых карт одного типа
condition-more-than = сумма карт «{ $type }» больше суммы карт «{ $other }», а та не меньше { $other-least }
condition-every-type = карты всех четырёх типов
condition-same-value = не меньше { $least } карт одного значения
condition-run = { $least ->
        [one] { $least } значение
        [few] { $least } значения
       *[many] { $least } значений
    } подряд
condition-two-sums = сумма карт «{ $type }» не меньше { $least }, сумма карт «{ $other }» не меньше { $other-least }
source-rulebook = из правил
source-derived = следует из правил
source-public = по открытому обзору
source-reconstructed = наша реконструкция

## Steps

step-over = Игра окончена
step-deal = Раздача карт
step-mark-districts = Отметить два района
step-plan-open = Положить открытую карту
step-plan-closed = Положить закрытую карту
step-choose-token = Выбрать жетон
step-surveil = Слежка
step-liquidate = Ликвидация
step-disorient = Дезориентация
step-send-card = Отправить карту
step-cordon = Оцепление
step-distribute = Распределить карты
step-capture-district = Объявить захват
step-capture-mission = Назвать задание
step-check-districts = Проверка районов
step-end-round = Конец раунда

## Phases of a round

phase-marking = выбор
phase-planning = план
phase-defence = оборона
phase-operation = операция
phase-capture = захват

## Prompts

prompt-mark-districts = { $seat }, какие два соседних района отметите?
prompt-plan-open = { $seat }, что положите открыто?
prompt-plan-closed = { $seat }, что положите взакрытую? (ещё { $closed })
prompt-choose-token = { $seat }, какой жетон разыграете?
prompt-surveil = { $seat }, какую закрытую карту откроете?
prompt-liquidate = { $seat }, какую карту ликвидируете?
prompt-disorient = { $seat }, какую карту отправите?
prompt-send-card = { $seat }, куда отправите { $card-acc }?
prompt-cordon = { $seat }, какой район оцепите?
prompt-distribute = { $seat }, куда положите { $card-acc }?
prompt-capture-district = { $seat }, захватываете район?
prompt-capture-mission = { $seat }, задание для района «{ $district-short }»?

## Moves

move-mark-districts = Отметить: { $district } и { $next }
move-plan-open = Положить открыто: { $card }
move-plan-open-decline = Ничего не класть открыто
move-plan-closed = Положить взакрытую: { $card }
move-choose-token = Разыграть жетон «{ $token }»
move-surveil = Открыть { $card-acc }
move-liquidate = Ликвидировать { $card-acc }
move-disorient = Отправить { $card-acc }
move-send-card = Отправить { $card-acc } { $district-to }
move-cordon = Оцепить { $district-acc }
move-distribute = Положить { $card-acc } { $district-to }
move-capture-district = Захватить { $district-acc }
move-capture-district-decline = Ничего не захватывать
move-capture-mission = Захватить { $district-acc }. Задание — «{ $mission }»

## Options

option-mode = Режим
    .help = В режиме «Капитолий» он лежит в центре ряда, и его захват сразу приносит победу.
option-mode-standard = Обычный
option-mode-capitol = «Капитолий»
option-missions = Какие задания могут выпасть
    .help = Условий трёх заданий печатной игры в правилах нет. Эти задания можно не использовать.
option-missions-all = все одиннадцать
option-missions-rulebook = только из правил
option-capture = Захваты
    .help = Объявляемый захват можно отложить. Автоматический происходит, как только выполнено задание.
option-capture-declared = объявляет Сопротивление
option-capture-automatic = автоматические
option-mission-a = Первое задание кроме «Революции»
    .help = Выберите задание или оставьте случайный выбор. Выбранное дважды лежит на столе один раз.
option-mission-a-any = случайное
option-mission-b = Второе задание кроме «Революции»
    .help = Выберите задание или оставьте случайный выбор. Выбранное дважды лежит на столе один раз.
option-mission-b-any = случайное
option-mission-c = Третье задание кроме «Революции»
    .help = Выберите задание или оставьте случайный выбор. Выбранное дважды лежит на столе один раз.
option-mission-c-any = случайное

## Endings

ending-three-districts = { $seat } побеждает: захвачены три района.
ending-capitol = { $seat } побеждает: захвачен Капитолий.
ending-empire-holds = { $seat } побеждает: захвачено меньше трёх районов.

## Board

board-round = Раунд { $round }
board-decisive = Раунд { $round }, Решающая операция
board-capitol = в Капитолии не меньше { $least }
board-row = Ряд слева направо:
board-marked = под маркером
board-cordoned = оцеплен
board-meets = выполнено: { $missions }
board-captured = Захвачен район: { $district } ({ $mission })
board-by-nothing = задание неизвестно
board-planned = Операция
board-face-down = закрыта
board-closed-cards = { $number ->
        [one] { $number } закрытая карта
        [few] { $number } закрытые карты
       *[many] { $number } закрытых карт
    }
board-tokens = Жетоны лицом вверх
board-hand = Рука
board-liquidated = Ликвидированы
board-deck = Колода: { $number }
board-none = нет

## Graphs

graph-row-title = Ряд районов
graph-district = { $district-short }
graph-lying = открыто { $up }, закрыто { $down }
graph-missions-title = Чего может ждать Империя, если бы все подходящие раскладки были равновероятны
graph-missions-own-title = Чего добилось Сопротивление
graph-met = выполнено
graph-chance = { $percent } %

## Positions that cannot be

problem-row = В ряду должен один раз лежать каждый незахваченный район.
problem-missions = Первым заданием должна быть «Революция», и ни одно не может лежать дважды.
problem-captures = Когда захвачено районов: { $number }, игра уже окончена.
problem-passed-in = В этом раунде район не могли проверить: { $district }.
problem-arrived = Карты района не сходятся с раундами, в которые они пришли: { $district }.
problem-open-there = Карта «{ $card }» не может лежать там открытой: { $pile }.
problem-provocation = «Провокация» лежит открытой тогда и только тогда, когда она ликвидирована; здесь: { $pile }.
problem-opened = Карта «{ $card }» могла открыться при захвате, только если лежит открытой в захваченном районе.
problem-planned = Карты операции не подходят к местам над маркером; мест: { $number }.
problem-planned-face = Карта «{ $card }» лежит не так, как сказано о её месте.
problem-seat = { $seat } не принимает решений на шаге «{ $step }».
problem-marker = Для шага «{ $step }» нужны два отмеченных соседа.
problem-needs-plan = Для шага «{ $step }» нужны карты операции.
problem-needs-slot = Для шага «{ $step }» нужна карта операции, которую сейчас кладут.
problem-token = На шаге «{ $step }» жетон «{ $token }» уже перевёрнут.
problem-needs-district = Для шага «{ $step }» нужен район.
problem-decisive = Решающая операция — это раунд { $round } и никакой другой; районы в нём не отмечают.
problem-hand = Для операции нужно не меньше { $number } карт: на руке или уже над маркером.
problem-tokens = В этом раунде Империи ещё нужно { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    } лицом вверх.
problem-planned-early = Для шага «{ $step }» в операции уже слишком много карт.
problem-plan-left = Карт операции нужно не меньше { $number }: каждый жетон Империи может забрать одну.
problem-actions = На шаге «{ $step }» число использованных жетонов не может быть { $number }.
problem-tokens-odd = Империя переворачивает по два жетона за раунд: столько перевёрнутых сейчас быть не может: { $number }.
problem-needs-winner = В законченной партии есть победитель и исход.

### Board

picture-code = { $district-code }
picture-district = { $district-short }
picture-token = { $token-does }
picture-marker = Маркер эскалации
picture-decisive = Решающая
picture-any-district = Решающая: любой район
picture-empty = Пустое место
picture-no-cards = карт нет
picture-deck = колода
picture-card-open = { $card }, открытая
picture-card-closed = { $card }, закрытая
picture-captured = захвачен: { $mission }
picture-captures = Захвачено { $number } из { $all }
picture-missions = Задания
picture-progress = внизу: что уже есть в районах и сколько нужно; это видите только вы
picture-have = { $district }: { $have } из { $need }
picture-met = { $district }: выполнено
picture-spoilt = { $district }: мешает запрещённая карта
picture-in-capitol = { $condition }; для Капитолия — не меньше { $least }
picture-used = использован
picture-ready = готов
picture-score = Захвачено { $number }/{ $all }
picture-round = Раунд { $round }/{ $all }
picture-rounds = раунд
picture-phases = фаза
picture-turn = ходит
picture-you = вы
picture-two-tokens = по два жетона за раунд
picture-in-hand = { $number ->
        [one] { $number } карта на руке
        [few] { $number } карты на руке
       *[other] { $number } карт на руке
    }
picture-in-deck = в колоде { $number }

## Measures of studies

measure-score = Районы у стороны
measure-captured = Захваченные районы
measure-rounds = Раунды
measure-first-capture = Раунд первого захвата
measure-liquidated = Ликвидированные карты
measure-found-out = Раскрытые «Провокации»
measure-control = Чей район
measure-control-above = захватило Сопротивление
measure-control-below = удержала Империя
