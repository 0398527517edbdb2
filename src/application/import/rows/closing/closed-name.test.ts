import { expect, test } from 'vitest'
import { identifyRow } from '../identify-row.ts'
import { normaliseRow } from '../normalise-row.ts'
import { withoutClosingMark } from './closed-name.ts'

test.each([
  ['(폐업) 미소분식', '미소분식'],
  ['※폐업 미소분식', '미소분식'],
  ['카페 하루 (폐업)', '카페 하루'],
  ['카페 하루(폐업 2023.5)', '카페 하루'],
  ['【閉店】食堂まるふく', '食堂まるふく'],
  ['食堂まるふく（閉業）', '食堂まるふく'],
  ['Ege Kasabı (KAPANDI)', 'Ege Kasabı'],
  ['Old Gallery (closed down)', 'Old Gallery'],
  ['Old Gallery [Permanently closed]', 'Old Gallery'],
  ['(closed since 2022) Old Gallery', 'Old Gallery'],
  ['مغسلة الياسمين (مغلق نهائيا)', 'مغسلة الياسمين'],
  ['Bar Roma - CLOSED', 'Bar Roma'],
  ['CLOSED: Bar Roma', 'Bar Roma'],
  ['**CLOSED** Bar Roma', 'Bar Roma'],
  ['Bar Roma – chiuso definitivamente', 'Bar Roma'],
  ['Zapatería Nieves (cerrado por jubilación)', 'Zapatería Nieves'],
  ['Boulangerie Petit (fermé)', 'Boulangerie Petit'],
  ['Boulangerie Petit (fermée définitivement)', 'Boulangerie Petit'],
  ['Кафе Весна (закрыто)', 'Кафе Весна'],
  ['Sklep Ola (zlikwidowany)', 'Sklep Ola'],
  ['Optiker Ugglan (upphört)', 'Optiker Ugglan'],
  ['Kafé Spurv (opphørt)', 'Kafé Spurv'],
  ['가람분식 폐업', '가람분식'],
  ['喫茶みどり 閉店', '喫茶みどり'],
  ['Bar Roma CLOSED', 'Bar Roma'],
  ['Bar Roma permanently closed', 'Bar Roma'],
  ['Bäckerei am See geschlossen', 'Bäckerei am See'],
  ['Lale Lokantası kapandı', 'Lale Lokantası'],
  ['Кафе Весна закрыто', 'Кафе Весна'],
])('%s has closed', (written, name) => {
  expect(withoutClosingMark(written)).toEqual({ name, closing: 'gone' })
})

test.each(['미소분식 임시휴업', '미소분식 (임시휴업)', 'Bar Roma (temporarily closed)', '【休業】食堂'])(
  '%s rests',
  (written) => {
    expect(withoutClosingMark(written).closing).toBe('paused')
  },
)

test.each([
  'The Closed Door (bar)',
  'Bar Roma (closed Mondays)',
  'Bar Roma – closed circuit',
  'Halı Saha (Kapalı)',
  '★별밤 미소분식',
  'CHURRASCARIA - CERRADO',
  'Pizzaria - Cerrado',
  '(폐업)',
  '폐업철거 전문',
  '카페 폐업정리',
  '가람 창업 폐업',
  '喫茶みどり 日曜 閉店',
  'Never CLOSED',
  'Boutique CLOSED',
  'The Door Is Closed',
  'Bar Roma Montag geschlossen',
  'Empório do Cerrado',
  'Kapalı Çarşı Kapalı',
  'GESCHLOSSEN',
  'CLOSED',
  '카페 (취소)',
  'Shoes (Rivertown - old store)',
])('%s is a name', (written) => {
  expect(withoutClosingMark(written)).toEqual({ name: written, closing: undefined })
})

const columns = { name: 0, full_address: 1 }
const row = (name: string) => ({ number: 2, cells: [name, '1 Sample St, Salem, OR 97301'] })

test('a place has one id with and without the mark, and is a listing that stands in no list', () => {
  const marked = identifyRow(row('Bar Roma (CLOSED)'), columns, { deriveIds: true })
  expect(marked.placeId).toBe(identifyRow(row('Bar Roma'), columns, { deriveIds: true }).placeId)
  expect(normaliseRow(row('Bar Roma (CLOSED)'), columns, { deriveIds: true })).toMatchObject({
    draft: { name: 'Bar Roma', status: 'closed' },
    leftOut: 0,
  })
})
