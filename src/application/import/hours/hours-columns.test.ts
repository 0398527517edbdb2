import { describe, expect, test } from 'vitest'
import { weeklySchedule } from '../../../domain/opening-hours/day-hours.ts'
import { dayNames } from '../../../domain/opening-hours/weekdays.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { findCompanions } from '../rows/companions.ts'
import { normaliseRow } from '../rows/normalise-row.ts'
import { findHoursColumns } from './hours-columns.ts'

/** What a row under a header becomes. */
function read(row: Readonly<Record<string, string>>) {
  const header = Object.keys(row)
  const columns = recogniseHeader(header)
  const companions = findCompanions(header, new Set(Object.values(columns)))
  return normaliseRow({ number: 2, cells: Object.values(row) }, columns, { deriveIds: true, companions })
}

describe('hours in several columns', () => {
  const hoursOf = (row: Readonly<Record<string, string>>) =>
    read({ name: 'A', address: 'x', ...row }).draft?.openingHours

  test('opening and closing of every day, and the days of rest', () => {
    const row = { Açılış: '12:00:00', Kapanış: '23:30', 'Kapalı Gün': 'Pazartesi' }
    expect(hoursOf(row)).toMatchObject({ Monday: 'closed', Tuesday: '12:00-23:30', Sunday: '12:00-23:30' })
    expect(hoursOf({ 'Open from (hh:mm)': '9:00', 'Open until (hh:mm)': '17:00' })).toEqual({
      Hours: '9:00-17:00',
    })
    expect(hoursOf({ Opens: '0.375', Closes: '0.9583333333333334' })).toEqual({ Hours: '09:00-23:00' })
    expect(hoursOf({ Opens: '0.375', Closes: '1' })).toEqual({ Hours: '09:00-24:00' })
    expect(hoursOf({ Opens: '0', Closes: '0.5' })).toEqual({ Hours: '00:00-12:00' })
    const korean = { 영업시간: '10:00~20:00', 휴무일: '매주 월요일' }
    expect(hoursOf(korean)).toMatchObject({ Monday: 'closed', Sunday: '10:00~20:00' })
    expect(hoursOf({ ...korean, 휴무일: '연중무휴' })).toEqual({ Hours: '10:00~20:00' })
    expect(hoursOf({ ...korean, 휴무일: '설날, 추석' })).toEqual({ Hours: '10:00~20:00' })
  })

  test.each([
    { 'Days open': 'Mon-Sat', Hours: '9am - 5pm' },
    { 利用可能曜日: '月火水木金土', 開始時間: '09:00', 終了時間: '17:00' },
    { "Jours d'ouverture": 'du lundi au samedi', "Heures d'ouverture": '9h-17h' },
    { 영업요일: '월화수목금토', 영업시간: '09:00~17:00' },
    { 'Çalışma Günleri': 'Pazartesi-Cumartesi', 'Çalışma Saatleri': '09:00-17:00' },
  ])('the days on which the hours beside them hold: %o', (row) => {
    const hours = hoursOf(row)
    expect(Object.keys(hours ?? {})).toEqual(dayNames.slice(0, 6))
    expect(hoursOf({ ...row, [Object.keys(row)[0] ?? '']: '?' })).toMatchObject({ Hours: expect.any(String) })
  })

  test('days that can be read only with the hours, and days that cannot be read', () => {
    const on = (days: string) => hoursOf({ 'Days open': days, Hours: '9:00-17:00' })
    expect(on('Every day except Sunday')).toMatchObject({ Saturday: '9:00-17:00', Sunday: 'closed' })
    expect(on('화~일(월 휴무)')).toMatchObject({ Monday: 'closed', Tuesday: '9:00-17:00' })
    const unread = on('by arrangement') ?? {}
    expect(unread).toEqual({ Hours: 'by arrangement 9:00-17:00' })
    expect((weeklySchedule(unread) ?? []).filter(Boolean)).toEqual([])
  })

  test('the end of some days stands behind their beginning', () => {
    const row = {
      'Öffnungszeiten Mo–Fr von': '9:00',
      'Öffnungszeiten bis': '18:00',
      'Öffnungszeiten Sa von': '10:00',
      'Öffnung bis': '14:00',
    }
    expect(hoursOf(row)).toMatchObject({
      Monday: '9:00-18:00',
      Friday: '9:00-18:00',
      Saturday: '10:00-14:00',
    })
    const ukrainian = { 'Пн поч.': '8:00', 'Пн кін.': '20:00', 'Нд поч.': 'вих.', 'Нд кін.': 'вих.' }
    expect(hoursOf(ukrainian)).toMatchObject({ Monday: '8:00-20:00' })
  })

  test.each([
    ['mon_open1', 'mon_close1', 'mon_open2', 'mon_close2'],
    ['Monday Opening 1', 'Monday Closing 1', 'Monday Opening 2', 'Monday Closing 2'],
    ['Lunes apertura mañana', 'Lunes cierre mañana', 'Lunes apertura tarde', 'Lunes cierre tarde'],
  ])('both halves of a day have an opening and a closing: %s', (open1, close1, open2, close2) => {
    const row = { [open1]: '09:00', [close1]: '14:00', [open2]: '17:00', [close2]: '20:00' }
    expect(hoursOf(row)).toEqual({ Monday: '09:00-14:00, 17:00-20:00' })
    expect(hoursOf({ ...row, [open2]: '', [close2]: '' })).toEqual({ Monday: '09:00-14:00' })
  })

  test('the mornings and afternoons of a surgery', () => {
    const row = { 'Mo vormittags': '8-12', 'Mo nachmittags': '15-18', 'Di vormittags': '8-12' }
    expect(hoursOf(row)).toEqual({ Monday: '8-12, 15-18', Tuesday: '8:00-12:00' })
  })

  test('the opening of a morning and the closing of an afternoon are one span', () => {
    expect(hoursOf({ 'Mon open AM': '9:00', 'Mon close PM': '17:00' })).toEqual({ Monday: '9:00-17:00' })
  })

  test('ticks say on which days the hours beside them hold', () => {
    const ticked = { Mon: '✓', Tue: '✗', Wed: '', Opens: '8.30', Closes: '17.00' }
    expect(hoursOf(ticked)).toEqual({ Monday: '8.30-17.00', Tuesday: 'closed' })
    expect(hoursOf({ Mon: 'yes', Sat: 'yes', Sun: 'closed', Hours: '9-17' })).toEqual({
      Monday: '9-17',
      Saturday: '9-17',
      Sunday: 'closed',
    })
    expect(hoursOf({ Mon: '✓', Tue: '✓' })).toEqual({})
  })

  test('two ranges of a day, of which each has an opening and a closing', () => {
    const days = {
      'hours/mon_1_open': '09:00',
      'hours/mon_1_close': '13:00',
      'hours/mon_2_open': '16:00',
      'hours/mon_2_close': '20:00',
      'hours/tue_1_open': '10:00',
      'hours/tue_1_close': '14:00',
    }
    expect(hoursOf(days)).toEqual({ Monday: '09:00-13:00, 16:00-20:00', Tuesday: '10:00-14:00' })
    const german = { 'Mo von 1': '9:00', 'Mo bis 1': '12:00', 'Mo von 2': '14:00', 'Mo bis 2': '18:00' }
    expect(hoursOf(german)).toEqual({ Monday: '9:00-12:00, 14:00-18:00' })
  })

  test('a cross is a closed day only beside days with hours', () => {
    const days = { 'Sunday hours': 'x', 'Monday hours': '08:00-17:00', 'Tuesday hours': '' }
    expect(hoursOf(days)).toEqual({ Monday: '08:00-17:00', Sunday: 'closed' })
    expect(hoursOf({ Monday: 'x', Tuesday: 'x' })).not.toMatchObject({ Monday: 'closed' })
  })

  test.each([
    ['Godziny pracy - poniedziałek', 'Godziny pracy - sobota'],
    ['Öffnungszeiten – Montag', 'Öffnungszeiten – Samstag'],
    ['Horário de funcionamento - segunda-feira', 'Horário de funcionamento - sábado'],
    ['Opening hours: Mon', 'Opening hours: Sat'],
    ['Horaires - lundi (matin)', 'Horaires - samedi'],
    ['Openingstijden maandag', 'Openingstijden zaterdag'],
    ['시간_월', '시간_토'],
    ['営業時間-月曜', '営業時間-土曜'],
  ])('a day behind words for hours: %s', (monday, weekend) => {
    const hours = hoursOf({ [monday]: '08:00-18:00', [weekend]: '10:00-14:00' })
    expect(hours).toEqual({ Monday: '08:00-18:00', Saturday: '10:00-14:00' })
  })

  test('days behind words for hours: a range, its beginning and end, and no day', () => {
    const range = hoursOf({ 'Opening hours - Mon-Fri': '08:00-18:00', 'Opening hours - Sat': '10-14' })
    expect(range).toMatchObject({ Monday: '08:00-18:00', Wednesday: '08:00-18:00', Saturday: '10-14' })
    const ends = hoursOf({ 'Öffnungszeiten - Montag von': '09:00', 'Öffnungszeiten - Montag bis': '18:00' })
    expect(ends).toEqual({ Monday: '09:00-18:00' })
    expect(hoursOf({ 'Sales - mar': '08:00-18:00' })).toEqual({})
  })

  test('two halves of each day', () => {
    const row = {
      'Lundi matin': 'fermé',
      'Lundi après-midi': '14h-19h',
      'Mardi matin': '9h30-12h30',
      'Mardi après-midi': '14h-19h',
      'Dimanche matin': 'fermé',
      'Dimanche après-midi': 'fermé',
    }
    expect(hoursOf(row)).toEqual({ Monday: '14h-19h', Tuesday: '9h30-12h30, 14h-19h', Sunday: 'fermé' })
  })

  test('days of rest count against columns of days, too', () => {
    const row = { 평일운영시작시각: '09:00', 평일운영종료시각: '18:00', 휴관일: '매주 월요일+법정공휴일' }
    expect(hoursOf(row)).toMatchObject({ Monday: 'closed', Tuesday: '09:00-18:00' })
  })

  test('a present state is no hours where the days have columns of their own', () => {
    const row = {
      hours: 'Open ⋅ Closes 6 PM',
      'operating_hours.monday': '9 AM–6 PM',
      'operating_hours.tuesday': 'Closed',
    }
    expect(hoursOf(row)).toEqual({ Monday: '9 AM–6 PM', Tuesday: 'Closed' })
  })

  test('a day that is closed in some weeks is unknown', () => {
    const hours = hoursOf({ 영업시간: '10:00~20:00', 휴무일: '둘째 일요일' })
    expect(hours).toMatchObject({ Monday: '10:00~20:00', Sunday: '둘째 휴무' })
  })

  test.each([
    ['毎週月曜・第4木曜', 'closed', '第4定休'],
    ['매주 월요일, 넷째 목요일', 'closed', '넷째 휴무'],
    ['월요일, 매월 넷째 주 목요일', 'closed', '매월 넷째 주 휴무'],
    ['Mondays and every 4th Thursday', 'closed', 'closed every 4th'],
    ['第2・第4木曜', '10:00~20:00', '第2, 第4定休'],
    ['월요일(격주)', '격주 휴무', '10:00~20:00'],
    // Whether every Thursday is meant, nobody can tell.
    ['第1月曜・木曜', '第1定休', '第1定休'],
    ['월·목 격주', '격주 휴무', '격주 휴무'],
  ])('every week and some weeks: %s', (rest, monday, thursday) => {
    const hours = hoursOf({ 영업시간: '10:00~20:00', 휴무일: rest })
    expect(hours).toMatchObject({ Monday: monday, Tuesday: '10:00~20:00', Thursday: thursday })
  })

  test('from and to of each day, and of several days', () => {
    const german = { 'Do von': '08:00', 'Do bis': '17:00', 'Fr von': '900', 'Fr bis': '1400' }
    expect(hoursOf(german)).toEqual({ Thursday: '08:00-17:00', Friday: '09:00-14:00' })
    const french = { 'Lundi ouverture': '7h', 'Lundi fermeture': '19h30', 'Dimanche ouverture': 'fermé' }
    expect(hoursOf(french)).toEqual({ Monday: '7h-19h30', Sunday: 'fermé' })
    const spanish = { 'Hora de apertura martes': '9:00', 'Hora de cierre martes': '18:00' }
    expect(hoursOf(spanish)).toEqual({ Tuesday: '9:00-18:00' })
    const italian = { 'Mercoledì apertura': '8:30', 'Mercoledì chiusura': '12:30' }
    expect(hoursOf(italian)).toEqual({ Wednesday: '8:30-12:30' })
    const polish = { 'Piątek otwarcie': '10:00', 'Piątek zamknięcie': '20:00' }
    expect(hoursOf(polish)).toEqual({ Friday: '10:00-20:00' })
    const turkish = { 'Cuma Açılış': '10:00', 'Cuma Kapanış': '22:00' }
    expect(hoursOf(turkish)).toEqual({ Friday: '10:00-22:00' })
    const korean = {
      평일운영시작시각: '09:00',
      평일운영종료시각: '18:00',
      토요일시작: '1000',
      토요일종료: '2600',
    }
    expect(hoursOf(korean)).toMatchObject({
      Monday: '09:00-18:00',
      Friday: '09:00-18:00',
      Saturday: '10:00-26:00',
    })
  })

  test('without a column of closing, an opening is the hours of its days', () => {
    const hours = { 'Open\nMon-Fri': '9:00-18:00', 'Open\nSat': '9:00-13:00', 'Open\nSun': 'closed' }
    expect(hoursOf(hours)).toMatchObject({ Friday: '9:00-18:00', Saturday: '9:00-13:00', Sunday: 'closed' })
  })

  test('the afternoon stands in a column of its own, and alone says too little', () => {
    const row = {
      'Horario mañana': '9:00-13:00',
      'Horario tarde': '16:00-20:00',
      'Domingos y festivos': 'Cerrado',
    }
    expect(hoursOf(row)).toMatchObject({ Monday: '9:00-13:00, 16:00-20:00', Sunday: 'Cerrado' })
    expect(hoursOf({ 'Horario tarde': '16:00-20:00' })).toEqual({})
  })

  test('hours beside columns of the weekend are those of the other days', () => {
    const row = { Horario: '9:00-18:00', Sábado: '10:00-14:00' }
    expect(hoursOf(row)).toMatchObject({ Friday: '9:00-18:00', Saturday: '10:00-14:00' })
    expect(hoursOf(row)).not.toHaveProperty('Sunday')
  })

  test.each([
    ['Apertura', 'Chiusura', 'Giorno di chiusura'],
    ['Öffnet', 'Schließt', 'Ruhetag'],
    ['open_time', 'close_time', 'closed days'],
    ['영업시작', '영업종료', '휴무일'],
    ['Ouverture', 'Fermeture', 'Jour de fermeture'],
    ['Apertura', 'Cierre', 'Descanso'],
    ['Buka', 'Tutup', 'Hari libur'],
    ['Otwarcie', 'Zamknięcie', 'Dzień wolny'],
    ['Открытие', 'Закрытие', 'Выходной'],
  ])('%s and %s are the hours of every day but those of rest', (opening, closing, rest) => {
    const hours = hoursOf({ [opening]: '09:00:00', [closing]: '18:30:00', [rest]: 'Sunday' })
    expect(hours).toMatchObject({ Monday: '09:00-18:30', Saturday: '09:00-18:30', Sunday: 'closed' })
  })

  test('a closing without an opening is of days', () => {
    expect(hoursOf({ Orario: '9:00-18:00', Chiusura: 'domenica' })).toMatchObject({ Sunday: 'closed' })
  })

  test.each([
    ['Öffnung Mo-Fr', 'Öffnung Sa'],
    ['Hours Weekdays', 'Hours Saturday'],
    ['평일', '토요일'],
    ['Horario L-V', 'Horario sábados'],
    ['Orari Lun-Ven', 'Orari sab'],
    ['Horaires semaine', 'Horaires week-end'],
    ['Часы пн-пт', 'Часы сб'],
    ['Otevřeno Po-Pá', 'Otevřeno sobota'],
    ['営業時間(平日)', '土日'],
    ['Mo-Fr', 'Sa/So'],
  ])('%s and %s are hours of some days', (week, saturday) => {
    const hours = hoursOf({ [week]: '9:00-18:00', [saturday]: '10:00-14:00' })
    expect(hours).toMatchObject({ Monday: '9:00-18:00', Friday: '9:00-18:00', Saturday: '10:00-14:00' })
  })

  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => [day, day])
  test.each([
    'Po|Út|St|Čt|Pá|So|Ne',
    'Mo|Di|Mi|Do|Fr|Sa|So',
    'ma|di|wo|do|vr|za|zo',
    'Pn|Wt|Śr|Cz|Pt|So|Nd',
    'Ma|Ti|Ke|To|Pe|La|Su',
    'H|K|Sze|Cs|P|Szo|V',
    'Lu|Ma|Me|Je|Ve|Sa|Di',
    'L|M|X|J|V|S|D',
  ])('%s are the days of one language', (names) => {
    const { days } = findHoursColumns(names.split('|').map((name, index) => [index, name] as const))
    expect([...days].sort()).toEqual(week)
  })

  test('a short day is one of the language of its neighbours', () => {
    const row = {
      'Otevírací doba Po-Pá': '8-18',
      'Otevírací doba So': '8-12',
      'Otevírací doba Ne': 'zavřeno',
    }
    expect(hoursOf(row)).toMatchObject({ Friday: '8-18', Saturday: '8:00-12:00', Sunday: 'zavřeno' })
    const german = { 'Öffnungszeiten Mo-Fr': '8-18', 'Öffnungszeiten So': '8-12' }
    expect(hoursOf(german)?.Saturday).toBeUndefined()
  })
})
