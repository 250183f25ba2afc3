## Сравнения

lab-compare-head = «{ $a }» и «{ $b }» на одних и тех же партиях: { $n }, зерно { $seed }
lab-compare-wins-more = { $seat }: побед больше в варианте «{ $a }», чем в варианте «{ $b }».
lab-compare-wins-less = { $seat }: побед меньше в варианте «{ $a }», чем в варианте «{ $b }».
lab-compare-wins-same = { $seat }: по этим партиям варианты «{ $a }» и «{ $b }» не различить, в интервале есть 0.
lab-compare-mean-more = { $what }: среднее выше в варианте «{ $a }», чем в варианте «{ $b }».
lab-compare-mean-less = { $what }: среднее ниже в варианте «{ $a }», чем в варианте «{ $b }».
lab-compare-mean-same = { $what }: по этим партиям варианты «{ $a }» и «{ $b }» не различить, в интервале есть 0.
lab-compare-numbers = { $a } и { $b }; разность { $difference }.

## Турниры

lab-tournament-ratings = Рейтинги с 95-процентными интервалами, партий: { $n }, зерно { $seed }
lab-tournament-rates = Доли побед с 95-процентными интервалами, партий: { $n }, зерно { $seed }
lab-tournament-tied = нельзя отличить от лучшего

## Восстановленные значения

lab-sensitivity-head = Насколько меняется результат, если менять восстановленные значения (изменений: { $k }, партий в каждом: { $n }, зерно { $seed })
lab-sensitivity-baseline = С нашими значениями: { $value }
lab-sensitivity-line = { $group }: от { $lowest } до { $highest }
lab-sensitivity-flips = { $flips ->
    [0] вывод ни разу не становится обратным
    [one] вывод становится обратным { $flips } раз из { $k }
    [few] вывод становится обратным { $flips } раза из { $k }
   *[many] вывод становится обратным { $flips } раз из { $k }
 }
lab-sensitivity-all = все вместе

## Чего что стоит

lab-worth-head = Насколько чаще игрок побеждает (в процентных пунктах), если получает это с самого начала и если играет без этого (одни и те же партии, их { $n }), и насколько чаще побеждают те, у кого это есть в конце. Играет { $who }; зерно { $seed }; все интервалы вместе верны с вероятностью 95 %
lab-worth-line = { $thing }: если дано, { $given }; без этого { $barred }; у кого есть в конце, { $lift }

## Предсказуемость

lab-watching-head = Партий для наблюдения: { $watched }, для догадок: { $games } (догадок: { $cases }); зерно { $seed }
lab-watching-hits = Верно по обстановке: { $hits }; по тому, как часто что бывает вообще: { $blind }.
lab-watching-more = Игрок предсказуем: взгляд на обстановку прибавляет { $gain }.
lab-watching-same = По этим партиям не видно, чтобы взгляд на обстановку что-то прибавлял: { $gain }.
lab-watching-bits = Неожиданность в битах: { $bits }, без взгляда на обстановку { $bits_blind } (бросок монеты: 1).

## Шансы

lab-odds-about = Каждый ход испытан в раскладах, возможных при том, что видела эта сторона; раскладов: { $number }. { $model }. Дальше играет { $bot }; зерно { $seed }. Интервалы: 95 %.
lab-model-random = Их вероятности такие, как если бы остальные выбирали вслепую из разрешённых ходов
lab-model-greedy = Их вероятности такие, как если бы остальные выбирали то, что кажется им лучшим
lab-model-equal = Все они считаются равновероятными

## Pictures

lab-plot-note = Партий: { $n }, зерно { $seed }.
lab-plot-interval = Скобки: 95-процентные интервалы.
lab-plot-wins = Кто побеждает
lab-plot-odds = Шансы каждого хода
lab-plot-worth = Чего стоит каждый ход
lab-plot-worth-of = Что это даёт игроку
lab-plot-worth-note = ■ получено с самого начала, ● игра без этого, ◇ у кого это есть в конце. Партий: по { $n }, зерно { $seed }. Все скобки вместе верны с вероятностью 95 %. Числа: если дано.
lab-plot-worth-axis = Больше побед, процентных пунктов
lab-plot-grades = 0 %: худший исход, 100 %: лучший.
lab-plot-endings = Как кончаются партии
lab-plot-scores = Очки в конце
lab-plot-length = Сколько длятся партии
lab-plot-share = Доля партий
lab-plot-decisions = Решения
lab-plot-median = медиана { $value }
lab-plot-mean-of = { $what }: средние
lab-plot-fan = { $what } по раундам
lab-plot-round = Раунд и сколько партий ещё идёт
lab-plot-bands = Линия: медиана. Полосы: средние 50 % и 90 % партий.
lab-plot-control = { $what } в конце
lab-plot-players = Играют: { $who }.
lab-plot-poles = Доли партий: ▲ { $above }, ▼ { $below }.
lab-plot-means = Средние.
lab-plot-forest = Доли побед
lab-plot-compare = { $a } минус { $b }
lab-plot-compare-note = Одни и те же партии: { $n }, зерно { $seed }. { $interval }
lab-plot-win-rate = Победы, процентные пункты: { $seat }
lab-plot-tournament = Рейтинги
lab-plot-sensitivity = Если менять восстановленные значения
lab-plot-sensitivity-note = Полоса: от меньшего до большего из { $k } изменений. Линия: с нашими значениями. Партий в каждом: { $n }, зерно { $seed }.
