import { expect, test } from 'vitest'
import { openStateText } from './open-state.ts'

const timeZone = 'Asia/Seoul'
const today = '2026-11-21'
const at = (text: string) => Date.parse(`${text}+09:00`)

test.each([
  ['open', at('2026-11-21T21:00'), '영업 중 · 21:00에 마감'],
  ['open', at('2026-11-22T02:00'), '영업 중 · 내일 02:00에 마감'],
  ['open', null, '영업 중 · 24시간'],
  ['closed', at('2026-11-21T09:30'), '영업 종료 · 09:30에 시작'],
  ['closed', at('2026-11-22T00:00'), '영업 종료 · 내일 00:00에 시작'],
  ['closed', at('2026-11-23T09:00'), '영업 종료 · 월요일 09:00에 시작'],
  ['closed', null, '영업 종료'],
  ['unknown', null, '영업 여부 확인되지 않음'],
] as const)('%s until %s: %s', (openState, openStateChangesAt, text) => {
  expect(openStateText({ openState, openStateChangesAt, timeZone }, today)).toBe(text)
})
