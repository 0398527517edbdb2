import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { ko } from '../messages/ko.ts'
import { tr } from '../messages/tr.ts'
import { localDate, localMinutes, nextMidnight, openStateText, weekdayOf } from './local-time.ts'

const now = Date.UTC(2026, 10, 21, 16, 30)

test('one instant is another date and time elsewhere', () => {
  expect(localDate(now, 'Asia/Seoul')).toBe('2026-11-22')
  expect(localMinutes(now, 'Asia/Seoul')).toBe(90)
  expect(localDate(now, 'America/New_York')).toBe('2026-11-21')
  expect(localMinutes(now, 'America/New_York')).toBe(690)
})

test('midnight is 0 and belongs to the new day', () => {
  const midnight = nextMidnight(now, 'Asia/Kathmandu')
  expect(localMinutes(midnight, 'Asia/Kathmandu')).toBe(0)
  expect(localDate(midnight, 'Asia/Kathmandu')).toBe('2026-11-22')
})

test('weekdays of dates; none of no date', () => {
  expect(weekdayOf('2026-11-21')).toBe('Saturday')
  expect(weekdayOf('2026-11-22')).toBe('Sunday')
  expect(weekdayOf('')).toBeUndefined()
})

const timeZone = 'Asia/Seoul'
const today = '2026-11-21'
const at = (text: string) => Date.parse(`${text}+09:00`)
const openChange = { days: 0, weekday: 5, minutes: 0, closesSoon: false }

test.each([
  ['open', at('2026-11-21T21:00'), '영업 중 · 21:00에 마감'],
  ['open', at('2026-11-22T02:00'), '영업 중 · 내일 02:00에 마감'],
  ['open', at('2026-11-22T22:00'), '영업 중 · 내일 22:00에 마감'],
  ['open', null, '영업 중 · 24시간'],
  ['closed', at('2026-11-21T09:30'), '영업 종료 · 09:30에 시작'],
  ['closed', at('2026-11-22T00:00'), '영업 종료 · 내일 00:00에 시작'],
  ['closed', at('2026-11-23T09:00'), '영업 종료 · 월요일 09:00에 시작'],
  ['closed', null, '영업 종료'],
  ['unknown', null, '영업 여부 확인되지 않음'],
] as const)('%s until %s: %s', (openState, openStateChangesAt, text) => {
  expect(openStateText({ openState, openStateChangesAt, openChange, timeZone }, today, ko)).toBe(text)
})

test('open all of today and tomorrow: 24 hours, unless the clocks differ', () => {
  const openStateChangesAt = at('2026-11-24T00:00')
  const business = { openState: 'open', openStateChangesAt, timeZone } as const
  const textOf = (days: number) =>
    openStateText({ ...business, openChange: { ...openChange, days } }, today, ko)
  expect(textOf(3)).toBe('영업 중 · 24시간')
  expect(textOf(1)).toBe('영업 중 · 화요일 00:00에 마감')
})

test('closed, and of tomorrow nothing is known: no time to open', () => {
  const openStateChangesAt = at('2026-11-22T00:00')
  const business = { openState: 'closed', openStateChangesAt, openChange: null, timeZone } as const
  expect(openStateText(business, today, ko)).toBe('영업 종료')
})

test.each([
  ['open', at('2026-11-21T21:00'), 'Open · closes 9:00\u00a0PM', 'Açık · kapanış 21:00'],
  ['open', at('2026-11-22T02:00'), 'Open · closes tomorrow at 2:00\u00a0AM', 'Açık · kapanış yarın 02:00'],
  [
    'closed',
    at('2026-11-23T09:00'),
    'Closed · opens Monday at 9:00\u00a0AM',
    'Kapalı · açılış Pazartesi 09:00',
  ],
] as const)('%s until %s: %s, %s', (openState, openStateChangesAt, english, turkish) => {
  const business = { openState, openStateChangesAt, openChange, timeZone }
  expect(openStateText(business, today, en)).toBe(english)
  expect(openStateText(business, today, tr)).toBe(turkish)
})
