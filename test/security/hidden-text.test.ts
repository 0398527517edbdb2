import { expect, test } from 'vitest'
import { recogniseHeader } from '../../src/application/import/columns/columns.ts'
import { normaliseRow } from '../../src/application/import/rows/normalise-row.ts'
import { readPhotos, readText } from '../../src/domain/business/business-edit.ts'
import { businessId } from '../../src/domain/business/business-id.ts'
import { parseSubmission } from '../../src/domain/submission/parse-submission.ts'
import { fold } from '../../src/domain/text/fold.ts'

/** A text with characters that change its direction, look empty, or have no width. */
const disguised = '\u202e카페\u202c \u3164서\u200b울\u2066\u2069\u200f'

const header = ['name', 'category', 'full_address', 'photo', 'about', 'place_id']
const rowOf = (cells: readonly string[], deriveIds = false) =>
  normaliseRow({ number: 2, cells }, recogniseHeader(header), { deriveIds })

test('a name of a workbook cannot turn the text around it, nor hide characters', () => {
  const { draft } = rowOf([disguised, disguised, `${disguised}, Berlin, Germany`, '', disguised, 'one'])
  expect(draft).toMatchObject({
    name: '카페 서울',
    category: '카페 서울',
    address: '카페 서울, Berlin, Germany',
    description: '카페 서울',
  })
})

test('a name that only seems to be one is refused', () => {
  expect(rowOf(['\u3164\u2800\u200b', '', '', '', '', 'one']).refused?.reason).toContain('name')
})

test('a listing whose id was made of its name before names were cleaned is still known', () => {
  const { draft } = rowOf([disguised, '', `${disguised} 1`, '', '', ''], true)
  expect(draft?.placeId).toBe(businessId(`${fold(disguised)}\n${fold(`${disguised} 1`)}`))
  expect(rowOf(['가게', '', '', '', '', 'o\u200bne']).draft?.placeId).toBe('o\u200bne')
})

test('an edit and a submission cannot hide characters either', () => {
  expect(readText('name', disguised)).toEqual({ value: '카페 서울' })
  expect(readText('name', '\u3164').problem).toBeDefined()
  const form = { name: disguised, category: '카페', address: '서울', country: '한국', email: 'a@example.com' }
  expect(parseSubmission(form).submission?.name).toBe('카페 서울')
  expect(parseSubmission({ ...form, name: '\u3164\u115f' }).errors).toHaveProperty('name')
})

test.each([
  'http://127.0.0.1/a.jpg',
  'http://[::1]/a.jpg',
  'http://nas.local/a.jpg',
  'https://me:secret@example.com/a.jpg',
])('a photo %s is taken neither from a workbook nor from an edit', (url) => {
  const good = 'https://example.com/a.jpg'
  expect(rowOf(['가게', '', '', `${url},${good}`, '', 'one']).draft?.photos).toEqual([good])
  expect(readPhotos(url).problem).toBeDefined()
})
