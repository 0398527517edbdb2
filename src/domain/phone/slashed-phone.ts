const figuresIn = (text: string) => text.replace(/\D/g, '').length

/** Groups of figures with one sign between them that elsewhere stands between two numbers: `062/510/3000`, `062,510,3000`. */
const groups = /^\+?\(?\d{1,4}\)?(?:[/|,;:·•_\\~]\d{1,4}){2,5}$/
const signs = /[/|,;:·•_\\~]/g

/** Such a text with dashes; '' for any other, in which the signs may stand between numbers. */
export function withDashes(text: string): string {
  const compact = text.length > longestGrouped ? '' : text.replace(/ ?([/|,;:·•_\\~]) ?/g, '$1')
  if (!groups.test(compact) || isDay.test(compact)) return ''
  return new Set(compact.match(signs)).size === 1 ? compact.replace(signs, '-') : ''
}
const longestGrouped = 30
const isDay = /^(?:(?:19|20)\d\d\D\d{1,2}\D\d{1,2}|\d{1,2}\D\d{1,2}\D(?:19|20)\d\d)$/

/** What may stand before a slash within a number: an area code, also behind a country's, or the begin of a hotline. */
function canGoOn(part: string): boolean {
  const figures = figuresIn(part)
  const start = part.replace(/^[^\d+]+/, '')
  if (start.startsWith('+') || start.startsWith('00')) return figures <= 9
  return figures <= (start.startsWith('0') ? 6 : 4)
}
/** Whether a part can be a whole number behind another one that nobody could read: the end of that one is none. */
const isOfItsOwn = (part: string) => /^[^\d+(]{0,20}[+(0]/.test(part) || figuresIn(part) >= 9

/** In E.164, with the sign. Fewer are an area code with the first group behind it. */
const fewestOfPart = 9
const longestGroup = 3
const mostParts = 8

/**
 * The first number in a text with slashes, which stand within a number, `0211/123456`, between two, or before other last figures of the
 * same: `02)123-4567/8`. A number is not cut where it goes on, and is none of the end of another.
 */
export function readSlashed<Found extends { readonly phoneE164: string }>(
  text: string,
  read: (part: string) => Found | undefined,
): Found | undefined {
  const parts = text.split('/', mostParts).map((part) => part.trim())
  for (const [start, part] of parts.entries()) {
    if (figuresIn(part) === 0 || (parts.slice(0, start).some(figuresIn) && !isOfItsOwn(part))) continue
    const last = canGoOn(part) && !isDay.test(text.trim()) ? parts.length : start + 1
    const whole = last === parts.length ? read(parts.slice(start).join(' ')) : undefined
    for (let end = start + 1; end <= last; end++) {
      const found = end === parts.length ? whole : read(parts.slice(start, end).join(' '))
      if (!found || (end < parts.length && found.phoneE164.length < fewestOfPart)) continue
      const size = figuresIn(parts[end - 1] ?? '')
      const goesOn = size <= longestGroup && parts.slice(end).every((next) => figuresIn(next) === size)
      return (goesOn && whole) || found
    }
  }
  return undefined
}
