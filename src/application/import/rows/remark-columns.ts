import { fold } from '../../../domain/text/fold.ts'
import { headerKey } from '../columns/header-keys.ts'

/** Headers of remarks. One row for a few languages. */
const names = [
  'notes|remark|remarks|comment|comments|internal notes|additional notes|memo',
  'obs|observ|observac|observation|observations|remarque|remarques|commentaire|commentaires|observaciones|comentarios|notas|observações|observação|osservazioni|commenti|annotazioni',
  'bem|anm|bemerk|bemerkung|bemerkungen|anmerkung|anmerkungen|hinweis|hinweise|kommentar|notiz|notizen|opmerking|opmerkingen|toelichting',
  'uwagi|uwaga|uw|pozn|komentarz|adnotacje|poznámka|poznámky|napomena|napomene|напомена|примечание|примечания|комментарий|примітка|примітки|коментар',
  'notlar|açıklama|açıklamalar|düşünceler|ملاحظات|ملاحظة|הערות|הערה|टिप्पणी|टिप्पणियाँ|विवरण|अभ्युक्ति|रिमार्क',
  '비고|비고란|참고|참고사항|특이사항|메모|備考|備考欄|特記事項|メモ|备注|備註|备考|附註|ghi chú|catatan|keterangan|หมายเหตุ',
  'anmärkning|anmärkningar|bemærkning|bemærkninger|merknad|merknader|huomautus|huomautukset|huom|megjegyzés|megjegyzések|observații|mențiuni|παρατηρήσεις|σημειώσεις',
]
/** Lines of Google's map as a scraper of pages calls them, one of which is how a place is now. */
const linesOfMap = 'w4efsd|w4efsd 2|w4efsd 3|w4efsd 4|w4efsd 5|w4efsd 6|w4efsd 7|w4efsd 8'
const keys = new Set([...names, linesOfMap].flatMap((row) => row.split('|').map(headerKey)))

/** Indexes of the columns of remarks, of those that nothing else takes. */
export const remarkColumns = (header: readonly string[], taken: ReadonlySet<number>): readonly number[] =>
  header.flatMap((cell, index) => (!taken.has(index) && keys.has(headerKey(cell)) ? [index] : []))

/** How OpenStreetMap names a trade that a place had, and how its exports write that. */
const disusedTag =
  /^(?:disused|abandoned|was|closed|demolished|removed|razed|destroyed|vacant)[:_.](?:shop|amenity|office|craft|tourism|leisure|healthcare)$/i

/** Indexes of the columns of what places were before. */
export const disusedColumns = (header: readonly string[], taken: ReadonlySet<number>): readonly number[] =>
  header.flatMap((cell, index) => (!taken.has(index) && disusedTag.test(cell.trim()) ? [index] : []))

/** `Code client`, `Customer ID`, `거래처코드`. Folded. */
const ofCustomers =
  /^(?:(?:code|no|nr|n°|num|numero|id|ref)\.? ?)?(?:clients?|customers?|kunden?|cliente|klienta?|musteri|account(?= (?:owner|id))|거래처|고객)(?:[ _-]?(?:code|id|owner|no|nr|number|nummer|kodu|코드|번호))?\.?$/u

/** In a table of customers `Active` is one of their statuses, of which nobody knows whether it means a closing. */
export function withStatusOfCustomers<
  Cells extends Readonly<Partial<Record<'active' | 'status', readonly number[]>>>,
>(cells: Cells, header: readonly string[]): Cells {
  const { active, ...rest } = cells
  if (!active || !header.some((cell) => ofCustomers.test(fold(cell).trim()))) return cells
  return { status: active, ...rest } as Cells
}
