import { describe, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { ko } from '../messages/ko.ts'
import { tr } from '../messages/tr.ts'
import { changeText } from './open-change.ts'

const at = (days: number, hour: number) => ({ days, weekday: 3, minutes: hour * 60, closesSoon: false })

describe('changeText', () => {
  test.each([
    ['open', at(0, 22), '22:00까지'],
    ['open', at(1, 2), '02:00까지'],
    ['open', at(1, 21), '내일 21:00까지'],
    ['open', at(4, 0), '24시간'],
    ['closed', at(0, 17), '17:00에 시작'],
    ['closed', at(1, 9), '내일 09:00'],
    ['closed', at(1, 5), '내일 05:00'],
    ['closed', at(3, 9), '목요일 09:00'],
    ['open', null, '24시간'],
    ['closed', null, ''],
  ] as const)('%s, %o', (state, change, text) => {
    expect(changeText(state, change, ko)).toBe(text)
  })

  test('in other languages', () => {
    expect(changeText('open', at(0, 22), en)).toBe('until 10:00\u00a0PM')
    expect(changeText('closed', at(1, 9), en)).toBe('opens Thu 9\u00a0AM')
    expect(changeText('open', at(0, 22), tr)).toBe('kapanış 22:00')
    expect(changeText('closed', at(1, 9), tr)).toBe('açılış Per 09:00')
  })

  test.each([
    [ko, '곧 마감 22:00까지'],
    [en, 'Closes soon at 10:00\u00a0PM'],
    [tr, 'Az sonra kapanıyor saat 22:00'],
  ])('reads as one sentence where it closes soon', (messages, text) => {
    const change = { ...at(0, 22), closesSoon: true }
    expect(`${messages.open.closesSoon} ${changeText('open', change, messages)}`).toBe(text)
  })
})
