import { type Fields, inHeader, inLine, recordIn, twice, without } from './backup-lines.ts'

/** A backup that somebody has changed: its lines, of which the trailer is made anew, so that count and checksum are right. */
export interface Damage {
  readonly name: string
  readonly damage: (lines: readonly string[]) => readonly string[]
  /** What the refusal says. */
  readonly words: RegExp
  /** Whether the trailer stays as the damage leaves it. */
  readonly keepsTrailer?: boolean
}

/** What each field of a listing must not be. */
const wrongValues: Readonly<Record<string, readonly unknown[]>> = {
  id: ['', 7, '0000000000000000', "x' or 1=1"],
  slug: ['', 'a b', '../x', 'x'.repeat(601), 'a\u0000b'],
  rowNumber: [0, -1, 1.5, 2 ** 28 + 1, 2 ** 53, 1e300, '1'],
  placeId: ['', 'p'.repeat(301), 'another', 'a\u0000'],
  name: ['', '!!', 'n'.repeat(601), 'half \ud83d'],
  category: ['c'.repeat(2001), 5],
  categoryGroup: ['Restaurants', '', 0],
  address: ['a'.repeat(100_000)],
  zipCode: [4036],
  city: [null, 'c'.repeat(2001)],
  state: [null],
  district: [['구']],
  country: [{}],
  countryCode: ['kr', 'KOR', "K'"],
  latitude: [90.1, -1e300, '37.5'],
  longitude: [180.5, 1e18, true],
  timeZone: ['Mars/Olympus', 'Asia/Seoul\u0000', 9],
  phone: ['1'.repeat(2001), 821012345678],
  phoneE164: ['javascript:1', '+82 2', '+1'],
  rating: [-1, 5.1, 4.55, 1e300, '4.5', null],
  reviewCount: [-1, 0.5, 1_000_000_000, 1e18, null],
  photos: [['javascript:alert(1)'], [7], 'https://a.kr/1.jpg', Array(21).fill('https://a.kr/1.jpg')],
  openingHours: [{ Someday: '9-6' }, { Monday: 9 }, [], { Monday: 'x'.repeat(401) }],
  about: [{ Service: 'yes' }, { Service: { Delivery: 1 } }, [], { a: { b: 'x'.repeat(301) } }],
  isVerified: [1, 'true', null],
  status: ['lost', 'PUBLISHED', null],
  description: ['d'.repeat(10_001), null],
  locationLink: ['javascript:alert(1)', '//maps', 5],
  score: [-1, 0.5, 2 ** 20, 1e300],
  uniqueContent: ['u'.repeat(40_001), null],
  seoTitle: ['t'.repeat(2001)],
  seoDescription: [null],
  canonicalUrl: ['c'.repeat(10_001)],
  createdAt: [-1, 1.5, 1e18, 253_402_300_800_000, '2026-11-21', null],
  updatedAt: [-1, 0.1, 1e18, 9e15, null],
  editedAt: [1.5, 1e18, 'now'],
  dataAt: [-5, 2.5, 1e18, null],
  handFields: ['city', ['slug'], ['city', 'city'], [7], null],
  submitterEmail: ['a@b.kr', 'nobody', null],
}

/** Fields that backups of older versions lack. */
const optional = new Set(['dataAt', 'handFields', 'synonyms', 'layouts', 'trades'])
/** Fields of the header's records that need not be there. */
const optionalOfRecords = new Set(['columns', 'country', 'trade', 'city'])

/** The line of a listing with coordinates, hours and attributes. */
const whole = 2

const listingDamages = Object.entries(wrongValues).flatMap(([field, values]): Damage[] => [
  ...values.map((value) => ({
    name: `a listing whose ${field} is ${shown(value)}`,
    damage: inLine(whole, (listing) => ({ ...listing, [field]: value })),
    words: mustBe(whole, field, value),
  })),
  ...(optional.has(field)
    ? []
    : [
        {
          name: `a listing without ${field}`,
          damage: inLine(whole, without(field)),
          words: isMissing(whole, field),
        },
      ]),
  {
    name: `a listing with ${field} twice`,
    damage: twice(whole, field),
    words: /Line 2 of the backup is damaged: it has a field twice/,
  },
])

/** What two listings must not share. */
const sharedDamages: Damage[] = [
  {
    name: 'a row number twice',
    damage: (lines) =>
      inLine(4, (listing) => ({ ...listing, rowNumber: recordIn(lines, 3).rowNumber }))(lines),
    words: /Line 4 .*rowNumber is 2\. It must be above 2/,
  },
  {
    name: 'row numbers that go back',
    damage: (lines) => lines.toSpliced(1, 2, lines[2] ?? '', lines[1] ?? ''),
    words: /Line 3 .*rowNumber is 1\. It must be above 2/,
  },
  {
    name: 'an id twice',
    damage: (lines) => inLine(4, (listing) => ({ ...listing, id: recordIn(lines, 3).id }))(lines),
    words: /Line 4 .*id is "[^"]+"\. It must be \w{16}, which follows from placeId/,
  },
  {
    name: 'a place twice, under ids of its own',
    damage: (lines) => inLine(4, (listing) => ({ ...listing, placeId: recordIn(lines, 3).placeId }))(lines),
    words: /Line 4 .*id is "[^"]+"\. It must be \w{16}, which follows from placeId/,
  },
  {
    name: 'a place and its id twice',
    damage(lines) {
      const { id, placeId } = recordIn(lines, 2)
      return inLine(4, (listing) => ({ ...listing, id, placeId }))(lines)
    },
    words: /Line 4 .*placeId is "[^"]+", as in line 2/,
  },
  {
    name: 'a slug twice',
    damage: (lines) => inLine(4, (listing) => ({ ...listing, slug: recordIn(lines, 2).slug }))(lines),
    words: /Line 4 .*slug is "[^"]+", as in line 2/,
  },
  {
    name: 'a whole listing twice',
    damage: (lines) => lines.toSpliced(3, 0, lines[2] ?? ''),
    words: /Line 4 .*rowNumber/,
  },
]

const recordFields: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  synonyms: {
    key: ['', 'k'.repeat(801), 7],
    phrase: [null, ''],
    meaning: [5],
    trade: [null],
    createdAt: [1.5, -1, 1e18],
  },
  layouts: {
    key: ['', 'k'.repeat(101), 7],
    name: [null, 'n'.repeat(601)],
    columns: [[], 'name', { name: 7 }, { name: 'n'.repeat(601) }],
    country: ['Turkey', 'tr', null],
    trade: [7, 't'.repeat(201)],
    city: [null, 'c'.repeat(201)],
    deriveIds: [0, 'yes'],
    chosenAt: [1.5, -1, 1e18],
  },
  trades: {
    key: ['', 'k'.repeat(801), 7],
    text: ['', null],
    trade: ['', 't'.repeat(201), null],
    chosenAt: [1.5, -1, 1e18],
  },
}

const recordDamages = Object.entries(recordFields).flatMap(([list, fields]) =>
  Object.entries(fields).flatMap(([field, values]): Damage[] => [
    ...values.map((value) => ({
      name: `${list} whose ${field} is ${shown(value)}`,
      damage: inHeader(list, (record) => ({ ...record, [field]: value })),
      words: mustBe(1, `${list}\\.0\\.${field}`, value),
    })),
    ...(optionalOfRecords.has(field)
      ? []
      : [
          {
            name: `${list} without ${field}`,
            damage: inHeader(list, without(field)),
            words: isMissing(1, `${list}\\.0\\.${field}`),
          },
        ]),
  ]),
)

const headerFields: Readonly<Record<string, readonly unknown[]>> = {
  version: [0, -1, 1.5, '1', null],
  createdAt: [1.5, 1e18, null],
  listings: [-1, 0.5, 1e18, '5'],
  synonyms: [{}, [7]],
  layouts: [{}, [7]],
  trades: [{}, [7]],
}

const headerDamages = Object.entries(headerFields).flatMap(([field, values]): Damage[] => [
  ...values.map((value) => ({
    name: `a header whose ${field} is ${shown(value)}`,
    damage: inLine(1, (header) => ({ ...header, [field]: value })),
    words: mustBe(1, field, value),
  })),
  ...(optional.has(field)
    ? []
    : [{ name: `a header without ${field}`, damage: inLine(1, without(field)), words: isMissing(1, field) }]),
  { name: `a header with ${field} twice`, damage: twice(1, field), words: /Line 1 .*a field twice/ },
])

const fileDamages: Damage[] = [
  {
    name: 'a header of another format',
    damage: inLine(1, (header) => ({ ...header, format: 'x' })),
    words: /no backup of this directory/,
  },
  {
    name: 'a header of a newer version',
    damage: inLine(1, (header) => ({ ...header, version: 3 })),
    words: /newer version \(3\)/,
  },
  ...(['synonyms', 'layouts', 'trades'] as const).map((list) => ({
    name: `one of the ${list} twice`,
    damage: inLine(1, (header) => {
      const records = header[list] as Fields[]
      return { ...header, [list]: [...records, records[0]] }
    }),
    words: new RegExp(`Line 1 .*${list}\\.\\d\\.key is .*one that no other record has`),
  })),
  ...([[], 7, null, 'text'] as const).map((value) => ({
    name: `a line that is ${shown(value)}`,
    damage: (lines: readonly string[]) => lines.with(2, JSON.stringify(value)),
    words: /Line 3 .*cannot be read/,
  })),
  {
    name: 'a line that is cut off',
    damage: (lines) => lines.with(2, (lines[2] ?? '').slice(0, 99)),
    words: /Line 3 .*cannot be read/,
  },
  {
    name: 'a line with spaces between its fields',
    damage: (lines) => lines.with(2, (lines[2] ?? '').replace(',"', ', "')),
    words: /Line 3 .*not as the command backup writes it/,
  },
  {
    name: 'a record of an unknown kind',
    damage: onReport((record) => ({ ...record, of: 'rumour' })),
    words: /Line \d+ .*of is "rumour"\. It must be one of merge, /,
  },
  {
    name: 'a record with a wrong field',
    damage: onReport((record) => ({ ...record, reasons: ['theft'] })),
    words: /Line \d+ .*reasons is \["theft"\]/,
  },
  {
    name: 'a listing behind a record',
    damage: (lines) => lines.toSpliced(-1, 0, lines[2] ?? ''),
    words: /Line \d+ .*cannot be read/,
  },
  {
    name: 'no header',
    damage: (lines) => lines.slice(1),
    words: /no backup of this directory/,
  },
  {
    name: 'a second header',
    damage: (lines) => lines.toSpliced(1, 0, lines[0] ?? ''),
    words: /Line 2 .*rowNumber is missing/,
  },
  ...(
    [
      ['no trailer', (lines) => lines.slice(0, -1), /damaged or cut off/],
      ['two trailers', (lines) => [...lines, lines.at(-1) ?? ''], /damaged or cut off/],
      ['a listing less than the trailer says', (lines) => lines.toSpliced(2, 1), /damaged or cut off/],
      ['a trailer with another count', trailing({ listings: 1 }), /damaged or cut off/],
      ['a trailer with another checksum', trailing({ sha256: '0'.repeat(64) }), /damaged or cut off/],
      ['a trailer with half a checksum', trailing({ sha256: '0'.repeat(32) }), /sha256 is .*64 hexadecimal/],
      ['a trailer with a fraction', trailing({ listings: 4.5 }), /listings is 4\.5/],
      ['a trailer that ends nothing', trailing({ end: false }), /end is false. It must be true/],
      ['a changed letter', (lines) => lines.with(2, (lines[2] ?? '').replace('a', 'b')), /damaged/],
    ] satisfies [string, Damage['damage'], RegExp][]
  ).map(([name, damage, words]) => ({ name, damage, words, keepsTrailer: true })),
]

function onReport(change: (record: Fields) => Fields): Damage['damage'] {
  return (lines) => inLine(lines.findIndex((line) => line.startsWith('{"of":"report"')) + 1, change)(lines)
}

function trailing(values: Fields): Damage['damage'] {
  return (lines) => inLine(lines.length, (trailer) => ({ ...trailer, ...values }))(lines)
}

export const damages: readonly Damage[] = [
  ...listingDamages,
  ...sharedDamages,
  ...recordDamages,
  ...headerDamages,
  ...fileDamages,
]

function shown(value: unknown): string {
  const json = JSON.stringify(value)
  return json.length > 40 ? `${json.slice(0, 20)}… (${json.length} characters)` : json
}

/** A listing's id follows from its place, so a wrong place is told as a wrong id. */
function mustBe(line: number, field: string, value: unknown): RegExp {
  const told = field === 'placeId' && value === 'another' ? 'id' : field
  return new RegExp(`^Line ${line} of the backup is damaged: ${told} is .+\\. It must be `)
}

function isMissing(line: number, field: string): RegExp {
  return new RegExp(`^Line ${line} of the backup is damaged: ${field} is missing\\. It must be `)
}
