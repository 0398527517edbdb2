import { expect, test } from 'vitest'
import { listingTerms, queryTerms } from './search-terms.ts'
import { streetSpellings } from './street-words.ts'

test.each([
  ['12 Main Road', ['rd']],
  ['12 Main Rd, Springfield', ['road']],
  ['Langstraße 200, 8005 Zürich', ['langstr']],
  ['Langstr. 200', ['langstrasse']],
  ['Bağdat Cad. 5', ['caddesi', 'cd']],
  ['Hauptplatz 1', []],
])('the words of “%s” are also written %j', (address, words) => {
  expect(streetSpellings(address)).toEqual(words)
})

const listing = {
  name: 'A',
  category: '',
  categoryGroup: null,
  city: '',
  district: '',
  state: '',
  country: '',
  phone: '',
  about: {},
}

test.each([
  ['Langstrasse 200, 8005 Zürich', 'Langstr. 200'],
  ['Langstr. 200, 8005 Zürich', 'langstraße 200'],
  ['445 Park Ave, New York', '445 park avenue'],
  ['Bağdat Caddesi 5', 'bağdat cad 5'],
  ['서울특별시 성동구 아차산로 5 (성수동2가)', '성수동2가'],
])('an address %s is found by %s', (address, typed) => {
  const held = new Set(listingTerms({ ...listing, address }))
  expect(queryTerms(typed).filter((term) => !held.has(term))).toEqual([])
})

test('성수동2가 is not in 성수동1가, whatever the street is called', () => {
  const held = new Set(listingTerms({ ...listing, address: '서울특별시 성동구 서울숲2길 6 (성수동1가)' }))
  expect(queryTerms('성수동2가').every((term) => held.has(term))).toBe(false)
})
