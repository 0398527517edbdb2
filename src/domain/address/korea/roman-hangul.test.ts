import { romanize } from 'es-hangul'
import { expect, test } from 'vitest'
import { hangulOf } from './roman-hangul.ts'

test.each(['송촌', '성수', '가양', '방이', '화곡', '월평', '중리', '왜관', '신림', '둔촌', '의정'])(
  '%s is read from Latin letters',
  (name) => {
    expect(hangulOf(romanize(name))).toContain(name)
  },
)

test.each(['', 'x', 'strand', 'Seong', 'abcdefghijklmnopqrstuvwxyz'])('“%s” is no Hangul', (text) => {
  expect(hangulOf(text)).toEqual([])
})
