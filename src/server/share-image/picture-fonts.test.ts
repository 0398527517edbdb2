import { copyFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawablePicture } from './answer-picture.ts'
import { covers, readCoverage } from './font-coverage.ts'
import { FontChooser } from './picture-fonts.ts'

const ownFont = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/gothic-a1/400Regular/GothicA1_400Regular.ttf'),
)
const without = new FontChooser([])

test.each([
  '한강 손칼국수',
  'Café Zürich – Łódź №5 “x”',
  'İstanbul Şişli',
  'Ελλάδα Москва',
  'ひらがなカタカナ',
  '① ★ ☎ ♥',
])('the own typeface draws %s whole, with no font of the system', (text) => {
  const { files, drawable } = new FontChooser().choose([text])
  expect(files).toHaveLength(2)
  expect(drawable(text)).toBe(text)
})

test.each(['ร้านอาหารไทย', 'नमस्ते भारत', 'مطعم', 'מסעדה', '東京', 'ร้าน Coffee'])(
  'where no font has its letters, %s is left out, and no box is drawn',
  (text) => {
    const { files, drawable } = without.choose([text])
    expect(files).toHaveLength(2)
    expect(drawable(text)).toBe('')
  },
)

test('single signs that no font has, pictographs and marks without width do not cost a name its letters', () => {
  const text = 'Bistro \u{1D11E}\u{1F35C} \u200BSeoul\u200D'
  expect(without.choose([text]).drawable(text)).toBe('Bistro \u200BSeoul\u200D')
})

test('letters with marks are drawn as they are, in either form', () => {
  expect(without.choose(['Cafe\u0301']).drawable('Cafe\u0301')).toBe('Café')
})

const words = {
  siteName: '온동네',
  title: 'ร้านอาหารไทย',
  facts: ['태국 음식점', '方', '방콕'],
  rating: { stars: 4, text: '4.5' },
  drawing: '<path/>',
}

test('what is known of a listing takes the place of a name that cannot be drawn', () => {
  const { picture } = drawablePicture(words, without)
  expect(picture).toMatchObject({ title: '태국 음식점 · 방콕', subtitle: '', rating: words.rating })
  expect(drawablePicture({ ...words, facts: ['方'] }, without).picture.title).toBe('온동네')
  expect(drawablePicture({ ...words, title: '밥집' }, without).picture).toMatchObject({
    title: '밥집',
    subtitle: '태국 음식점 · 방콕',
  })
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The own font, which has no Thai, as if it had: its map of characters is moved to another block. */
async function writeThaiFont(path: string): Promise<void> {
  const table = Buffer.alloc(12 + 16 * 2 + 4 + 8 + 16 + 12)
  table.writeUInt32BE(0x0001_0000, 0)
  table.writeUInt16BE(2, 4)
  table.write('cmap', 12)
  table.writeUInt32BE(44, 20)
  table.writeUInt32BE(40, 24)
  table.write('glyf', 28)
  table.writeUInt16BE(1, 46)
  table.writeUInt16BE(3, 48)
  table.writeUInt16BE(10, 50)
  table.writeUInt32BE(12, 52)
  table.writeUInt16BE(12, 56)
  table.writeUInt32BE(1, 68)
  table.writeUInt32BE(0x0e01, 72)
  table.writeUInt32BE(0x0e5b, 76)
  await writeFile(path, table)
}

test('a font of the system that has the letters is loaded, and it alone', async () => {
  const [thai, other, cut, note] = ['thai.ttf', 'other.ttf', 'cut.ttf', 'note.otf'].map((name) =>
    join(folder, name),
  )
  await writeThaiFont(thai ?? '')
  await copyFile(ownFont, other ?? '')
  await copyFile(ownFont, cut ?? '')
  await truncate(cut ?? '', 1000)
  await writeFile(note ?? '', 'no font')
  const { files, drawable } = new FontChooser([folder, join(folder, 'absent')]).choose(['ร้าน東'])
  expect(files.slice(2)).toEqual([thai])
  expect(drawable('ร้าน')).toBe('ร้าน')
  expect(drawable('東')).toBe('')
})

test('a font file that is damaged draws nothing', () => {
  expect(readCoverage(join(folder, 'cut.ttf'))).toBeUndefined()
  expect(readCoverage(join(folder, 'note.otf'))).toBeUndefined()
  const own = readCoverage(ownFont)
  expect(own && ['가', 'A', 'ก', '東'].map((letter) => covers(own, letter.codePointAt(0) ?? 0))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
