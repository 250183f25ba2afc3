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
teacher-class-page = На проектор с того же сервера: страница { $page }. На ней голоса и первые ответы класса — только числа, без имён.
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
