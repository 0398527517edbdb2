import { listCitiesNamed } from '../../../domain/address/cities/find-city.ts'
import { plainCategory } from '../../../domain/category/plain-category.ts'
import { tradeOf } from '../../../domain/category/taxonomy.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import type { ColumnMap } from '../columns/columns.ts'
import { nowhere, type RowPlace } from '../rows/file-country.ts'

/** What a heading says of the rows below it. */
export interface Section {
  /** English name of a trade; '' if it says none. */
  readonly trade: string
  /** '' if it says none. */
  readonly city: string
}

/** What stands alone below a list: `Stand: 01.03.2025`, `Total: 120`, `출처: 통계청`. */
const footer =
  /^(?:(?:stand|quelle|hinweis|sources?|updated|last updated|as of|generated|exported|kaynak|güncelleme|fuente|fonte|nota|notes?|not|izvor|bron|kilde|källa|źródło|zdroj|forrás|sursa|πηγή|источник|sumber|nguồn|remarques?|observaciones|bemerkung(?:en)?|anmerkung(?:en)?|legende|légende|opmerking(?:en)?|uwaga|출처|자료|비고|작성일|기준일|資料|出典|来源|更新)\s?[:：]|[*※¹²³⁴-⁹†‡]|(?:grand )?totals?\b|gesamt\b|toplam\b|(?:zwischen)?summe\b|totale\b|sous[- ]total\b|sub-?total\b|ara toplam\b|합계|총계|소계|合計|合计|(?:celkem|spolu|ukupno|összesen|łącznie|razem|итого|всего|totaal|i alt|sammanlagt|yhteensä|tổng(?: cộng)?|jumlah|총|계)\s?[:：]|(?:last )?(?:updated|modified|exported|generated|printed)(?: on| at)? \d|as of \d|stand \d)/iu
/** What counts the rows of a list below it: `3 farms listed`, `총 4개소`. */
const countFooter =
  /^(?:\d{1,6} \p{L}{3,20} (?:listed|found|in total|total|gefunden|insgesamt|trouvés|encontrados|bulundu)\.?|총 ?\d{1,6} ?[개곳건명][가-힣]{0,4}|[共全計计] ?\d{1,6} ?[家軒件店社户個个][舗铺]?)$/iu
/** What a printed list says at the foot of each page: `Page 1 of 2`, `Seite 3/7`, `- 4 -`, `© Chamber of Commerce`. */
const pageFooter =
  /^(?:(?:page|seite|página|pagina|pág\.?|sayfa|strana|strona|страница|стр\.|trang|halaman|페이지|쪽|หน้า|صفحة|עמוד) ?:? ?\d{1,4}(?: ?(?:of|von|de|sur|di|z|из|van|\/) ?\d{1,4})?|\d{1,4} ?\/ ?\d{1,4} ?(?:쪽|페이지|頁|页|ページ)|第 ?\d{1,4} ?[页頁](?: ?[,，/]? ?共 ?\d{1,4} ?[页頁])?|[-–] ?\d{1,4} ?[-–]|(?:©|\(c\)|copyright\b).{0,120})$/iu
const longestFooter = 200
/** The word of a row that counts the rows above it. */
const total =
  /^(?:(?:grand |sub)?totals?|gesamt|summe|insgesamt|(?:genel |ara )?toplam|totale|suma|razem|ukupno|итого|всего|összesen|계|소계|합계|총계|合計|合计|小計|小计|総計|รวม|tổng|tổng cộng|jumlah|المجموع|الإجمالي)[:：]?$/iu
/** A row that counts has few cells: the word, and whole numbers. One that begins with the word may have more of them. */
const mostOfTotal = 4
const mostOfSums = 20
const longestTotal = 20
/** The line below the header of a table that is written in Markdown: `|---|:---:|`. */
const rule = /^:?-{3,60}:?$/
const countCell = /^(?:총 ?)?\d{1,3}(?:[,. ]?\d{3}){0,3} ?\p{L}{0,12}(?:(?<=[가-힣]) [가-힣]{1,4})?$/u

/** Printed lists space out their words: `합 계`. */
const spacedOut = /(?<=^[\p{Script=Hangul}\p{Script=Han}]) {1,3}(?=[\p{Script=Hangul}\p{Script=Han}]$)/u

/** The filled cells of a row, or the first of them if it has more than so many. */
function filledOf({ cells }: SheetRow, most: number): readonly string[] {
  const filled: string[] = []
  for (const cell of cells) {
    const text = cell === '' ? '' : cell.trim()
    if (text !== '' && filled.push(text) > most) break
  }
  return filled
}

/** Whether a row of many cells only counts: `합 계 | 3개소 | 76 | 31 | 45`, or has a line in each. */
function isLineOfSums(row: SheetRow, first: string): boolean {
  if (first.length > longestTotal) return rule.test(first)
  const word = first.replace(spacedOut, '')
  const each = total.test(word) ? countCell : rule.test(first) ? rule : undefined
  return (
    each !== undefined &&
    filledOf(row, mostOfSums)
      .slice(1)
      .every((cell) => each.test(cell))
  )
}

/** Whether a row below a list says something of the whole list. */
export function isFooter(row: SheetRow, width: number, columns: ColumnMap): boolean {
  const filled = width > 2 ? filledOf(row, mostOfTotal) : []
  const [only = ''] = filled
  if (filled.length === 0) return false
  if (filled.length > mostOfTotal) return isLineOfSums(row, only)
  const isShort = filled.length === 1 && only.length <= longestFooter
  if (isShort && [footer, countFooter, pageFooter].some((each) => each.test(only))) return true
  const at = (index = -1) => row.cells[index] ?? ''
  const words = filled.filter((cell) => !countCell.test(cell))
  const isTotal = words.length === 1 && total.test((words[0] ?? '').replace(spacedOut, ''))
  const saysNothing = (cell: string) => cell === '' || countCell.test(cell)
  return isTotal && saysNothing(at(columns.full_address)) && saysNothing(at(columns.phone))
}

/** What stands alone above some rows of a list: `[음식점]`, `■ Hotels`, `=== Cafés ===`. */
const marked =
  /^(?:\[[^[\]]{1,60}\]|【[^【】]{1,60}】|<[^<>]{1,60}>|[■□▶▷◆◇●○▣◎★☆※] ?[^■□▶▷◆◇●○▣◎★☆※]{1,60}|([=*#-])\1{1,20} ?.{1,60}?)$/u
const marks = /^[\s[\]【】<>■□▶▷◆◇●○▣◎★☆※=*#-]+|(?<![\s[\]【】<>=*#-])[\s[\]【】<>=*#-]+$/gu
/** `1. Hotels`, `가. 음식점`, `음식점 (12개소)`. */
const numbering = /^(?:\d{1,2}|[가-하A-H]|[IVX]{1,4})[.)] ?(?=\p{L})/u
const counted = / ?[([（]\d{1,5} ?\p{L}{0,8}[)\]）]$/u
const longestHeading = 60

const endsOfMany = ['s', 'es', 'en', 'n', 'e', 'i', 'r', 'er']

/** The trade of several businesses: `BOULANGERIES`, `Bäckereien`. */
const tradeOfMany = (heading: string) =>
  endsOfMany
    .filter((end) => heading.length > end.length + 4 && heading.toLowerCase().endsWith(end))
    .map((end) => tradeOf(plainCategory(heading.slice(0, -end.length))))
    .find((trade) => trade?.isGuess === false)

/** What a heading says of the rows below: a trade or a town; undefined if it says neither. */
function saidBy(heading: string, country: string): Section | undefined {
  const bare = heading.replace(marks, '').replace(numbering, '').replace(counted, '').trim()
  const guess = tradeOf(plainCategory(bare))
  const trade = guess && (!guess.isGuess || marked.test(heading)) ? guess : tradeOfMany(bare)
  if (trade) return { trade: trade.category.label.en, city: '' }
  const towns = listCitiesNamed(bare)
  const isTown = towns.some(({ countryCode }) => country === '' || countryCode === country)
  return isTown ? { trade: '', city: bare } : undefined
}

/** The only text of a row, which one merged cell may write into several; '' if there are more. */
export function onlyText(row: SheetRow): string {
  let only = ''
  for (const cell of row.cells) {
    const text = cell === '' ? '' : cell.trim()
    if (text === '' || text === only) continue
    if (only !== '' || text.length > longestHeading) return ''
    only = text
  }
  return only
}

const isInCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()

/**
 * What a row says that stands alone above some rows of a list; undefined if it is none of these. A heading without a mark is one only in a
 * table that has them: elsewhere a business may have nothing but its name.
 */
export function sectionOf(
  row: SheetRow,
  table: { readonly width: number; readonly country: string; readonly hasSections: Sections },
): Section | undefined {
  const text = table.width > 2 ? onlyText(row) : ''
  if (text === '') return undefined
  const isMarked = marked.test(text) || (table.hasSections === 'capitals' && isInCapitals(text))
  if (!isMarked && !table.hasSections) return undefined
  return saidBy(text, table.country) ?? (isMarked ? { trade: '', city: '' } : undefined)
}

/** Whether no row of several cells has a first one in capitals. */
const areUnlike = (rows: readonly SheetRow[]) =>
  !rows.some(
    (row) => onlyText(row) === '' && isInCapitals(row.cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? ''),
  )

/** Whether a table has headings: they say trades or towns, or they are in capitals and the names below them are not. */
export type Sections = boolean | 'capitals'

/** Where the headings of a table say that the rows below them are: they may be all that names a town. */
export function headingPlaces(rows: readonly SheetRow[], width: number): readonly RowPlace[] {
  if (hasSections(rows, width, '') !== true) return []
  return rows.map(onlyText).flatMap((city) => (city === '' ? [] : [{ ...nowhere, city }]))
}

/** Whether every row of a sample with one text only is a heading. */
export function hasSections(rows: readonly SheetRow[], width: number, country: string): Sections {
  const alone = rows.map(onlyText).filter((text) => text !== '' && !footer.test(text))
  if (width <= 2 || alone.length === 0 || alone.length >= rows.length / 2) return false
  const isHeading = (text: string) => saidBy(text, country) !== undefined
  return (
    alone.every(isHeading) || (alone.length > 1 && alone.every(isInCapitals) && areUnlike(rows) && 'capitals')
  )
}
