/** What a card says. Empty values and null are unknown, and left out. */
export interface ContactFacts {
  /** Identifies the card, so that a phone replaces an older one. */
  readonly uid: string
  readonly name: string
  readonly category: string
  readonly phone: string | null
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly country: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly url: string
  /** An ISO time of the last change; '' if unknown. */
  readonly updatedAt: string
}

/** In octets, without the line break (RFC 2426 §2.6). */
const lineLimit = 75

/** A vCard 3.0 (RFC 2426), which the contacts of every phone can read, of a business. */
export function contactCard(facts: ContactFacts): string {
  const { latitude, longitude } = facts
  const place = ['', '', facts.street, facts.city, facts.state, facts.zipCode, facts.country]
  const isPlaced = latitude !== null && longitude !== null
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${escaped(facts.uid)}`,
    `FN:${escaped(facts.name)}`,
    // A business has no name of a person; the element must be there.
    'N:;;;;',
    `ORG:${escaped(facts.name)}`,
    'X-ABShowAs:COMPANY',
    ...given('CATEGORIES', facts.category),
    ...given('TEL;TYPE=WORK,VOICE', facts.phone ?? ''),
    ...(place.some(Boolean) ? [`ADR;TYPE=WORK:${place.map(escaped).join(';')}`] : []),
    ...(isPlaced ? [`GEO:${degrees(latitude)};${degrees(longitude)}`] : []),
    // An address on the web is no text: nothing in it is escaped.
    `URL:${oneLine(facts.url)}`,
    ...given('REV', facts.updatedAt),
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const given = (name: string, value: string) => (value.trim() ? [`${name}:${escaped(value)}`] : [])

/** Without a sign for what is nearly zero. */
const degrees = (value: number) => value.toFixed(6).replace(/^-(?=0\.0+$)/, '')

/** No control character may stand in a line. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')

/** A text in which no comma, semicolon or line break ends the value. */
function escaped(text: string): string {
  const lines = text.trim().split(/\r\n|[\n\r\u2028\u2029]/)
  return lines.map((line) => oneLine(line).replace(/[\\;,]/g, '\\$&')).join('\\n')
}

/** A long line as several ones, of which all but the first begin with a space. No character is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > lineLimit) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
