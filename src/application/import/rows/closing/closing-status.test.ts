import { expect, test } from 'vitest'
import { closingOfStatus } from './closing-status.ts'

test.each([
  ['gone', 'Permanent stängd'],
  ['gone', 'Natrvalo zatvorené'],
  ['gone', 'Остаточно закрито'],
  ['gone', 'Jäädavalt suletud'],
  ['gone', 'Ngừng kinh doanh'],
  ['gone', 'Desființată'],
  ['paused', 'Tillfälligt stängd'],
  ['paused', 'Временно затворен'],
  ['paused', 'अस्थायी रूप से बंद'],
  ['paused', 'Szünetel'],
  ['paused', 'موقوف'],
  ['open', 'Діючий'],
  ['open', 'Veikia'],
  ['open', 'ดำเนินกิจการ'],
  ['open', 'فعال'],
  // Of this hour, perhaps.
  [undefined, 'Đã đóng cửa'],
  [undefined, 'Stängt'],
])('%s: %s', (closing, status) => {
  expect(closingOfStatus(status)).toBe(closing)
})
