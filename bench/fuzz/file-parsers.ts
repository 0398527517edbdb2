import { recogniseHeader } from '../../src/application/import/columns/columns.ts'
import { normaliseRow } from '../../src/application/import/rows/normalise-row.ts'
import { resolvePlace } from '../../src/domain/address/resolve-place.ts'
import { parseAbout } from '../../src/domain/business/attributes/about-attributes.ts'
import { importColumns } from '../../src/domain/business/import-columns.ts'
import { parsePhotos } from '../../src/domain/business/photos.ts'
import { parseRating, parseReviewCount } from '../../src/domain/business/rating.ts'
import { categoryKey } from '../../src/domain/category/category-key.ts'
import { categoryGroupOf } from '../../src/domain/category/taxonomy.ts'
import { formatDayHours } from '../../src/domain/opening-hours/business-week.ts'
import { parseOpeningHours } from '../../src/domain/opening-hours/parse-opening-hours.ts'
import { parsePhone } from '../../src/domain/phone/phone.ts'
import { parseLooseJson } from '../../src/domain/text/parse-loose-json.ts'
import { isDateFormat, serialDateText } from '../../src/excel/number-format.ts'
import { numberText } from '../../src/excel/xlsx/sheet-scanner.ts'
import {
  decodeText,
  HAS_ENTITY,
  HAS_RETURN,
  HAS_UNDERSCORE,
  NON_ASCII,
  UnknownEntity,
} from '../../src/excel/xlsx/xml-text.ts'
import { cellLimit, type Parser, split } from './parser.ts'

const addressTokens = split(
  ', • - • / •서울•특별시•강남구•경기 •東京都•大阪市•市•区•県•郡•中国•100020•台•00 •000 •12345•12345-678•AB1 2CD•K1A 0B1•NSW 2000•OH•CA 94304•' +
    'Kota •Kabupaten •Berlin•Lagos•Georgia•Mah. •Cad. •No: 5 •/İzmir•Street•Suite 5•#1•P.O. Box •(A)•CEDEX 1•9C6Q+FQC•〒100-0001•District•the •de la •St. ',
)
const hoursTokens = split(
  'Monday•Mon•월요일•월•목 금•Pazartesi•月曜日•周一•thứ 2•daily•weekdays•: •:•|•, •-•–•~•to•9•09:00•9AM•PM•오전 •午後•am•a.m.•시•時•h•uhr•24 hours•closed•휴무•' +
    'noon•翌•익일 2•next day•라스트오더•(•)•{"•":"•"•[•]•{"day":"Mon","hours":•}•12:00-13:00•1-2•from •du •;•、',
)
const jsonTokens = split(
  '{•}•[•]•[[•{"a":•"•\'•u\'•\\•\\u12•\\\\•,•:•, ]•True•None•null•{"a":{"b":true}},•"description":•{"description":"•\n•1e9•"a":"b",',
)
const photoTokens = split('|•,•;• •http://•https://a.example/b•[•"•\\•https://10.0.0.1/•user:p@•[::1]•%•?')
const numberTokens = split('0•9•1,•,•.•(•)•k•만• •reviews•/5• out of •stars•1,234•-•e5•E-3•５')
const phoneTokens = split('+82 •010-•1234•(•)•-•.•~8•～• or •또는•ext. •x•/•;•00•tel:•０')
const countries = split('•KR•JP•CN•TW•US•CA•AU•TR•ID•GB•BR•AE•FR•DE•VN•TH•IN•IT•JM•SG')
const xmlTraits = NON_ASCII | HAS_ENTITY | HAS_UNDERSCORE | HAS_RETURN
const columns = recogniseHeader(importColumns)

function decode(text: string): unknown {
  const bytes = Buffer.from(text)
  try {
    return decodeText(bytes, 0, bytes.length, xmlTraits)
  } catch (error) {
    if (error instanceof UnknownEntity) return undefined
    throw error
  }
}

const place = { address: '', postalCode: '', country: '', locationLink: '' }
const row = (cells: Partial<Record<string, string>>) =>
  normaliseRow({ number: 2, cells: importColumns.map((column) => cells[column] ?? '') }, columns, {
    deriveIds: true,
  })

/** The parsers of a workbook's cells. */
export const fileParsers: readonly Parser[] = [
  { name: 'photos', limit: cellLimit, tokens: photoTokens, parse: parsePhotos },
  { name: 'opening hours', limit: cellLimit, tokens: hoursTokens, parse: parseOpeningHours },
  {
    name: 'hours as shown',
    limit: 200,
    tokens: hoursTokens,
    parse: (text) => formatDayHours(text, 'en'),
  },
  {
    name: 'phone',
    limit: cellLimit,
    tokens: phoneTokens,
    parse: (text, random) => parsePhone(text, random.pick(countries)),
  },
  { name: 'rating', limit: cellLimit, tokens: numberTokens, parse: (text) => parseRating(text) },
  { name: 'reviews', limit: cellLimit, tokens: numberTokens, parse: parseReviewCount },
  { name: 'about', limit: cellLimit, tokens: jsonTokens, parse: parseAbout },
  { name: 'JSON and Python', limit: cellLimit, tokens: jsonTokens, parse: parseLooseJson },
  {
    name: 'address',
    limit: 1000,
    tokens: addressTokens,
    parse: (address, random) => resolvePlace({ ...place, address, country: random.pick(countries) }),
  },
  {
    name: 'address of 500',
    limit: 500,
    tokens: addressTokens,
    parse: (address, random) => resolvePlace({ ...place, address, country: random.pick(countries) }),
  },
  {
    name: 'country',
    limit: cellLimit,
    tokens: split('the •&•Republic •of •대한민국•TR• '),
    parse: (country) => resolvePlace({ ...place, address: 'Berlin', country }),
  },
  {
    name: 'postal code',
    limit: cellLimit,
    tokens: split('0•12345•.0•-•A'),
    parse: (postalCode) => resolvePlace({ ...place, address: 'Berlin', postalCode, country: 'DE' }),
  },
  {
    name: 'location link',
    limit: 2048,
    tokens: split('!3d•!4d•@•-1.5•,•12.34567•https://'),
    parse: (locationLink) => resolvePlace({ ...place, address: 'Berlin', locationLink }),
  },
  {
    name: 'category',
    limit: 1000,
    tokens: split('restaurant•음식점•전문•서비스•업체• & •/•·•업•店•기타•일반•kuaför'),
    parse: (text) => [categoryGroupOf(text), categoryKey(text)],
  },
  { name: 'header row', limit: cellLimit, tokens: split('name•상호•place_id•_• •주소'), parse: header },
  {
    name: 'row, any column',
    limit: cellLimit,
    tokens: [...jsonTokens, ...hoursTokens],
    parse: (text, random) => row({ name: '가게', [random.pick(importColumns)]: text }),
  },
  {
    name: 'cell text',
    limit: cellLimit,
    tokens: split('&#x1F600;•&amp;•&•;•_x000D_•_x•\r•\r\n'),
    parse: decode,
  },
  { name: 'cell number', limit: cellLimit, tokens: numberTokens, parse: numberText },
  {
    name: 'cell date',
    limit: 400,
    tokens: numberTokens,
    parse: (text) => serialDateText(Number(text), false),
  },
  {
    name: 'number format',
    limit: cellLimit,
    tokens: split('[•]•[h]•"•\\•_•*•yyyy•mm•general•;•@'),
    parse: (code) => isDateFormat(170, code),
  },
]

function header(text: string): unknown {
  return recogniseHeader([text, ...text.slice(0, 4000).split('|')])
}
