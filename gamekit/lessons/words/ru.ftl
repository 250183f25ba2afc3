## Листок

sheet-version = Вариант { $letter }
sheet-name = Имя
sheet-date = Дата
sheet-tick = Отметьте верное.
sheet-order = Пронумеруйте по порядку.
sheet-move = Запишите свой ход и объясните его.
sheet-number = Ответ
sheet-roles = Роли
sheet-sources = Источники
sheet-source = Источник { $letter }.
sheet-key = Ответы
sheet-any = любой разрешённый ход
sheet-free = свободный ответ
sheet-seed = начальное число { $seed }
sheet-start = Начало партии
sheet-before = До урока
sheet-after = После урока
sheet-made-up = Числа на картах и фишках — наша реконструкция.

## Страница учителя

teacher-page = Для учителя
teacher-first = Прочтите прежде всего
teacher-aims = После урока ученики могут
teacher-about = Возраст, время
teacher-minutes = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
teacher-curriculum = Программа
teacher-must-know = Что нужно знать заранее
teacher-place = Класс
teacher-begin = Запуск
teacher-class-page = Команда напечатает адрес и код из четырёх букв для учеников, а только для вас — адрес страницы для проектора и пульта: голоса и первые ответы числами, без имён.
teacher-plan = По минутам
teacher-if-late = Если не успеваете, пропустите
teacher-mistakes = Шесть частых ошибок и что сказать
teacher-talk = Обсуждение
teacher-care = Осторожно
teacher-variants = Варианты
teacher-projector = Только проектор
teacher-paper = Без компьютеров
teacher-long = 90 минут
teacher-pairs = Быстрая пара, медленная пара
teacher-levels = Оценка
teacher-key = Ключ к листку { $letter }

## Ответы

break-another = Здесь мешает другое правило. А найдите ход, который нарушает вот это: «{ $rule }».

## Задания

exercise-right = Верно.
exercise-wrong = Пока нет.
exercise-hint = Подсказка:
exercise-solution = Решение
exercise-fails = Код останавливается с ошибкой. Запустите его в отдельной ячейке, чтобы её увидеть.
exercise-size-number = Измените число
exercise-size-condition = Измените условие
exercise-size-write = Напишите сами

## A study of one's own

study-missing = пока нет
study-question = Вопрос
    .right = На такой вопрос партии могут ответить.
    .reply-mark = Это ещё не вопрос: нужен вопросительный знак.
    .reply-short = Скажите подробнее: кто играет, что считают, в каких партиях?
study-prediction = Предсказание
    .right = Записано. Теперь оно может сбыться или нет.
    .reply-late = Результат вам уже известен. Предсказание делают раньше: начните новое исследование.
    .reply-numbers = Назовите два числа, от и до, в процентах.
    .reply-turned = Меньшее число идёт первым.
    .reply-all = В промежуток от 0 до 100 попадёт что угодно. Предсказание должно рисковать.
study-study = Исследование
    .right = Партий хватает, и интервал уже, чем предсказание.
    .reply-none = Дайте исследование, сравнение или оценку: то, что вернули `simulate` или `compare`.
    .reply-early = Сначала предсказание, потом результат.
    .reply-few = Партий мало: нужно хотя бы { $few }.
    .reply-wide = Интервал шире предсказания, и опровергнуть его он почти не может. Вчетверо больше партий — вдвое уже интервал.
study-interval = Интервал
    .right = Да, это интервал 95 %.
    .reply-study = Сначала исследование.
    .reply-numbers = Назовите два числа: нижний и верхний край.
    .reply-turned = Нижний край идёт первым.
    .reply-shares = Это доли. Запишите в процентах.
    .reply-half = Это половина ширины. А у интервала два края.
    .reply-other = Прочтите в результате: два числа в квадратных скобках.
study-conclusion = Вывод
    .right = Интервал позволяет это сказать.
    .reply-study = Сначала предсказание и исследование.
    .reply-which = Выберите: "as-predicted" (как предсказано), "otherwise" (иначе) или "open" (неясно).
    .reply-as-predicted = Весь ли интервал внутри предсказания? Сравните края.
    .reply-otherwise = Весь ли интервал вне предсказания? Сравните края.
    .reply-open = Взгляните на края ещё раз: интервал не лежит частью внутри, частью снаружи.
    .reply-number = Дайте довод с числом из исследования.
study-is-as-predicted = Как предсказано:
study-is-otherwise = Не так, как предсказано:
study-is-open = Неясно:
study-doubt = Если наша реконструкция неверна
    .right = Да. В интервале только случай; этой второй ширины в нём нет.
    .reply-none = Дайте то, что вернула `sensitivity`.
    .reply-which = Какое сомнение больше? Выберите "luck" (случай) или "values" (значения).
    .reply-luck = Сравните две ширины: интервала и промежутка от худшего до лучшего результата при других значениях.
    .reply-values = Сравните две ширины: промежутка от худшего до лучшего результата при других значениях и интервала.
study-limits = Границы
    .right = Честные границы.
    .reply-which = Назовите границы так: players=, values=, games= или past=.
    .reply-few = Назовите хотя бы { $least }.
    .reply-short = Пишите целыми предложениями.
    .reply-values = В этой игре есть восстановленные значения: скажите, что это значит для результата (values=).
