import { expect, test } from 'vitest'
import type { AskedTime } from '../../../domain/opening-hours/asked-time.ts'
import { en } from '../../messages/en.ts'
import { ko } from '../../messages/ko.ts'
import { tr } from '../../messages/tr.ts'
import { timeText } from './time-text.ts'

test.each<[AskedTime, string, string, string]>([
  ['sunday at 600', '일요일 10:00', 'Sunday at 10:00\u00a0AM', 'Pazar 10:00'],
  ['tomorrow at 1140', '내일 19:00', 'tomorrow at 7:00\u00a0PM', 'yarın 19:00'],
  ['weekend at 1380', '주말 23:00', 'Weekend at 11:00\u00a0PM', 'Hafta sonu 23:00'],
  ['sunday', 'as typed', 'as typed', 'as typed'],
])('%s is said in each language', (asked, ...said) => {
  const time = { asked, words: 'as typed', isKnown: true }
  expect([ko, en, tr].map((messages) => timeText(time, messages))).toEqual(said)
})
