/**
 * How the two halves of a postal code become one. Korea's codes had six figures and have five, and many tables have both: their lengths
 * tell them apart, unless a spreadsheet has dropped the zeros.
 */
export type CodeForm =
  | 'korean'
  | 'old-korean'
  | 'either-korean'
  | 'korean-by-length'
  | 'japanese'
  | 'portuguese'
  | 'spaced'

const spaced: readonly (readonly [RegExp, RegExp])[] = [
  // Of Britain, of Canada, and of the Netherlands.
  [/^[a-z]{1,2}\d[a-z\d]?$/i, /^\d[a-z]{2}$/i],
  [/^[a-z]\d[a-z]$/i, /^\d[a-z]\d$/i],
  [/^\d{4}$/, /^[a-z]{2}$/i],
]
const most = 0.8
/** Korea's old codes begin with 100. */
const firstOfOld = 100

/** The form of a table's codes, of which the rows have the halves; undefined if it is not certain. */
export function codeFormOf(rows: readonly (readonly string[])[]): CodeForm | undefined {
  const pairs = rows.flatMap(([first = '', second = '']) =>
    first && second ? [[first, second] as const] : [],
  )
  const fits = (a: RegExp, b: RegExp) =>
    pairs.filter(([first, second]) => a.test(first) && b.test(second)).length >= most * pairs.length
  const some = (half: 0 | 1, form: RegExp) => pairs.some((pair) => form.test(pair[half]))
  if (pairs.length === 0) return undefined
  if (spaced.some(([a, b]) => fits(a, b))) return 'spaced'
  if (fits(/^\d{4}$/, /^\d{1,3}$/) && some(1, /^\d{3}$/)) return 'portuguese'
  if (fits(/^\d{1,3}$/, /^\d{1,4}$/) && some(1, /^\d{4}$/)) return 'japanese'
  if (!fits(/^\d{1,3}$/, /^\d{1,3}$/)) return undefined
  if (some(0, /^0/) || some(1, /^0/)) return 'korean-by-length'
  const isNew = pairs.some(([first]) => Number(first) < firstOfOld)
  const isOld = some(1, /^\d{3}$/)
  if (isNew) return isOld ? 'either-korean' : 'korean'
  // 135 and 91 alone may be of either.
  return isOld ? 'old-korean' : undefined
}

/** A postal code of its halves; '' if one is missing. */
export function joinedCode(codeForm: CodeForm, first: string, second: string): string {
  if (first === '' || second === '') return ''
  if (codeForm === 'spaced') return `${first} ${second}`
  if (!/^\d{1,4}$/.test(first) || !/^\d{1,4}$/.test(second)) return ''
  if (codeForm === 'japanese') return `${first.padStart(3, '0')}-${second.padStart(4, '0')}`
  if (codeForm === 'portuguese') return `${first.padStart(4, '0')}-${second.padStart(3, '0')}`
  return koreanCode(codeForm, first, second)
}

function koreanCode(form: CodeForm, first: string, second: string): string {
  const [old, current] = [
    `${first}-${second.padStart(3, '0')}`,
    `${first.padStart(3, '0')}${second.padStart(2, '0')}`,
  ]
  const isFull = first.length === 3 && Number(first) >= firstOfOld
  if (form === 'korean-by-length') {
    if (first.length !== 3) return ''
    return second.length === 2 ? current : second.length === 3 && isFull ? old : ''
  }
  if (isFull && (second.length === 3 || form === 'old-korean')) return old
  return second.length < 3 && (form === 'korean' || Number(first) < firstOfOld) ? current : ''
}
