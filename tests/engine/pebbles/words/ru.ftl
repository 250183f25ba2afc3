game-title = Камешки
game-about = Берите камешки из кучек и храните тайную карту.

section-heaps = Кучки
section-cards = Карты
section-end = Конец

rule-heap-not-empty = Кучка с камешками
    .text = Выбирайте кучку, в которой остались камешки.
rule-take-one-to-three = От одного до трёх
    .text = Берите один, два или три камешка, но не больше, чем там лежит.
rule-card-is-secret = Тайная карта
    .text = Каждый игрок берёт карту, которую больше никто не видит.
rule-swap-needs-pack = Новая карта
    .text = Кто опустошил кучку, может открыто отложить карту и взять другую, пока в колоде что-то есть.
rule-most-points-win = Побеждают очки
    .text = Когда все кучки пусты, карты открывают. Камешки и премия — очки. Побеждает тот, у кого их больше.
rule-tie-last-pebble = Ничья
    .text = Из равных впереди тот, кто взял последний камешек. Если его взял кто-то другой, они делят место.
    .reason = Последний камешек взять трудно, а больше равных ничто не различает.

said-card-drawn-by-you = Вам пришла карта { $card }.
said-cards-dealt = { $number ->
        [one] Роздана { $number } карта.
        [few] Розданы { $number } карты.
       *[many] Роздано { $number } карт.
    }
said-pebbles-taken = { $seat }: { $number ->
        [one] взят { $number } камешек
        [few] взято { $number } камешка
       *[many] взято { $number } камешков
    }, место — { $heap }.
said-card-swapped = { $seat } откладывает карту { $card }.
said-card-kept = { $seat } оставляет карту.
said-card-shown = { $seat } показывает карту { $card }.
said-game-won = { $seat } побеждает.
said-victory-shared = { $seat } делит победу.

step-over = Игра окончена
step-deal = Раздача
step-choose-heap = Выбор кучки
step-take = Взять камешки
step-swap = Обмен карты

prompt-choose-heap = { $seat }, из какой кучки?
prompt-take = { $seat }, сколько? Место — { $chosen }
prompt-swap = { $seat }, новую карту?
move-choose-heap = Взять там: { $heap }
move-take = Взять { $amount }
move-swap = Взять новую карту
move-swap-decline = Оставить карту

option-players = Сколько игроков
    .help = Двое, трое или четверо.
option-begins = Кто начинает
    .help = Игрок, который берёт первым.

ending-points = { $seat } побеждает по очкам.
ending-last-pebble = { $seat } побеждает при ничьей последним камешком.
ending-shared = Победу делят { $winners }.

seat-anna = Анна
seat-boris = Борис
seat-clara = Клара
seat-dana = Дана
amount-one = один
amount-two = два
amount-three = три
answer-yes = да

problem-heap-too-high = { $heap }: столько не помещается.
problem-needs-heap = Камешки берут из выбранной кучки.
problem-hand = { $seat }: на руках { $number ->
        [one] должна быть одна карта
       *[other] не должно быть карт
    }.
problem-points = { $seat } не играет, и очков быть не может.
