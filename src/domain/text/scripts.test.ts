import { expect, test } from 'vitest'
import { hasScript, shareScript } from './scripts.ts'

test('tells the scripts of a text', () => {
  expect(hasScript('스타벅스 Reserve', 'Hangul')).toBe(true)
  expect(hasScript('스타벅스 Reserve', 'Latin')).toBe(true)
  expect(hasScript('すし', 'Kana')).toBe(true)
  expect(hasScript('スシ', 'Kana')).toBe(true)
  expect(hasScript('寿司', 'Kana')).toBe(false)
  expect(hasScript('12-34', 'Latin')).toBe(false)
})

test('texts of different scripts share none, whatever their digits', () => {
  expect(shareScript('ラーメン 24', 'ramen 24')).toBe(false)
  expect(shareScript('ラーメン屋', 'らーめん')).toBe(true)
  expect(shareScript('ร้านกาแฟ', 'cafe')).toBe(false)
  expect(shareScript('ร้านกาแฟ Cafe', 'cafe')).toBe(true)
  expect(shareScript('קפה', 'בית קפה')).toBe(true)
})
