import {
  carriedColumns,
  extraColumns,
  type ImportColumn,
  importColumns,
  type SheetColumn,
  textFactsColumn,
} from '../../../domain/business/import-columns.ts'
import { latinKey } from '../../../domain/text/latin-key.ts'
import { companionNames } from '../rows/companion-names.ts'
import { withPlainAddress } from './address-kinds.ts'
import { withCodesNamed } from './code-names.ts'
import { headerKey, headerKeys } from './header-keys.ts'
import { headerNames } from './header-names.ts'
import { personHeaders, professionalNames } from './person-headers.ts'

/** Known headers of each column in English, Korean and Turkish; earlier ones win over later ones. */
const headersOf: Record<ImportColumn, readonly string[]> = {
  name: [
    'name',
    // What is on the sign comes before what is registered.
    ...'dba name|dba|trading name|trade name|business trade name|nome fantasia'.split('|'),
    ...'nom commercial|nombre comercial|enseigne1etablissement'.split('|'),
    'business name',
    'company name',
    'fn',
    'title',
    '상호',
    '상호명',
    '업체명',
    '업소명',
    '사업장명',
    '가게명',
    '점포명',
    '매장명',
    '이름',
    '명칭',
    'işletme adı',
    'firma adı',
    'firma',
    'isim',
    'ad',
  ],
  place_id: [
    'place_id',
    'google place id',
    'google id',
    '장소 id',
    '장소 아이디',
    '플레이스 id',
    '업체 id',
    'yer id',
    'yer kimliği',
    'mekan id',
    '아이디',
  ],
  category: [
    'category',
    'main category',
    'type',
    'categories',
    '카테고리',
    '종목',
    '업종',
    '업종명',
    '업태',
    '업태구분명',
    '분류',
    'kategori',
    'tür',
    'sektör',
    'category name',
    'subtypes',
    // Of a class of trades in several steps the narrowest.
    ...['', '업종', '상권업종'].flatMap((of) => [`${of}소분류`, `${of}소분류명`]),
    ...['', '업종', '상권업종'].flatMap((of) => [`${of}중분류`, `${of}중분류명`]),
    '대분류',
    'amenity',
    'shop',
  ],
  full_address: [
    'full_address',
    'road address',
    'address',
    'formatted address',
    'street address',
    '주소',
    '전체 주소',
    '도로명 주소',
    '도로명 전체 주소',
    '소재지',
    '소재지 주소',
    '소재지 전체 주소',
    '지번 주소',
    '위치',
    'tam adres',
    'açık adres',
    'adres',
    '주소(도로명)',
    '소재지 도로명 주소',
    '주소(지번)',
  ],
  postal_code: [
    'postal_code',
    'postcode',
    'zip',
    'zip code',
    'postal',
    '우편번호',
    '우편 번호',
    'posta kodu',
    'addr:postcode',
    'zip postal code',
    '도로명 우편번호',
    '소재지 우편번호',
    'plz',
  ],
  country: ['country', 'country name', 'country_code', '국가', '나라', '국가명', 'ülke', 'addr:country'],
  phone: [
    'phone',
    'phone number',
    'telephone',
    'tel',
    'mobile',
    'phone_1',
    '전화번호',
    '전화',
    '연락처',
    '대표 전화',
    '대표 번호',
    '소재지 전화',
    'telefon',
    'telefon numarası',
    'tel no',
    'contact:phone',
    '가상번호',
  ],
  rating: [
    'rating',
    'average rating',
    'review score',
    'reviews score',
    'stars',
    'score',
    '평점',
    '별점',
    'puan',
    'değerlendirme',
    'review rating',
    'total score',
  ],
  reviews: [
    'reviews',
    'review count',
    'reviews count',
    'number of reviews',
    'user ratings total',
    '리뷰',
    '리뷰 수',
    '리뷰 개수',
    '후기 수',
    'yorum sayısı',
    'yorumlar',
    'değerlendirme sayısı',
    '방문자 리뷰 수',
    '방문자 리뷰',
    'total reviews',
  ],
  photo: [
    'photo',
    'photos',
    'image',
    'images',
    'photo url',
    'image url',
    '사진',
    '이미지',
    'fotoğraf',
    'resim',
    'görsel',
  ],
  working_hours: [
    'working_hours',
    'opening hours',
    'hours',
    'business hours',
    '영업시간',
    '운영시간',
    '운영 시간',
    'çalışma saatleri',
    'açılış saatleri',
    '이용시간',
  ],
  about: ['about', 'description', 'details', '소개', '설명', '업체 소개', 'hakkında', 'açıklama'],
  location_link: [
    'location_link',
    'google maps url',
    'maps url',
    'map link',
    'place link',
    'url',
    '지도 링크',
    '지도',
    '위치 링크',
    'konum bağlantısı',
    'harita',
    'konum linki',
    'link',
  ],
}

/** All names of a column. */
export const headersNaming = (column: ImportColumn): readonly string[] => [
  ...headersOf[column],
  ...headerNames[column].split('|'),
]

interface Candidate {
  readonly column: SheetColumn
  readonly priority: number
}

const candidates = new Map<string, Candidate>([
  ...importColumns.flatMap((column) =>
    headersNaming(column)
      .map((header, priority): [string, Candidate] => [headerKey(header), { column, priority }])
      // Of a name that stands twice, the first place counts.
      .toReversed(),
  ),
  ...[...extraColumns, ...carriedColumns, textFactsColumn].map((column): [string, Candidate] => [
    headerKey(column),
    { column, priority: 0 },
  ]),
])

/** A header's own name counts more than the end of its path, and than one of its alternatives. */
function candidateOf(header: string): Candidate | undefined {
  const keys = headerKeys(header)
  const found = (companionKeys.has(keys[0] ?? '') ? keys.slice(0, 1) : keys).map(
    // Serbian headers in Cyrillic letters are those in Latin ones.
    (key) => candidates.get(key) ?? candidates.get(latinKey(key)),
  )
  const at = found.findIndex(Boolean)
  const candidate = found[at]
  return candidate && { ...candidate, priority: candidate.priority + (at > 0 ? partPriority : 0) }
}

/** Headers of companions: `PLZ/Ort` is no postal code. */
const companionKeys = new Set(
  Object.values(companionNames).flatMap((names) => names.split('|').map(headerKey)),
)

/** Above that of any whole name. */
const partPriority = 1000

/** What OpenStreetMap's exports say of their elements: `@type` is a node or a way, no trade. */
const otherAtNames = /^\s*@(?!id\s*$)/

const longestHeader = 60
const namesBusiness = (cell: string) => candidateOf(cell)?.column === 'name'
/** Indexes of the headers that say something of persons. */
export const indexesOfPersons = (header: readonly string[]): number[] => personHeaders(header, namesBusiness)
/** Where a header has the first and the last names of persons who are businesses. */
export const namesOfProfessionals = professionalNames

/** Column → index of the cell that holds it. */
export type ColumnMap = Partial<Record<SheetColumn, number>>

/**
 * Recognises a header row in any order, letter case and spacing, in each known language; {} if no cell is a known header. In other
 * exports a column "verified" can mean something else. So the extra columns count only if all are there, as in our own exports; exports of older versions lack those that carry more.
 */
export function recogniseHeader(header: readonly string[]): ColumnMap {
  const cells = withPlainAddress(withCodesNamed(header))
  const map: ColumnMap = {}
  const bestPriority: Partial<Record<SheetColumn, number>> = {}
  const ofPersons = indexesOfPersons(cells)
  for (const [index, cell] of cells.entries()) {
    const found =
      cell.length <= longestHeader && !otherAtNames.test(cell) && !ofPersons.includes(index)
        ? candidateOf(cell)
        : undefined
    if (!found || found.priority >= (bestPriority[found.column] ?? Number.POSITIVE_INFINITY)) continue
    map[found.column] = index
    bestPriority[found.column] = found.priority
  }
  const isMissing = (column: SheetColumn) => map[column] === undefined
  const isExport = !extraColumns.some(isMissing)
  if (!isExport) for (const column of extraColumns) delete map[column]
  if (!isExport || carriedColumns.some(isMissing))
    for (const column of [...carriedColumns, textFactsColumn]) delete map[column]
  const { name, category, ...others } = map
  const professionals = namesOfProfessionals(cells)
  if (professionals && (name === undefined || professionals.parts.includes(name)))
    return { ...map, name: professionals.given }
  // OpenStreetMap's `shop` is a trade, but in a list without another name it is the shop.
  if (name === undefined && category !== undefined && /^(?:shop|store)$/i.test(cells[category]?.trim() ?? ''))
    return { ...others, name: category }
  return map
}
