## The game

game-title = Тайная власть. Новый мировой порядок
game-about = Подразделения тайного комитета внедряют агентов в институты власти, заключают союзы и продвигают проекты мирового господства.
game-aim = Цель: набрать больше всех очков к концу игры — за захваченные объекты, союзы, спецоперации и стадии IV и V проектов.

## Sections of the rulebook

section-setup-alliances = Подготовка к игре: союзы
section-setup-objects = Подготовка к игре: объекты
section-setup-rest = Подготовка к игре
section-course = Процесс игры
section-actions = Фаза действий
section-infiltration = Действие: внедрение на объект
section-objects = Карты объектов
section-shadows = Теневые агенты
section-operations = Действие: проведение спецоперации
section-projects = Действие: продвижение в проекте
section-project-board = Планшет проекта
section-recruiting = Действие: вербовка агента
section-capture = Фаза захвата
section-alliances = Фаза союзов
section-alliance-card = Карта союза
section-wars = Карты мировых войн
section-secondary = Карты второстепенных объектов
section-end = Мировое господство
section-examples = Примеры подсчёта влияния
section-professionals = Мини-дополнение «Профессионалы»

## Rules: setup: alliances

rule-setup-four-alliances = Четыре союза
    .text = Каждый начинает игру с четырьмя картами союзов в руке.
rule-setup-keep-four-of-six = Четыре из шести
    .text = Опытным игрокам раздают по шесть карт союзов, и каждый оставляет себе четыре.
rule-setup-returned-cards-shuffled = Возврат втёмную
    .text = Карты союзов, от которых отказались при подготовке, замешивают в колоду. Другие игроки их не видят.
rule-hand-hidden-count-open = Карты в руке — тайна
    .text = Никто не видит карт союзов в чужой руке. Их число известно всем.

## Rules: setup: objects

rule-deck-by-player-count = Колода по числу игроков
    .text = Втроём играют без карт с пометкой «4», вдвоём — ещё и без карт с пометкой «3+».
rule-deck-both-wars = Обе войны
    .text = Обе мировые войны замешивают в колоду объектов при любом числе игроков.
rule-row-size = Область внедрения
    .text = Вчетвером в область внедрения выкладывают ряд из девяти карт, вдвоём и втроём — из восьми.
rule-first-row-without-wars = Первый раунд без войны
    .text = Мировую войну, открытую для первого ряда, заменяют другой картой, а потом замешивают обратно в колоду.
rule-available-first-three = Первые три карты
    .text = Доступны только первые три карты ряда.

## Rules: setup: the rest

rule-project-boards-all-four = Четыре проекта
    .text = В игре участвуют все четыре проекта. Порядок планшетов ничего не значит.
rule-operations-ascending = Стопка спецопераций
    .text = Жетоны спецопераций лежат стопкой лицом вверх; сверху тот, что приносит меньше всего очков.
rule-agents-ten = Десять агентов
    .text = У каждого игрока десять фишек агентов своего цвета.
rule-active-three-reserve-seven = Трое и семеро
    .text = В начале игры три агента в активном составе и семь в резерве.
rule-reserve-not-usable = Резерв ждёт
    .text = Агенты в резерве ничего не делают, пока их не завербуют.
rule-common-supply = Общий запас
    .text = Жетоны и второстепенные объекты, которые никому не достались, лежат в общем запасе.
rule-first-curator = Кто начинает
    .text = Игроки решают, кто первым получит фишку куратора.
rule-five-players = Впятером
    .text = Впятером в ряду одиннадцать карт, а в колоду входят ещё двенадцать с пометкой «5». Какие это карты, мы предположили сами.

## Rules: the course of the game

rule-round-phases = Раунд
    .text = Фазы действий и захвата чередуются, пока в ряду есть карты. Затем фаза союзов завершает раунд.
rule-round-count = Сколько раундов
    .text = Вдвоём играют пять раундов, при большем числе игроков — шесть.

## Rules: the action phase

rule-one-action-each = По одному действию
    .text = В фазе действий каждый игрок выполняет ровно одно действие.
rule-curator-passes = Куратор переходит
    .text = Перед каждой фазой действий куратор переходит к следующему игроку по часовой стрелке, в том числе между раундами.
rule-curator-stays-first-phase = Кроме первой фазы
    .text = В самой первой фазе действий куратора никому не передают.
rule-curator-goes-first = Первым ходит игрок с куратором
    .text = Первым в фазе ходит тот, у кого куратор.
rule-curator-recruits-two = Два новых агента
    .text = Игрок с куратором сначала переводит двух агентов из резерва в активный состав.
rule-curator-recruits-what-is-left = Сколько есть
    .text = Если агентов в резерве меньше, вербуют только их.
rule-curator-recruitment-no-action = Это не действие
    .text = Вербовка при получении куратора не считается действием.
rule-curator-two-actions-only = Под надзором
    .text = Игрок с куратором может только внедриться на объект или провести спецоперацию.
rule-others-four-actions = Четыре действия
    .text = Остальные игроки внедряются, проводят спецоперацию, продвигаются в проекте или вербуют агента.
rule-turn-order-clockwise = По часовой стрелке
    .text = После игрока с куратором остальные ходят по часовой стрелке.
rule-action-compulsory = Кто может, тот должен
    .text = Кто может выполнить хотя бы одно действие, обязан его выполнить.
rule-pass-only-without-action = Пропуск хода
    .text = Ход пропускает только тот, кто не может выполнить ни одного действия.
rule-pass-test = Что считается возможным
    .text = Действие возможно, если его можно выполнить при том, что действует сейчас. Неразыгранные профессионалы не учитываются.
    .reason = В правилах сказано «можете выполнить действие». Карта, которую играть не обязательно, действием не является.
rule-project-may-be-compulsory = Даже проект
    .text = Если возможно только продвижение в проекте, его придётся выполнить.
    .reason = Обязанность действовать дана без исключений, а продвижение — одно из действий.
rule-headhunter = Рекрутер
    .text = Впятером третий после игрока с куратором владеет рекрутером: в начале хода он вербует одного агента, а затем действует как обычно. Что делает эта фишка, мы предположили сами.

## Rules: infiltration

rule-infiltrate-available-object = Доступный объект
    .text = Агентов отправляют только на доступный объект ряда.
rule-infiltrate-one-object = Один объект за ход
    .text = За ход можно внедриться не более чем на один объект.
rule-infiltrate-from-active = Из активного состава
    .text = Отправить можно только агентов из активного состава и не больше, чем их там есть.
rule-infiltrate-minimum = Минимум агентов
    .text = На объект без чужих агентов нужно не меньше агентов, чем на нём указано.
rule-infiltrate-more-allowed = С запасом
    .text = Можно отправить больше агентов, чем нужно: перехватить такой объект труднее.
rule-intercept-one-more = На одного больше
    .text = Для перехвата нужен хотя бы на одного агента больше, чем уже есть на объекте.
rule-intercept-shadows-count = Теневые тоже считаются
    .text = Теневые агенты соперника на объекте тоже учитываются.
rule-intercept-agents-go-home = Возвращение агентов
    .text = Агенты, чей объект перехвачен, возвращаются в активный состав своего игрока.
rule-intercept-victim-draws = Карта за перехват
    .text = Игрок, у которого перехватили объект, сразу берёт одну карту союза.
rule-intercept-repeated = Не один раз
    .text = За фазу один и тот же объект можно перехватить несколько раз.
rule-intercept-minimum-not-rechecked = Минимум больше не важен
    .text = Для перехвата нужен один лишний агент, даже если это меньше минимума объекта.
    .reason = В правилах для каждого случая своё число, и различаются они лишь после «Киллера».

## Rules: object cards

rule-object-groups = Шесть групп
    .text = Каждый объект относится к контролю, финансам, науке, власти, поддержке или ближнему кругу.
rule-object-signs = Четыре вида знаков
    .text = На картах бывают знаки агитаторов, миротворцев, шпионов и особого интереса.
rule-object-minimum = Число агентов
    .text = Число слева внизу — минимум агентов для внедрения. Часть чисел мы предположили сами; какие именно, сказано в наборе.
rule-object-player-mark = Пометки
    .text = На некоторых картах власти и ближнего круга указано, при скольких игроках они участвуют. Число копий мы предположили сами.

## Rules: shadow agents

rule-shadow-sources = Откуда они берутся
    .text = Теневых агентов дают «Коминтерн» и союзы «Коза ностра», «Якудза» и «Триады».
rule-shadow-only-two-actions = Только два действия
    .text = Теневые агенты участвуют во внедрении и спецоперациях и больше ни в чём.
rule-shadow-equals-agent = Как обычный агент
    .text = Там каждый теневой агент считается за одного агента.
rule-shadow-all-used = Все сразу
    .text = Внедряясь или проводя спецоперацию, нужно использовать всех своих теневых агентов.
rule-shadow-needs-a-piece = Не в одиночку
    .text = Вместе с ними должен идти хотя бы один обычный агент.
rule-shadow-never-in-reserve = Не в резерв
    .text = Теневые агенты никогда не попадают в резерв.
rule-shadow-no-target = Недосягаемы
    .text = Никакой эффект не может быть направлен на теневых агентов.
rule-shadow-home-on-interception = Снова дома
    .text = При перехвате теневые агенты возвращаются к своему игроку, как и все остальные.
rule-shadow-exchange = Размен жетонов
    .text = Три одиночных жетона можно в любой момент обменять на тройной.
rule-shadow-fit-in-operation = Сколько поместится
    .text = В спецоперации участвует столько теневых агентов, сколько помещается рядом с одним обычным. Остальные остаются дома.
    .reason = «Все теневые агенты» противоречат «ровно указанному числу» и «хотя бы одной фишке»; строже всего требование к числу.
rule-shadow-tokens-unlimited = Жетонов хватает
    .text = Число жетонов ничего не ограничивает.
    .reason = Восьми жетонов с тройной стороной хватает на всех.

## Rules: special operations

rule-operation-top-token = Верхний жетон
    .text = Провести можно только верхнюю спецоперацию стопки.
rule-operation-one-per-action = Одна спецоперация
    .text = За одно действие проводят одну спецоперацию.
rule-operation-exact-agents = Ровно столько
    .text = В спецоперации участвует ровно указанное число агентов, считая теневых. Часть чисел мы предположили сами.
rule-operation-not-enough = Агентов не хватает
    .text = Если агентов не хватает, спецоперацию провести нельзя.
rule-operation-next-at-once = Следующая — сразу
    .text = Следующая спецоперация стопки доступна сразу.
rule-operation-stack-empty = Спецопераций больше нет
    .text = После последнего жетона спецопераций больше не проводят.
rule-operation-no-interception = Без перехвата
    .text = Спецоперацию нельзя перехватить.
rule-operation-points = Очки ваши
    .text = Очки за спецоперацию получает тот, кто её провёл.

## Rules: projects

rule-project-join-or-advance = Присоединиться или продвинуться
    .text = Одним действием присоединяются к проекту или переводят одного координатора на следующую стадию.
rule-project-join-is-advance = И то и другое — продвижение
    .text = Присоединение и переход — одно и то же действие «Продвижение в проекте».
rule-project-starts-at-one = С первой стадии
    .text = К проекту всегда присоединяются с первой стадии.
rule-project-agents-to-reserve = Цена в агентах
    .text = Указанное число агентов возвращается из активного состава в резерв.
rule-project-coordinator-from-reserve = Координатор
    .text = Присоединяясь, координатора берут из резерва, а не из активного состава.
rule-project-secret-power-discard = Карты для «Тайной власти»
    .text = Каждая стадия «Тайной власти» стоит ещё и карт со знаками особого интереса: их сбрасывают. Напечатанное число известно только для первой стадии.
rule-project-discard-stops = Карта за картой
    .text = Такие карты сбрасывают по одной, пока знаков не станет достаточно. Лишние знаки последней карты пропадают.
    .reason = В правилах не сказано, как именно сбрасывать; так никто не застревает и не избавляется от лишних карт.
rule-project-one-stage = Шаг за шагом
    .text = Одно действие — одна стадия; пропускать стадии нельзя.
rule-project-requirements = Требования стадии
    .text = Чтобы перейти на стадию, нужно выполнить её требования. Часть напечатанных чисел мы предположили сами.

## Rules: the boards of the projects

rule-project-signs-needed = Знаки
    .text = На ваших картах должно быть столько знаков, сколько требует стадия.
rule-project-signs-kept = Только показать
    .text = Карты с нужными знаками остаются у вас.

## Rules: projects

rule-project-any-number = Несколько проектов
    .text = Можно участвовать в любом числе проектов.
rule-project-one-coordinator = Один координатор
    .text = В каждом проекте у вас один координатор. Дважды присоединиться нельзя.
rule-project-shared = Места хватит всем
    .text = В проекте может участвовать любое число игроков.
rule-project-benefit-at-once = Сразу
    .text = Преимущество стадии действует, как только на неё вступил координатор.
rule-project-benefit-of-this-stage = Только эта стадия
    .text = Действует преимущество только той стадии, где стоит координатор; прежние не учитываются.
rule-project-no-withdrawal = Пути назад нет
    .text = Координаторы не покидают проект и не возвращаются на прежние стадии.
rule-project-no-shadows = Без теневых
    .text = Теневых агентов нельзя использовать в проектах.
rule-project-not-with-curator = Не при кураторе
    .text = С куратором нельзя ни присоединяться к проектам, ни продвигаться в них.

## Rules: the boards of the projects

rule-project-five-stages = Пять стадий
    .text = В проекте пять стадий, и каждая требует отдельного действия.
rule-project-last-stage = Последняя стадия
    .text = Дальше пятой стадии ничего нет.
rule-comintern-shadows = Коминтерн
    .text = «Коминтерн» даёт на своих пяти стадиях 1, 2, 3, 3 и 3 теневых агентов.
rule-united-nations-recall = Объединённые нации
    .text = «Объединённые нации» отзывают с каждого объекта и спецоперации 2, 3, 4, 4 и 4 агентов вместо одного.
rule-espionage-reach = Шпионаж
    .text = «Шпионаж» делает доступными первые 4, 5, 6, 6 и 6 карт ряда.
rule-secret-power-free-alliance = Тайная власть
    .text = Перейдя на стадию «Тайной власти», можно заключить союз из руки, не выполняя его требований.

## Rules: recruiting

rule-recruit-one = Один агент
    .text = Вербовка переводит одного агента из резерва в активный состав.
rule-recruit-not-with-curator = Не при кураторе
    .text = С куратором нельзя выполнять действие «Вербовка агента».
rule-recruit-reserve-empty = Никого не осталось
    .text = Завербовать можно только агента из резерва.
    .reason = В правилах это видно лишь из исключения для «Профессионалов».

## Rules: the capture phase

rule-capture-take-object = Захват
    .text = Объект, на котором ваши агенты, становится вашим.
rule-capture-shadows-leave = Теневые уходят
    .text = Теневые агенты уходят с захваченного объекта, обычные остаются.
rule-capture-row-closes = Без промежутков
    .text = Оставшиеся в ряду карты сдвигают.
rule-capture-fewer-than-three = Короткий ряд
    .text = Если в ряду меньше трёх карт, доступны все.
rule-capture-order = Порядок захвата
    .text = Объекты захватывают, начиная с игрока с куратором, по часовой стрелке.
    .reason = В правилах об этом не сказано, и это редко бывает важно.
rule-recall-one-per-object = Отзыв
    .text = С каждого вашего захваченного объекта возвращается один агент.
rule-recall-from-operation = Со спецоперации
    .text = С только что проведённой спецоперации возвращается один агент.
rule-recall-rest-of-operation = Потери
    .text = Остальные агенты спецоперации уходят в резерв.
rule-recall-rest-of-object = Остальные остаются
    .text = Остальные агенты остаются на объектах до следующих отзывов.
rule-recall-compulsory = Без выбора
    .text = Отзыв — не выбор: возвращаются все, кто может.
    .reason = В правилах это сказано как указание.
rule-owned-with-pieces = Агенты не мешают
    .text = Есть ли на захваченном объекте агенты, для его использования неважно.
rule-lost-object-pieces = Потеря объекта
    .text = Если вы лишаетесь объекта, агенты с него уходят в ваш резерв.
rule-inner-circle-moves-pieces = Агенты переходят
    .text = При присоединении «Ближнего круга» его агенты переходят на карту, к которой он присоединён.
rule-capture-next-phase = Что дальше
    .text = Если в ряду остались карты, начинается новая фаза действий, иначе — фаза союзов.

## Rules: the alliance phase

rule-alliance-order = Кто заключает первым
    .text = Союзы заключают, начиная с игрока с куратором, по часовой стрелке.
rule-alliance-optional = По желанию
    .text = Заключать союз никто не обязан.
rule-alliance-one-per-phase = Один за фазу
    .text = В фазе союзов можно заключить не более одного союза, если карта не говорит иного.
rule-alliance-from-hand = Из руки
    .text = Союз заключают картой из своей руки.
rule-alliance-requirements = Требования
    .text = Союз можно заключить, только если его требования выполнены. Почти все требования и эффекты мы предположили сами.

## Rules: the card of an alliance

rule-alliance-must-not-have = Чего быть не должно
    .text = Некоторые союзы требуют, чтобы у вас не было определённых карт или знаков.
rule-alliance-nothing-spent = Ничего не тратится
    .text = Карты и знаки, которых требует союз, остаются у вас.

## Rules: the alliance phase

rule-alliance-lies-open = У всех на виду
    .text = Заключённый союз лежит перед вами открыто до конца игры.
rule-hand-limit-six = Шесть карт
    .text = В конце фазы союзов в руке оставляют не больше шести карт.
rule-hand-limit-own-choice = На ваш выбор
    .text = Какие карты сбросить, решаете вы.
rule-hand-limit-not-concluded = Заключённые не в счёт
    .text = Заключённые союзы в этот предел не входят.
rule-new-row-full = Полный ряд
    .text = Новый ряд выкладывают, если в колоде хватает карт на полный.
rule-game-end-deck-short = Конец игры
    .text = Если карт на полный ряд не хватает, игра заканчивается.

## Rules: the card of an alliance

rule-deck-remainder = Остаток
    .text = В конце в колоде остаются одна-две карты, и никто не знает какие.
rule-effect-instant = Мгновенный эффект
    .text = Мгновенный эффект применяется один раз, сразу после заключения союза.
rule-effect-permanent = Постоянный эффект
    .text = Постоянный эффект действует до конца игры.
rule-effect-final = Итоговый эффект
    .text = Итоговый эффект применяется при подсчёте очков.
rule-alliance-points = Очки на карте
    .text = Очки, указанные на карте союза, считают в конце игры.
rule-alliance-sign = Знак
    .text = Знак на карте союза учитывается сразу.
rule-alliance-secondary = Второстепенный объект
    .text = Второстепенный объект, указанный на карте союза, берут сразу.
rule-alliance-order-inside = Порядок внутри союза
    .text = Сначала учитывается знак союза, затем берут второстепенный объект, затем срабатывает эффект.
    .reason = Про знак и объект в правилах сказано «немедленно».
rule-alliance-same-effects-add = Одинаковые эффекты
    .text = Одинаковые постоянные эффекты нескольких союзов складываются.
    .reason = В правилах этому ничто не препятствует.
rule-alliance-hand-over = Передача карты
    .text = Какую карту группы отдать, выбирает тот, кто отдаёт. Присоединённый «Ближний круг» уходит вместе с ней.
    .reason = По правилам отдающий может заменить карту второстепенным объектом — значит, выбирает он.
rule-alliance-no-such-rival = Только у кого она есть
    .text = Выбрать можно лишь соперника, у которого такая карта есть. Если её нет ни у кого, ничего не происходит.
    .reason = Иначе эффект не имел бы смысла.
rule-alliance-deck-empty = Пустая колода
    .text = Если колода союзов кончилась, сброс перемешивают. Если и его нет, карту не берут.
    .reason = В правилах об этом не сказано.

## Rules: world wars

rule-war-not-object = Не объект
    .text = Мировая война не считается картой объекта.
rule-war-out-of-row = Вне ряда
    .text = Мировую войну из нового ряда кладут рядом с колодой. Другой картой её не заменяют.
rule-war-lasts-round = На один раунд
    .text = Мировая война действует весь раунд.
rule-war-gone-before-alliances = Конец войны
    .text = Мировые войны сбрасывают перед фазой союзов.
rule-war-more-agents = Больше агентов
    .text = Во время мировой войны каждая стадия проекта стоит на одного агента больше.
rule-war-fewer-signs = Меньше знаков
    .text = Во время мировой войны каждая стадия проекта требует на один знак меньше, но не меньше нуля.
rule-war-two-add-up = Две войны
    .text = Эффекты двух мировых войн в одном раунде складываются.

## Rules: secondary objects

rule-secondary-by-alliances = Благодаря союзам
    .text = Второстепенные объекты получают только благодаря союзам.
rule-secondary-no-points = Без очков
    .text = Сами по себе второстепенные объекты очков не приносят.
rule-secondary-counts = Идут в счёт
    .text = Второстепенные объекты считаются картами своей группы.
rule-secondary-may-be-given = Можно отдать
    .text = Вместо обычной карты можно отдать второстепенный объект.
rule-secondary-limited = Запас не бесконечен
    .text = Чего нет в общем запасе, того получить нельзя.
rule-secondary-returns = Обратно в запас
    .text = Второстепенный объект, которого ни у кого больше нет, снова лежит в запасе.
    .reason = Оттуда он и взялся.
rule-secondary-supreme-power = Верховная группа
    .text = Второстепенный объект верховной группы считается картой власти.
    .reason = В дополнении он назван среди карт власти.

## Rules: the final count

rule-end-pieces-off = Агенты уходят
    .text = Перед подсчётом всех агентов убирают с карт объектов.
rule-end-hand-discarded = Только заключённые
    .text = Оставшиеся в руке карты сбрасывают: учитываются только заключённые союзы.
rule-end-attach = Последняя возможность
    .text = Перед подсчётом можно присоединить оставшиеся карты «Ближний круг».
rule-score-basic = Три группы
    .text = Каждая карта контроля, финансов и науки приносит 1 очко.
rule-score-governments = Правительства
    .text = «Правительства» приносят по 1 очку за каждую вашу карту контроля.
rule-score-exchanges = Биржи
    .text = «Биржи» приносят по 1 очку за каждую вашу карту финансов.
rule-score-universities = Университеты
    .text = «Университеты» приносят по 1 очку за каждую вашу карту науки.

## Rules: examples of the count

rule-score-crime = Преступные группировки
    .text = Каждая карта «Преступные группировки» приносит по 3 очка за каждый набор из контроля, финансов и науки.
rule-score-corporations = Корпорации
    .text = «Корпорации» приносят по 3 очка за каждую вашу карту власти, включая себя.
rule-score-inner-circle = Ближний круг отдельно
    .text = Неприсоединённый «Ближний круг» приносит 4 очка.

## Rules: the final count

rule-score-operations = Спецоперации
    .text = Жетоны спецопераций приносят указанные на них очки.
rule-score-projects = Проекты
    .text = Четвёртая и пятая стадии приносят 25 и 50 очков в «Тайной власти», 20 и 40 — в остальных проектах.
rule-score-alliances = Союзы
    .text = Союзы приносят указанные на них очки и очки за итоговые эффекты.

## Rules: object cards

rule-score-support-nothing = Поддержка
    .text = Карты поддержки очков не приносят.

## Rules: examples of the count

rule-inner-circle-doubles = Удвоение
    .text = Присоединённый «Ближний круг» удваивает очки и знаки своей карты. Сам он очков уже не приносит. В книге так сказано об «Университетах»; что удваиваются любые объекты и знаки — наша реконструкция.
rule-inner-circle-host = К чему присоединить
    .text = «Ближний круг» присоединяют к своему захваченному объекту, но не к второстепенному и не к другому «Ближнему кругу».
    .reason = В правилах говорится о картах объектов; остальное решено так, чтобы ничто не удваивалось дважды.
rule-inner-circle-one-per-host = Один на карту
    .text = К объекту присоединяют не больше одного «Ближнего круга», и навсегда.
    .reason = Об удвоении сказано один раз, а как его отменить — нигде.
rule-inner-circle-when = Когда присоединять
    .text = «Ближний круг» присоединяют сразу после захвата, в свой ход до действия или перед подсчётом очков.
    .reason = В правилах назван только последний случай, но раз агенты переходят, это бывает и по ходу игры.

## Rules: the final count

rule-win-most-points = Больше всех очков
    .text = Побеждает тот, у кого больше всех очков влияния.
rule-tie-stage-five = Ничья: пятая стадия
    .text = При равенстве очков впереди тот, кто достиг пятой стадии хотя бы в одном проекте.
rule-tie-secret-power = Ничья: «Тайная власть»
    .text = Затем — тот, кто дальше продвинулся в «Тайной власти».
rule-tie-shared = Общая победа
    .text = Если и здесь равенство, победу делят.

## Rules: professionals

rule-pro-instead-of-recruiting = Вместо агентов
    .text = Каждый раз, вербуя агентов, можно вместо этого взять одного профессионала. Что делают профессионалы, мы предположили сами.
rule-pro-one-card-only = Только одна карта
    .text = Сколько бы агентов вы ни вербовали, вместо них берут одну карту профессионала.
rule-pro-what-is-recruiting = Что такое вербовка
    .text = Вербовка — это приход куратора, само действие, такие эффекты союзов и «Вербовщик».
rule-pro-must-take = Если резерв пуст
    .text = Кто вербует при пустом резерве, обязан взять карту профессионала.
rule-pro-recruit-empty-reserve = Действие всё равно возможно
    .text = С профессионалами действие «Вербовка агента» возможно и при пустом резерве.
rule-pro-hand-three = Не больше трёх
    .text = В руке не больше трёх профессионалов. Из четырёх один сразу сбрасывают лицом вверх.
rule-pro-hidden-count-open = Профессионалы — тайна
    .text = Ваших профессионалов никто не видит. Их число известно всем.
rule-pro-deck-reshuffled = Новая колода
    .text = Если колода профессионалов кончилась, из сброса составляют новую.
rule-pro-before-action = До действия
    .text = Профессионала разыгрывают в свой ход до выполнения действия.
rule-pro-one-per-turn = Один за ход
    .text = За ход можно разыграть не больше одного профессионала.
rule-pro-after-curator-recruits = После вербовки
    .text = Профессионала можно разыграть после вербовки, которую приносит куратор.
rule-pro-not-the-new-card = Не новую карту
    .text = Профессионала, взятого в этот ход, в этот же ход разыграть нельзя.
rule-pro-none-in-hand = Из руки
    .text = Разыграть можно только профессионала из своей руки.
rule-pro-discard-face-up = Лицом вверх
    .text = Разыгранных и сброшенных профессионалов кладут лицом вверх.
rule-pro-emissary = Эмиссар
    .text = В этот ход для спецоперации нужно на трёх агентов меньше, но хотя бы один.
rule-pro-recruiter = Вербовщик
    .text = Завербуйте до трёх агентов.
rule-pro-broker = Посредник
    .text = Возьмите объект из сброса: столько активных агентов, каков его минимум, уходят в резерв.
rule-pro-broker-no-card = Нечего взять
    .text = «Посреднику» нужен объект в сбросе и достаточно активных агентов.
rule-pro-killer = Киллер
    .text = Два агента соперника с объекта в ряду уходят в его резерв. Объект без агентов свободен.
rule-pro-killer-no-target = Нет цели
    .text = «Киллеру» нужны агенты соперника на объекте в ряду.
rule-pro-lobbyist = Лоббист
    .text = В этот ход проект требует на один знак меньше.
rule-pro-liaison = Связной
    .text = Сразу отзовите по одному агенту с каждого своего захваченного объекта.

## The log

said-round-begins = Начинается раунд { $round }.
said-war-breaks-out = Начинается { $object }.
said-war-ends = { $object } окончена.
said-curator-comes = Куратор у нового игрока: { $seat }.
said-recruited = { $seat } вербует { $number ->
         [one] { $number } агента
        *[other] { $number } агентов
    }.
said-passed = { $seat } не может ничего сделать и пропускает ход.
said-infiltrated = { $seat } внедряется на объект «{ $object }». Агентов: { $number }{ $shadows ->
         [0] {""}
        *[other] , теневых: { $shadows }
    }.
said-intercepted = { $seat } перехватывает объект «{ $object }» (там был игрок { $rival }). Агентов: { $number }{ $shadows ->
         [0] {""}
        *[other] , теневых: { $shadows }
    }.
said-detained = { $seat }: в резерв вместо активного состава уходит агентов: { $number }.
said-operation-run = { $seat } проводит спецоперацию «{ $operation }». Агентов: { $number }{ $shadows ->
         [0] {""}
        *[other] , теневых: { $shadows }
    }.
said-object-discarded = { $seat } сбрасывает: { $object }.
said-stage-entered = { $seat } переходит на стадию «{ $stage }». В резерв уходит агентов: { $number }.
said-circle-attached = { $seat } присоединяет «Ближний круг» к карте «{ $object }».
said-captured = { $seat } захватывает объект «{ $object }».
said-recalled = { $seat } отзывает { $number ->
         [one] { $number } агента
        *[other] { $number } агентов
    }.
said-operation-ends = { $seat } отправляет в резерв со спецоперации { $number ->
         [one] { $number } агента
        *[other] { $number } агентов
    }.
said-alliance-returned = { $seat } возвращает карту союза.
said-alliance-returned-by-you = Вы возвращаете: { $alliance }.
said-alliance-drawn = { $seat } берёт карту союза.
said-alliance-drawn-by-you = Вы берёте: { $alliance }.
said-alliances-reshuffled = Сброс союзов перемешан, карт: { $number }.
said-alliance-discarded = { $seat } сбрасывает карту союза.
said-alliance-discarded-by-you = Вы сбрасываете: { $alliance }.
said-alliance-concluded = { $seat } заключает союз: { $alliance }.
said-secondary-taken = { $seat } берёт второстепенный объект: { $secondary }.
said-secondary-lacking = Второстепенных объектов больше нет: { $secondary }.
said-active-lost = { $seat } отправляет в резерв { $number ->
         [one] { $number } активного агента
        *[other] { $number } активных агентов
    }.
said-handed-over = { $seat } отдаёт карту: { $gift }. Получает { $to }.
said-brought-home = { $seat } возвращает агентов с карты «{ $object }»: { $number }.
said-professional-taken = { $seat } берёт профессионала.
said-professional-taken-by-you = Вы берёте: { $specialist }.
said-professionals-reshuffled = Сброс профессионалов перемешан, карт: { $number }.
said-professional-discarded = { $seat } сбрасывает: { $specialist }.
said-professional-played = { $seat } разыгрывает: { $specialist }.
said-bought = { $seat } берёт из сброса: { $object }. В резерв уходит агентов: { $number }.
said-killed = { $seat } наносит удар по объекту «{ $object }». { $rival } отправляет в резерв агентов: { $number }.
said-cards-left = На новый ряд карт не хватает, в колоде осталось: { $number }.
said-scored = { $seat }, { $line }: { $number }.
said-total = { $seat }, всего очков: { $number }.
said-game-won = Побеждает { $seat }.
said-victory-shared = { $seat } делит победу.

## Steps

step-over = Игра окончена
step-resolve = Эффект продолжается
step-deal = Раздача
step-return-alliance = Возврат союза
step-pass-curator = Куратор переходит
step-begin-phase = Начало фазы действий
step-begin-turn = Начало хода
step-recruit-or-card = Вербовка или профессионал
step-recruit-number = Сколько агентов завербовать
step-discard-professional = Сброс профессионала
step-choose-action = Выбор действия
step-choose-circle = Выбор «Ближнего круга»
step-choose-host = Присоединение «Ближнего круга»
step-play-professional = Розыгрыш профессионала
step-buy-discarded = Объект из сброса
step-kill = Удар по объекту
step-infiltrate = Выбор объекта
step-send-agents = Отправка агентов
step-advance = Выбор проекта
step-discard-interest = Сброс карт для «Тайной власти»
step-free-alliance = Союз без требований
step-conclude-more = Ещё один союз
step-choose-rival = Выбор соперника
step-hand-over = Передача карты
step-take-secondary = Второстепенный объект
step-bring-home = Возвращение агентов
step-end-turn = Конец хода
step-capture = Захват объектов
step-recall = Отзыв агентов
step-conclude = Заключение союза
step-next-alliance = Союз следующего игрока
step-cut-hands = Проверка руки
step-discard-alliance = Сброс союза
step-new-row = Новый ряд
step-last-circles = Последние «Ближние круги»
step-next-owner = «Ближние круги» следующего игрока
step-count = Итоговый подсчёт

## Prompts and moves

prompt-return-alliance = { $seat }, какой союз вернуть? Останутся четыре.
prompt-recruit-or-card = { $seat }, агенты или профессионал?
prompt-recruit-number = { $seat }, сколько агентов завербовать?
prompt-discard-professional = { $seat }, какого профессионала сбросить?
prompt-choose-action = { $seat }, что вы делаете?
prompt-choose-circle = { $seat }, какой «Ближний круг» присоединить?
prompt-choose-host = { $seat }, к какому объекту присоединить «Ближний круг»?
prompt-play-professional = { $seat }, какого профессионала разыграть?
prompt-buy-discarded = { $seat }, какой объект взять из сброса?
prompt-kill = { $seat }, где ударит «Киллер»?
prompt-infiltrate = { $seat }, на какой объект внедриться?
prompt-send-agents = { $seat }, сколько агентов отправить на объект «{ $chosen }»?
prompt-advance = { $seat }, в каком проекте продвинуться?
prompt-discard-interest = { $seat }, какую карту сбросить для «Тайной власти»?
prompt-free-alliance = { $seat }, заключить союз? Требования не важны.
prompt-conclude-more = { $seat }, заключить ещё один союз?
prompt-choose-rival = { $seat }, кто из соперников отдаст карту?
prompt-hand-over = { $seat }, какую карту отдать? Получит её { $owner }.
prompt-take-secondary = { $seat }, какой второстепенный объект взять?
prompt-bring-home = { $seat }, с какого объекта вернуть агентов?
prompt-conclude = { $seat }, заключить союз?
prompt-discard-alliance = { $seat }, какой союз сбросить?
move-return-alliance = Вернуть: { $alliance }
move-recruit-or-card = { $hiring }
move-recruit-number = Завербовать: { $amount }
move-recruit-number-decline = Взять вместо этого профессионала
move-discard-professional = Сбросить: { $specialist }{ $new ->
         [1] , только что взят
        *[other] {""}
    }
move-choose-action = { $action }
move-choose-circle = Присоединить тот, где агентов: { $pieces }
move-choose-host = Присоединить к карте «{ $object }»{ $circle ->
         [1] {" "}с «Ближним кругом»
        *[other] {""}
    }{ $pieces ->
         [0] {""}
        *[other] , агентов на карте: { $pieces }
    }
move-choose-host-decline = Оставить отдельно
move-play-professional = Разыграть: { $specialist }
move-buy-discarded = Взять: { $object } (агентов: { $least })
move-kill = Ударить: { $object }
move-infiltrate = Внедриться: { $object }, карта { $place } в ряду
    .answer = { $object }, карта { $place }
move-send-agents = Отправить: { $amount }
move-advance = { $project }: перейти на стадию «{ $next }»
    .answer = { $project }: «{ $next }»
move-discard-interest = Сбросить: { $object }{ $circle ->
         [1] {" "}с «Ближним кругом»
        *[other] {""}
    }{ $pieces ->
         [0] {""}
        *[other] , агентов на карте: { $pieces }
    }
move-free-alliance = Заключить союз: { $alliance }
move-free-alliance-decline = Не заключать союз
move-conclude-more = Заключить союз: { $alliance }
move-conclude-more-decline = Не заключать союз
move-choose-rival = Карту отдаст { $seat }
    .answer = { $seat }
move-hand-over = Отдать: { $gift }{ $circle ->
         [1] {" "}с «Ближним кругом»
        *[other] {""}
    }{ $pieces ->
         [0] {""}
        *[other] , агентов на карте: { $pieces }
    }
move-take-secondary = Взять: { $secondary }
move-bring-home = С карты «{ $object }»{ $circle ->
         [1] {" "}с «Ближним кругом»
        *[other] {""}
    }{ $pieces ->
         [0] {""}
        *[other] , агентов на карте: { $pieces }
    }
move-conclude = Заключить союз: { $alliance }
move-conclude-decline = Не заключать союз
move-discard-alliance = Сбросить: { $alliance }

## Options

option-players = Сколько игроков
    .help = От двух до четырёх — по правилам; игра впятером — наша реконструкция.
option-begins = Кто первым получает куратора
    .help = Игрок, который ходит первым.
option-begins-ivan = Иван
option-begins-julia = Юлия
option-begins-alexey = Алексей
option-begins-alice = Алиса
option-begins-vera = Вера
option-experienced = Опытные игроки
    .help = Каждый получает шесть союзов и оставляет четыре.
option-professionals = С профессионалами
    .help = Мини-дополнение: карты вместо агентов. Их эффекты — наша реконструкция.

## Endings

ending-points = { $seat } побеждает с наибольшим числом очков.
    .short = больше очков
ending-stage-five = { $seat } выигрывает при равенстве очков: пройдена пятая стадия проекта.
    .short = ничья: стадия V
ending-secret-power = { $seat } выигрывает при равенстве очков: дальше в «Тайной власти».
    .short = ничья: «Тайная власть»
ending-shared = Победу делят { $winners }.
    .short = общая победа

## Things

seat-ivan = Иван
seat-julia = Юлия
seat-alexey = Алексей
seat-alice = Алиса
seat-vera = Вера
object-world-war-1 = Первая мировая война
object-world-war-2 = Вторая мировая война
gift-secondary = { $secondary }, второстепенный объект
action-attach = Присоединить «Ближний круг»
action-professional = Разыграть профессионала
action-infiltrate = Внедриться на объект
action-operation = Провести спецоперацию
action-advance = Продвинуться в проекте
action-recruit = Завербовать агента
action-pass = Пропустить ход
hiring-agents = Завербовать агентов
hiring-professional = Взять профессионала
secondary-control = контроль
secondary-finance = финансы
secondary-science = наука
secondary-supreme = верховная группа
group-control = контроль
group-finance = финансы
group-science = наука
group-power = власть
group-support = поддержка
group-inner-circle = ближний круг
sign-agitators = агитаторы
sign-peacemakers = миротворцы
sign-spies = шпионы
sign-interest = особый интерес
line-basic = контроль, финансы, наука
line-leading = «Правительства», «Университеты», «Биржи»
line-crime = «Преступные группировки»
line-corporations = «Корпорации»
line-inner-circle = «Ближний круг» отдельно
line-operations = спецоперации
line-projects = проекты
line-alliances = очки на союзах
line-effects = эффекты союзов

## What cards need and do

quantity-control = карты контроля
quantity-finance = карты финансов
quantity-science = карты науки
quantity-power = карты власти
quantity-sets = трёхцветные наборы
quantity-operations = жетоны спецопераций
quantity-agitators = знаки агитаторов
quantity-peacemakers = знаки миротворцев
quantity-spies = знаки шпионов
quantity-interest = знаки особого интереса
effect-shadow-agents = теневые агенты: { $number }
effect-recall = отзывать по { $number } вместо одного
effect-reach = доступны первые карты ряда: { $number }
effect-detain = при перехвате агенты соперника уходят в резерв: { $number }
effect-recruit-after-infiltrating = отправив на объект четырёх или более агентов, вербовать одного{ $number ->
        [1] {""}
       *[other] {" "}(раз: { $number })
    }
effect-recruit-after-advancing = после продвижения в проекте вербовать одного{ $number ->
        [1] {""}
       *[other] {" "}(раз: { $number })
    }
effect-recruit-with-curator = с куратором вербовать больше на { $number }
effect-points-per = по { $number ->
        [one] { $number } очку
        [few] { $number } очка
       *[many] { $number } очков
    } за { $what }
effect-recruit = завербовать агентов, не больше { $number }
effect-rivals-lose = каждый соперник отправляет в резерв активных агентов: { $number }
effect-demand = выбранный соперник отдаёт вам карту группы: { $what }
effect-secondary-besides = взять второстепенный объект другой группы, не «{ $what }»{ $number ->
        [1] {""}
       *[other] {" "}(раз: { $number })
    }
effect-draw = взять карты союзов: { $number }
effect-conclude = можно заключить ещё один союз
effect-conclude-freely = можно заключить союз, не выполняя требований
effect-bring-home = вернуть всех агентов с объектов: { $number }
effect-cheaper-operation = в этот ход спецоперация требует агентов меньше на { $number }
effect-buy-discarded = взять объект из сброса за указанное на нём число агентов
effect-kill = агенты соперника с объекта в ряду уходят в его резерв: { $number }
effect-fewer-signs = в этот ход проект требует знаков меньше на { $number }
effect-recall-now = отозвать с каждого захваченного объекта агентов: { $number }

## The board as text

board-round = Раунд { $round }
board-curator = куратор: { $seat }
board-row = Ряд
board-needs = нужно агентов: { $number }
board-held = { $seat }: { $pieces } + теневых { $shadows }
board-out-of-reach = недоступно
board-war = Мировая война: за каждую на одного агента больше и на один знак меньше ({ $number })
board-operation = Спецоперация сверху: «{ $operation }», агентов { $agents }, очков { $points }; осталось { $number }
board-no-operation = Спецопераций больше нет
board-seat = { $seat }: очков { $points }; в активном составе { $active }, в резерве { $reserve }, теневых { $shadows }
board-objects = объекты
board-secondary = второстепенные
board-signs = знаки
board-projects = проекты
board-operations = спецоперации
board-concluded = союзы
board-hand = союзы в руке
board-staff = профессионалы
board-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
board-pieces = агентов: { $number }
board-circle = с «Ближним кругом»
board-possible = можно заключить
board-needing = требуется: { $needs }
board-supply = Запас: контроль { $control }, финансы { $finance }, наука { $science }, верховная группа { $supreme }. Колоды: объектов { $objects }, союзов { $alliances }
board-discard = Сброс объектов
board-none = нет
board-reconstructed = Союзы, профессионалы и многие числа — наша реконструкция, а не данные издателя.

## The picture of the board

picture-row = Ряд объектов
picture-reach = { $number ->
         [0] пуст
         [one] доступна первая карта
         [few] доступны первые { $number } карты
        *[other] доступны первые { $number } карт
    }
picture-needed = нужно
picture-take-over = на перехват
picture-nobody = никого нет
picture-operations = осталось спецопераций: { $number }
picture-war = На каждой стадии агентов больше на { $number }, знаков меньше на { $number }: уже учтено
picture-deck = объекты
picture-pacts = союзы
picture-staff = профессионалы
picture-projects = Проекты
picture-stages = Стадии
picture-benefit-alliance = союз без требований
picture-benefit-shadow = теневые агенты
picture-benefit-home = отзываются
picture-benefit-reach = доступно в ряду
picture-next = Дальше «{ $stage }»: агентов { $agents }, { $sign } { $signs }; { $effect }; очков { $points }
picture-players = Игроки
picture-active = активных
picture-shadow = теневых
picture-reserve = в резерве
picture-concluded = заключено союзов
picture-hand = союзы в руке
picture-cards = Рука
picture-run = спецоперации
picture-points = очки
picture-you = вы
picture-curator = куратор
picture-turn = ходит
picture-supply = запас
picture-so-far = Очки сейчас
picture-all = Всего
picture-areas = Что есть у соперников
picture-nothing = пока ничего
picture-secondary = { $secondary }, второстеп.
picture-ready = можно заключить { $number } из { $all }
picture-reconstructed = Волна отмечает нашу реконструкцию; знаки особого интереса и число копий каждой карты — тоже наши.
picture-wave = наша реконструкция
picture-instant = сразу
picture-permanent = постоянно
picture-final = в конце
picture-must-not = нельзя: { $quantity }
picture-professional = профессионал
picture-new = со следующего хода

## The glossary

term-object = Объект
    .text = Карта ряда: в конце фазы её захватывает тот, чьи агенты на ней лежат.
term-row = Ряд объектов
    .text = Объекты лежат в ряд, и первые три доступны всем.
term-control = Контроль
    .text = Группа партий, СМИ и силовых ведомств; карта приносит одно очко.
term-finance = Финансы
    .text = Группа ценностей, недвижимости и банков; карта приносит одно очко.
term-science = Наука
    .text = Группа исследований, лабораторий и патентов; карта приносит одно очко.
term-power = Власть
    .text = Группа, карты которой приносят очки за другие ваши карты.
term-support = Поддержка
    .text = Группа, карты которой приносят не очки, а знаки для проектов.
term-inner = Ближний круг
    .text = Приносит очки сам или удваивает объект, к которому присоединён.
term-secondary = Второстепенный объект
    .text = Жетон считается картой своей группы, но очков не приносит; их немного.
term-agent = Агент
    .text = Фишка в активном составе: внедряется на объекты, проводит спецоперации, оплачивает проекты.
term-shadow = Теневой агент
    .text = Идёт с каждым внедрением и сам возвращается, но никогда не идёт один.
term-reserve = Резерв
    .text = Фишки, которые надо завербовать, прежде чем ими действовать.
term-recruit = Вербовка
    .text = Агенты переходят из резерва в активный состав.
term-curator = Куратор
    .text = У кого куратор, тот ходит первым и вербует перед фазой.
term-reach = Доступ
    .text = Докуда в ряду можно внедряться; «Шпионаж» достаёт дальше.
term-home = Отзыв
    .text = Сколько агентов возвращается с каждого захваченного объекта после захвата.
term-operation = Спецоперация
    .text = Верхний жетон стопки ровно за указанное число агентов; отнять его нельзя.
term-project = Проект
    .text = Шкала из пяти стадий для всех; действует выгода только нынешней стадии.
term-coordinator = Координатор
    .text = Фишка на проекте показывает, какой стадии достиг её владелец.
term-advance = Продвижение
    .text = Агенты уходят в резерв, знаки предъявляются, координатор идёт на стадию дальше.
term-protest = Агитаторы
    .text = Знак, которого требует «Коминтерн».
term-peace = Миротворцы
    .text = Знак, которого требуют «Объединённые нации».
term-spy = Шпионы
    .text = Знак, которого требует «Шпионаж»; той же шляпой отмечены профессионалы.
term-interest = Особый интерес
    .text = Знак, которого требует «Тайная власть»: карты с ним сбрасывают.
term-alliance = Союз
    .text = Карту заключают, выполнив требования; она действует сразу, постоянно или в конце игры.
term-hand = Рука
    .text = Карты видит только владелец, а их число — все.
term-deck = Колода
    .text = Карты, которые выйдут позже; их порядка не знает никто.
term-war = Мировая война
    .text = До конца раунда лежит у колоды: стадии требуют на агента больше и на знак меньше.
term-points = Очки
    .text = У кого их в конце больше, тот победил.
term-pad = Очки сейчас
    .text = Сколько получил бы каждый сейчас, по девяти строкам подсчёта.

## Whatever cannot be

problem-pieces = { $seat }: агентов { $number }, а должно быть десять.
problem-absent = { $seat } не участвует в игре и ничего иметь не может.
problem-row = В ряду лежат объекты области внедрения, каждый один раз и без промежутков.
problem-object-there = { $object } не может там быть.
problem-object-pieces = На карте «{ $object }» не может быть агентов.
problem-target = { $seat }: агенты не могут там быть.
problem-operations = Спецоперации проводят с верха стопки.
problem-on-operation = { $seat }: нет спецоперации с агентами.
problem-secondary = Нет стольких второстепенных объектов: { $secondary }.
problem-alliance-there = Карта «{ $alliance }» не может там быть.
problem-hand = { $seat } не может сейчас держать столько карт.
problem-staff = Профессионалы лежат не там, где могут.
problem-turn = Во время шага «{ $step }» такого быть не может.
problem-chosen = Для шага «{ $step }» нужна выбранная карта.
problem-project = Для шага «{ $step }» нужен проект, в котором есть куда продвигаться.
problem-deed = Такой эффект не может сейчас действовать.
problem-asked = Ни один эффект не требует сейчас шага «{ $step }».
problem-then = После шага «{ $step }» игра так продолжаться не может.

## What the lab measures

measure-links = Связи
measure-score = Очки
measure-rounds = Раунды
measure-operations = Проведённые спецоперации
measure-alliances = Заключённые союзы
measure-furthest = Самая дальняя стадия
measure-line = Очки всех игроков по строкам
measure-winning-line = Очки победителя по строкам
measure-winning-stage = Стадия победителя
measure-winning-objects = Объекты победителя
measure-concluded = Кем-то заключён
measure-winning-alliance = Заключён победителем

## Graphs

graph-influence-title = Сети влияния
graph-history-title = Сети влияния раунд за раундом
graph-history-note = Чем толще линия, тем больше карт или стадий; ярко показано то, чего стало больше, чем в прошлом раунде.
graph-completion-title = { $seat }: что к чему ведёт и каков шанс, что карта выйдет
graph-completion-none = Нет ничего достижимого, чему не хватает только карт.
graph-completion-object = { $thing }: { $chance } %
graph-completion-aim = { $thing } (ещё { $lack })
graph-alliances = Союзы
graph-seat = { $seat }: { $points }

## Entries of a position, in the editor

entry-turn = Чей ход
entry-curator = Куратор
entry-objects = Объекты
entry-in-row = Объекты в ряду
entry-active = Активные агенты
entry-reserve = Агенты в резерве
entry-operations = Спецоперации
entry-pieces = Фишки на объектах
entry-alliances = Союзы
entry-specialists = Профессионалы
entry-on-operation = Агенты на спецоперации

# Изменения правил

change-curator-stays = Куратор остаётся
    .question = Что, если бы первый игрок оставался первым?
    .now = куратор остаётся у того, у кого он есть.
change-no-interception = Без перехвата
    .question = Что, если бы объект нельзя было перехватить?
    .now = кто первым внедрился на объект, тот его и удерживает.
change-whole-row = Весь ряд
    .question = Что, если бы был доступен каждый объект ряда?
    .now = внедриться можно на любой объект ряда.
change-curator-recruits-nobody = Куратор никого не вербует
    .question = Что, если бы куратор не приводил агентов?
    .now = тот, у кого куратор, никого не вербует перед действием.
change-worthless-projects = Проекты без очков
    .question = Что, если бы тайные планы не приносили очков в конце?
    .now = стадии проектов не приносят очков.
change-worthless-crime = Преступные группировки без очков
    .question = Что, если бы преступность не приносила выгоды?
    .now = «Преступные группировки» не приносят очков.
change-professionals = Профессионалы
    .question = Что, если бы можно было нанимать профессионалов?
    .now = партия идёт с профессионалами.
