import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { SheetRow } from '../../application/ports/workbook.ts'
import { refusal, withPath } from '../testing/read-workbook.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { createWorkbookReader } from '../workbook-reader.ts'

function read(content: Buffer | string, limits: Partial<WorkbookLimits> = {}): Promise<SheetRow[]> {
  return withPath('table.csv', async (path) => {
    await writeFile(path, content)
    const book = await createWorkbookReader(limits).open(path, { textFiles: true })
    const rows: SheetRow[] = []
    for await (const batch of book.rows(0)) rows.push(...batch)
    expect(book.progress()).toBe(1)
    await book.close()
    return rows
  })
}
const cells = async (content: Buffer | string) => (await read(content)).map((row) => row.cells)

/** Encodes a text in a code page of one byte for each character, by its decoder. */
function inPage(encoding: string, text: string): Buffer {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((character) => bytes.get(character) ?? 63))
}

/** Encodes a text in a code page of two bytes for each foreign character, by its decoder. */
function inDoublePage(encoding: string, text: string): Buffer {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map<string, number[]>()
  for (let lead = 0xfe; lead >= 0x81; lead--)
    for (let trail = 0xfe; trail >= 0x40; trail--)
      bytes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail])
  return Buffer.from([...text].flatMap((c) => (c < '\u0080' ? [c.charCodeAt(0)] : (bytes.get(c) ?? [63]))))
}

describe('cells', () => {
  test('quotation marks, line ends and separators within them', async () => {
    expect(await cells('a,"b, ""c""\r\nd",e\r\n\r\n"x" , "y"\rz,\n')).toEqual([
      ['a', 'b, "c"\r\nd', 'e'],
      ['x', 'y'],
      ['z'],
    ])
  })

  test('empty rows count, as in a spreadsheet', async () => {
    expect((await read('a,b\n\n,\nc,d')).map(({ number }) => number)).toEqual([1, 4])
  })

  test('quotation marks of the text itself', async () => {
    expect(
      await cells('name,street\n"Joe" Diner,Main St\n"The "Best" Bar",High St\n"5\\" pipes",x\n'),
    ).toEqual([
      ['name', 'street'],
      ['"Joe" Diner', 'Main St'],
      ['The "Best" Bar', 'High St'],
      ['5" pipes', 'x'],
    ])
  })

  test('quotation marks of the text itself, beside separators', async () => {
    expect(await cells('a,"11 Elm Rd "Suite A", Dover, DE",b\nc,"d "e" f",g\n')).toEqual([
      ['a', '11 Elm Rd "Suite A", Dover, DE', 'b'],
      ['c', 'd "e" f', 'g'],
    ])
  })

  test('a quotation mark that nobody closes costs its own row alone', async () => {
    const rows = await cells('a,"b,c\nd,"e, f",g\nh,"i, j",k\n')
    expect(rows).toEqual([
      ['a', '"b', 'c'],
      ['d', 'e, f', 'g'],
      ['h', 'i, j', 'k'],
    ])
  })

  test('texts that are protected from a spreadsheet', async () => {
    expect(await cells('="0154",\'+82 2 123,\'t Hart,1\n')).toEqual([['0154', '+82 2 123', "'t Hart", '1']])
    expect(await cells("'010-1234-5678,'90s Diner\n")).toEqual([['010-1234-5678', "'90s Diner"]])
  })

  test.each([
    [';', 'naam;plaats;cijfer\nEen;Breda;4,5\nTwee;Goes;3,5\n'],
    ['\t', 'name\taddress\thours\nA\t1, Main St, X\t9, 10\nB\t2, Main St, X\t9, 10\n'],
    ['|', 'name|town\nA, B|C, D\nE, F|G, H\n'],
  ])('the separator %j is found', async (separator, text) => {
    expect(await cells(text)).toEqual(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(separator)),
    )
  })

  test('the separator that the file tells', async () => {
    expect(await cells('sep=;\nname;a,b\nx;c,d\n')).toEqual([
      ['name', 'a,b'],
      ['x', 'c,d'],
    ])
  })

  test('a title before the header does not hide the separator', async () => {
    const rows = await cells('List of shops, 2026\n\nname;town;phone\nA;B;1\nC;D;2\nE;F;3\n')
    expect(rows[1]).toEqual(['name', 'town', 'phone'])
  })

  test('a file that is longer than a piece of it', async () => {
    const line = (index: number) =>
      [`가게 ${index}`, `"서울, ${index}번지"`, 'x'.repeat(index % 90)].join(',')
    const text = Array.from({ length: 5000 }, (_, index) => line(index)).join('\n')
    const rows = await cells(text)
    expect(rows).toHaveLength(5000)
    expect(rows[4999]).toEqual(['가게 4999', '서울, 4999번지', 'x'.repeat(49)])
  })
})

describe('encodings', () => {
  const korean = '상호,주소\n한양 약국,서울특별시 성동구 왕십리로 1\n'
  test.each([
    ['UTF-8', Buffer.from(korean)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${korean}`)],
    ['UTF-16', Buffer.from(`\ufeff${korean}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(korean, 'utf16le')],
    ['UTF-16 with the high byte first', Buffer.from(`\ufeff${korean}`, 'utf16le').swap16()],
    ['CP949', inDoublePage('euc-kr', korean)],
  ])('Korean in %s', async (_, bytes) => {
    expect(await cells(bytes)).toEqual(
      korean
        .trim()
        .split('\n')
        .map((line) => line.split(',')),
    )
  })

  test.each([
    ['windows-1252', 'Bäckerei Müller,Straße 5,Köln'],
    ['windows-1252', 'Bistro Größenwahn,Café Krönung,Café'],
    ['windows-1252', 'Café am Markt,Café,Hauptstraße 1'],
    ['windows-1252', 'Müller & Söhne,Crêperie,Dépôt Süd'],
    ['windows-1252', 'Pâtisserie Zürich,Señor Müller,Café Größe'],
    ['windows-1252', 'Café de la Gare,Rue Évêque,Orléans – “Chez nous”'],
    ['windows-1252', 'Peluquería Núñez,Calle Ángel,Cádiz'],
    ['windows-1252', 'Padaria São João,Praça da Sé,Coração'],
    ['windows-1252', 'Smørrebrød,Ågade 3,Århus'],
    ['windows-1254', 'Beşiktaş Çiçekçi,Yıldız Caddesi,İstanbul Şişli Ağaç'],
    ['windows-1250', 'Kwiaciarnia Róża,ul. Świętokrzyska,Łódź'],
    ['windows-1250', 'Lékárna U Růže,Žižkova třída,Plzeň'],
    ['windows-1250', 'Gyógyszertár Erdő,Fő út,Győr űr'],
    ['windows-1250', 'Pekara Šumadija,Čačanska,Niš đ ž'],
    ['windows-1251', 'Аптека Здоровье,улица Ленина,Москва'],
    ['windows-1251', 'Пекарня Київська,вулиця Їжакевича,Львів'],
    ['koi8-r', 'Аптека Здоровье,улица Ленина,Москва'],
    ['windows-1253', 'Φαρμακείο Αθηνά,Οδός Ερμού,Αθήνα'],
    ['windows-1255', 'בית מרקחת,רחוב הרצל,תל אביב'],
    ['windows-1256', 'صيدلية النور,شارع الملك,القاهرة'],
    ['windows-874', 'ร้านอาหาร,ถนนสุขุมวิท,กรุงเทพ'],
  ])('%s: %s', async (encoding, line) => {
    expect(await cells(inPage(encoding, `a,b,c\n${line}\n`))).toEqual([['a', 'b', 'c'], line.split(',')])
  })

  test.each([
    ['shift_jis', 'さくら美容室,東京都渋谷区神南,カット'],
    ['gb18030', '老北京饭店,北京市朝阳区建国路,餐厅'],
    ['big5', '台灣小吃店,台北市中正區重慶南路,餐廳'],
    ['euc-kr', '교촌치킨 왕십리점,서울 성동구,치킨'],
  ])('%s: %s', async (encoding, line) => {
    expect(await cells(inDoublePage(encoding, `a,b,c\n${line}\n`))).toEqual([
      ['a', 'b', 'c'],
      line.split(','),
    ])
  })

  test('CP949: letters of shop names that KS X 1001 has not, also where pieces of the file end within them', async () => {
    // 네일샾, 똠양꿍, 뷁, 숖
    const shops = [
      [0xb3, 0xd7, 0xc0, 0xcf, 0x98, 0xde],
      [0x8c, 0x63, 0xbe, 0xe7, 0xb2, 0xe1],
      [0x94, 0xee],
      [0x99, 0xf6],
    ]
    const line = Buffer.concat(shops.flatMap((bytes) => [Buffer.from(bytes), Buffer.from(',')]))
    const rows = await cells(
      Buffer.concat(Array.from({ length: 9000 }, () => [line, Buffer.from('x\n')]).flat()),
    )
    expect(rows).toHaveLength(9000)
    expect(new Set(rows.map((row) => row.join()))).toEqual(new Set(['네일샾,똠양꿍,뷁,숖,x']))
  })

  test('CP949: a broken byte takes no comma with it', async () => {
    const text = inDoublePage('euc-kr', '한양 약국,서울\n')
    const rows = await cells(
      Buffer.concat([text, Buffer.from([0xb0]), Buffer.from(',서울'.slice(0, 1)), text]),
    )
    expect(rows[1]).toEqual(['\ufffd', '한양 약국', '서울'])
  })

  test('the only foreign letters stand far from the beginning', async () => {
    const plain = 'Corner shop,Main Street 1\n'.repeat(100_000)
    const rows = await cells(
      Buffer.concat([Buffer.from(plain), inDoublePage('euc-kr', '한양 약국,서울특별시\n')]),
    )
    expect(rows.at(-1)).toEqual(['한양 약국', '서울특별시'])
  })

  test('lines of two encodings, where two files were put together', async () => {
    const utf8 = (text: string) => Buffer.from(text)
    const parts = ['상호,업종', '한양약국,약국'].map((line) => utf8(`${line}\n`))
    const other = inDoublePage('euc-kr', '바다횟집,횟집\n')
    const rows = await cells(Buffer.concat([...parts, other, utf8('정원갈비,갈비\n')]))
    expect(rows.map(([name]) => name)).toEqual(['상호', '한양약국', '바다횟집', '정원갈비'])
  })

  test('a text that was cut within a letter does not make UTF-8 another encoding', async () => {
    const text = Buffer.from(`${korean.repeat(9)}한양`)
    const rows = await cells(text.subarray(0, text.length - 1))
    expect(rows[1]?.[0]).toBe('한양 약국')
  })
})

describe('what is refused', () => {
  test('text files, where only workbooks are wanted', async () => {
    await withPath('table.csv', async (path) => {
      await writeFile(path, 'name,town\nA,B\n')
      const error = await refusal(createWorkbookReader().open(path))
      expect(error.problem).toBe('not-a-workbook')
    })
  })

  test.each([
    ['a web page', '<html><p>a</p></html>', 'HTML'],
    ['a picture', Buffer.from([0x89, 0x50, 1, 2, 3]), '알 수 없는 형식'],
  ])('%s', async (_, content, word) => {
    const error = await refusal(read(content))
    expect(error.problem).toBe('not-a-workbook')
    expect(error.message).toContain(word)
  })

  test('an open quotation mark, with its row', async () => {
    const error = await refusal(read('a,b\nc,d\n"e,f\ng,h\n'))
    expect(error.problem).toBe('damaged')
    expect(error.text.en).toContain('row 3')
    const long = `a,b\n"e,${'x\n'.repeat(200)}`
    expect((await refusal(read(long, { cellCharacters: 100 }))).text.en).toContain('row 2')
  })

  test('more than the limits of a workbook', async () => {
    expect((await refusal(read('a,bcdef\n', { cellCharacters: 4 }))).problem).toBe('too-large')
    expect((await refusal(read('abcde,fghij\n', { rowCharacters: 9 }))).problem).toBe('too-large')
    expect((await refusal(read('a,b\nc,d\n', { sheetCells: 3 }))).text.en).toContain('Row 2')
    expect((await refusal(read(`${','.repeat(17_000)}a\n`))).problem).toBe('too-large')
  })
})
