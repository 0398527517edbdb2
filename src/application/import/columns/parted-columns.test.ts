import { expect, test } from 'vitest'
import { openWorkbookSource } from '../workbook-source.ts'

function open(header: readonly string[], rows: readonly (readonly string[])[]) {
  const workbook = {
    sheets: [{ name: 'CSV', visible: true }],
    async *rows() {
      yield [header, ...rows].map((cells, index) => ({ number: index + 1, cells }))
    },
    progress: () => 1,
    close: async () => undefined,
  }
  return openWorkbookSource({ open: async () => workbook })({ path: '', deriveIds: true })
}

/** The listings of a table. */
async function read(header: readonly string[], rows: readonly (readonly string[])[]) {
  const source = await open(header, rows)
  const drafts = []
  for await (const batch of source.batches()) drafts.push(...batch.drafts)
  return drafts
}

const seoul = '서울특별시 종로구 율곡로 99'
const codes = async (names: readonly [string, string], pairs: readonly (readonly [string, string])[]) => {
  const rows = pairs.map((pair, nth) => [`하나약국 ${nth}`, seoul, ...pair])
  return (await read(['상호', '주소', ...names], rows)).map(({ zipCode }) => zipCode)
}

test('the halves of postal codes, whose lengths tell whether they are of five figures or of six', async () => {
  const pairs = [
    ['031', '28'],
    ['110', '062'],
    ['135', '91'],
    ['140', ''],
    ['', '12'],
    ['042', '7'],
  ] as const
  const right = ['03128', '110-062', '13591', '', '', '']
  expect(await codes(['postCdn1', 'postCdn2'], pairs)).toEqual(right)
  expect(await codes(['우편번호(앞)', '우편번호(뒤)'], pairs)).toEqual(right)
})

test('halves without their zeros', async () => {
  const of = (...pairs: (readonly [string, string])[]) => codes(['우편번호1', '우편번호2'], pairs)
  expect(await of(['31', '28'], ['135', '91'], ['42', '7'])).toEqual(['03128', '13591', '04207'])
  expect(await of(['140', '871'], ['602', '80'])).toEqual(['140-871', '602-080'])
  // Both kinds: 135 and 91 may be either.
  expect(await of(['31', '28'], ['140', '871'], ['135', '91'])).toEqual(['03128', '140-871', ''])
  // Nothing tells which.
  expect(await of(['135', '91'], ['137', '40'])).toEqual(['', ''])
})

test('halves of codes of other countries', async () => {
  const japanese = await read(
    ['店名', '住所', '郵便番号1', '郵便番号2'],
    [
      ['さくら', '東京都渋谷区道玄坂1-2-3', '150', '43'],
      ['もみじ', '北海道札幌市中央区北1条西2', '60', '0001'],
    ],
  )
  expect(japanese.map(({ zipCode }) => zipCode)).toEqual(['150-0043', '060-0001'])
  const british = await read(
    ['Business name', 'Address', 'Town', 'Postcode1', 'Postcode2'],
    [['Elm Cafe', '1 High Street', 'Whitby', 'YO21', '1AA']],
  )
  expect(british[0]).toMatchObject({ zipCode: 'YO21 1AA', city: 'Whitby' })
})

test('two whole codes are no halves', async () => {
  expect(await codes(['우편번호1', '우편번호2'], [['03128', '04036']])).not.toEqual(['03128-04036'])
})

test('a phone in three columns, or its area code and the rest', async () => {
  const rows = [
    ['하나', seoul, '02', '795', '1234'],
    ['둘', seoul, '51', '245', '55'],
    ['셋', seoul, '010', '1234', '5678'],
    ['넷', seoul, '062', '', '3455'],
  ]
  const three = await read(['상호', '주소', '전화1', '전화2', '전화3'], rows)
  expect(three.map(({ phoneE164 }) => phoneE164)).toEqual([
    '+8227951234',
    '+82512450055',
    '+821012345678',
    '',
  ])
  expect(three[3]?.phone).toBe('')
  const two = await read(
    ['상호', '주소', 'tel1', 'tel2'],
    rows
      .slice(0, 2)
      .map(([name = '', address = '', area = '', middle = '', line = '']) => [
        name,
        address,
        area,
        `${middle}-${line.padStart(4, '0')}`,
      ]),
  )
  expect(two.map(({ phoneE164 }) => phoneE164)).toEqual(['+8227951234', '+82512450055'])
})

test('several whole phones are no parts of one', async () => {
  const [one, other] = await read(
    ['상호', '주소', '전화1', '전화2'],
    [
      ['하나', seoul, '02-795-1234', '010-1234-5678'],
      ['둘', seoul, '', '02-795-7777'],
    ],
  )
  expect([one?.phoneE164, other?.phoneE164]).toEqual(['+8227951234', '+8227957777'])
})

test.each([
  ['전화1', '전화2'],
  ['Phone 1', 'Phone 2'],
  ['Telefon 1', 'Telefon 2'],
  ['전화번호', '휴대폰번호'],
])('%s and %s: the second is named as unused where its numbers are left out', async (one, other) => {
  const unused = async (...rows: (readonly string[])[]) => {
    const { table } = await open(
      ['상호', '주소', one, other],
      rows.map(([first = '', second = ''], nth) => [`하나 ${nth}`, seoul, first, second]),
    )
    return table.unused
  }
  expect(await unused(['02-795-1234', '010-1234-5678'], ['', '02-795-7777'])).toEqual([3])
  expect(await unused(['02-795-1234', ''], ['', '02-795-7777'])).toEqual([])
  expect(await unused(['02-795-1234', '795-1234'], ['', '02-795-7777'])).toEqual([])
})

test('the parts of one phone are all used', async () => {
  const { table } = await open(
    ['상호', '주소', '전화1', '전화2', '전화3'],
    [
      ['하나', seoul, '02', '795', '1234'],
      ['둘', seoul, '031', '245', '5566'],
    ],
  )
  expect(table.unused).toEqual([])
})

test('a number of rows is no phone beside columns of hours', async () => {
  const [draft] = await read(
    ['번호', '상호', '주소', '여는시간', '닫는시간'],
    [['2795123', '하나', seoul, '09:00', '18:00']],
  )
  expect(draft?.phone).toBe('')
})

test('an address in two columns, of which the second may be its old form', async () => {
  const lines = await read(
    ['상호', '주소1', '주소2'],
    [
      ['하나', '서울특별시 용산구 한강대로', '92, 1층'],
      ['둘', '강원특별자치도 속초시 중앙로129번길 35', '(중앙동)'],
      ['셋', '서울특별시 강남구 영동대로 513', '2층'],
    ],
  )
  expect(lines.map(({ address }) => address)).toEqual([
    '서울특별시 용산구 한강대로 92, 1층',
    '강원특별자치도 속초시 중앙로129번길 35 (중앙동)',
    '서울특별시 강남구 영동대로 513, 2층',
  ])
  const both = await read(
    ['상호', 'addr1', 'addr2'],
    [
      ['하나', '서울특별시 용산구 한강대로 92', '서울특별시 용산구 한강로2가 191'],
      ['둘', '', '서울특별시 용산구 한강로2가 192'],
    ],
  )
  expect(both.map(({ address }) => address)).toEqual([
    '서울특별시 용산구 한강대로 92',
    '서울특별시 용산구 한강로2가 192',
  ])
})
