## Сравнения

lab-compare-head = «{ $a }» и «{ $b }» на одних и тех же партиях: { $n }, начальное число { $seed }
lab-compare-wins-more = { $seat }: побед больше в варианте «{ $a }», чем в варианте «{ $b }».
lab-compare-wins-less = { $seat }: побед меньше в варианте «{ $a }», чем в варианте «{ $b }».
lab-compare-wins-same = { $seat }: по этим партиям варианты «{ $a }» и «{ $b }» не различить, в интервале есть 0.
lab-compare-mean-more = { $what }: среднее выше в варианте «{ $a }», чем в варианте «{ $b }».
lab-compare-mean-less = { $what }: среднее ниже в варианте «{ $a }», чем в варианте «{ $b }».
lab-compare-mean-same = { $what }: по этим партиям варианты «{ $a }» и «{ $b }» не различить, в интервале есть 0.
lab-compare-ending-more = Окончание «{ $what }»: в варианте «{ $a }» чаще, чем в варианте «{ $b }».
lab-compare-ending-less = Окончание «{ $what }»: в варианте «{ $a }» реже, чем в варианте «{ $b }».
lab-compare-ending-same = Окончание «{ $what }»: по этим партиям варианты «{ $a }» и «{ $b }» не различить, в интервале есть 0.
lab-compare-numbers = { $a } и { $b }; разность { $difference }.

## Турниры

lab-tournament-ratings = Рейтинги с 95-процентными интервалами, партий: { $n }, начальное число { $seed }
lab-tournament-rates = Доли побед с 95-процентными интервалами, партий: { $n }, начальное число { $seed }
lab-tournament-tied = нельзя отличить от лучшего

## Восстановленные значения

lab-sensitivity-head = Насколько меняется результат, если менять восстановленные значения (изменений: { $k }, партий в каждом: { $n }, начальное число { $seed })
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

lab-worth-head = Насколько чаще игрок побеждает (в процентных пунктах), если получает это с самого начала и если играет без этого (одни и те же партии, их { $n }), и насколько чаще побеждают те, у кого это есть в конце. Играет { $who }; начальное число { $seed }; все интервалы вместе верны с вероятностью 95 %
lab-worth-line = { $thing }: если дано: { $given }; без этого: { $barred }; у кого есть в конце: { $lift }

## Предсказуемость

lab-watching-head = Партий для наблюдения: { $watched }, для догадок: { $games } (догадок: { $cases }); начальное число { $seed }
lab-watching-hits = Верно по обстановке: { $hits }; по тому, как часто что бывает вообще: { $blind }.
lab-watching-more = Игрок предсказуем: взгляд на обстановку прибавляет { $gain }.
lab-watching-same = По этим партиям не видно, чтобы взгляд на обстановку что-то прибавлял: { $gain }.
lab-watching-bits = Неожиданность в битах: { $bits }, без взгляда на обстановку { $bits_blind } (бросок монеты: 1).

## Шансы

lab-odds-about = Каждый ход испытан в раскладах, возможных при том, что видела эта сторона; раскладов: { $number }. { $model }. Дальше играет { $bot }; начальное число { $seed }. Интервалы: 95 %.
lab-model-random = Их вероятности такие, как если бы остальные выбирали вслепую из разрешённых ходов
lab-model-greedy = Их вероятности такие, как если бы остальные выбирали то, что кажется им лучшим
lab-model-equal = Все они считаются равновероятными

## Pictures

lab-plot-note = Партий: { $n }, начальное число { $seed }.
lab-plot-interval = Скобки: 95-процентные интервалы.
lab-plot-wins = Кто побеждает
lab-plot-odds = Шансы каждого хода
lab-plot-worth = Чего стоит каждый ход
lab-plot-worth-of = Что это даёт игроку
lab-plot-worth-note = ■ получено с самого начала, ● игра без этого, ◇ у кого это есть в конце. Партий: по { $n }, начальное число { $seed }. Все скобки вместе верны с вероятностью 95 %. Числа: если дано.
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
lab-plot-compare-note = Одни и те же партии: { $n }, начальное число { $seed }. { $interval }
lab-plot-win-rate = Победы, процентные пункты: { $seat }
lab-plot-tournament = Рейтинги
lab-plot-sensitivity = Если менять восстановленные значения
lab-plot-sensitivity-note = Полоса: от меньшего до большего из { $k } изменений. Линия: с нашими значениями. Партий в каждом: { $n }, начальное число { $seed }.

## Разбор партии

lab-review-head = { $game }: удача и выбор. { $seat }
lab-review-start = начало
lab-review-chance = случай
lab-review-chance-rules = случай и правила ({ $seat })
lab-review-mine = свой выбор
lab-review-others = выбор: { $seat }
lab-review-luck-for = Случай был на этой стороне: { $luck }.
lab-review-luck-against = Случай был против этой стороны: { $luck }.
lab-review-luck-none = Помог случай в целом или помешал, различить нельзя: { $luck }.
lab-review-mine-for = Свой выбор принёс: { $mine }.
lab-review-mine-against = Свой выбор стоил: { $mine }.
lab-review-mine-none = Принёс ли свой выбор что-нибудь или отнял, различить нельзя: { $mine }.
lab-review-known = { $seat }: по тому, что было известно тогда, свой выбор изменил { $known }; скрытое добавило { $hidden } (раскладов на каждый выбор: { $worlds }; { $model }).
lab-review-better = Лучше: { $move }.
lab-review-rare-bad = Так же плохо или хуже: { $share } того, что могло выпасть.
lab-review-rare-good = Так же хорошо или лучше: { $share } того, что могло выпасть.
lab-review-when = Раунд { $round }, решение { $number }
lab-review-when-flat = Решение { $number }
lab-review-when-dealt = До первого решения
lab-review-dealt = То, что было роздано в начале.
lab-review-drawn = Что-то вытянули.
lab-review-none = Ни одного мгновения нельзя отличить от тех, где ничего не изменилось.
lab-review-about = Из каждого положения доиграно партий: { $n }, броски везде одни и те же; доигрывает { $bot }; начальное число { $seed }. У сумм интервалы 95 %; у отдельных мгновений — 95 % для всех вместе.
lab-review-among = Партии, где { $bot } играет сам с собой: { $n }, начальное число { $seed }. { $seat }: случай помог меньше в { $luck } из них, свой выбор дал меньше в { $choice }.
lab-plot-review = Шансы на победу: { $seat }
lab-plot-review-note = ● свой выбор, ■ чужой, ◇ случай. Полоса: интервалы 95 %. { $about }
lab-plot-review-axis = Решения

## A few matches as a sample

lab-sample-head = { $m ->
    [one] { $m } партия
    [few] { $m } партии
   *[many] { $m } партий
} рядом с { NUMBER($n) } разыгранными на компьютере (за всех — { $bot }; зерно { $seed })
lab-sample-decisions = Ходы
lab-sample-rounds = Раунды
lab-sample-lead-changes = Сколько раз менялся лидер
lab-sample-exact = { $what }: { $ours }; у компьютера { $simulated }. Так далеко просто случайно: { $tail } (точно, если партии независимы, а доля у компьютера верна).
lab-sample-drawn = { $what }, в среднем: { $ours }; у компьютера { $simulated }. Так далеко просто случайно: { $tail } (10 000 выборок из партий компьютера).
lab-sample-verdict = { $number ->
    [0] Ничего необычного здесь нет
   *[other] Необычно (ниже 5 %): { $number } из { $all }
}; просто случайно было бы около { $luck } из { $all }. Необычное может идти от того, как играет класс: компьютер играет по одной привычке.
lab-sample-width = Если половина из { $m } партий кончилась одинаково, о доле такого конца известно лишь, что она между { $low } и { $high } % (95 %).
lab-sample-power = По { $m } партиям отличие от 50 % заметят с уверенностью { $power } %, только если оно не меньше { $points } процентных пунктов.
lab-sample-no-power = По { $m } партиям с уверенностью { $power } % не заметить никакого отличия от 50 %, как бы велико оно ни было.
lab-sample-needed = Чтобы с уверенностью { $power } % заметить отличие в 10 пунктов, нужно партий: { $number }.
lab-sample-left-out = Не вошло партий: { $number } — они не кончены или идут с другими настройками.
