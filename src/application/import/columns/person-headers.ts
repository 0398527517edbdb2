import { headerKey } from './header-keys.ts'

/** Headers of a person's names. */
const namesOfPersons = new Set(
  'first name|firstname|given name|forename|last name|lastname|surname|family name|vorname|nachname|prénom|nom de famille|voornaam|achternaam|apellidos|cognome|sobrenome|imię|nazwisko|příjmení|soyadı'
    .split('|')
    .map(headerKey),
)
/** The whole name of a person, beside columns of its parts. */
const wholeNames = new Set(['name', 'fullname', 'displayname', 'fileas'])
const longestHeader = 60

/**
 * Indexes of headers that say something of persons where another one names the business: `Title` is Dr. beside first and last names, and
 * `FN` is who works there where a card of an address book has an organisation.
 */
export function personHeaders(
  header: readonly string[],
  namesBusiness: (header: string) => boolean,
): number[] {
  const keys = header.map((cell) => (cell.length <= longestHeader ? headerKey(cell) : ''))
  const hasCards = keys.includes('org')
  const hasPersons = keys.some((key) => namesOfPersons.has(key))
  if (!hasCards && !hasPersons) return []
  const isOfPerson = (key: string) =>
    key === 'title' || (hasCards && key === 'fn') || (hasPersons && wholeNames.has(key))
  const hasOther = header.some((cell, index) => !isOfPerson(keys[index] ?? '') && namesBusiness(cell))
  return keys.flatMap((key, index) =>
    namesOfPersons.has(key) || (hasOther && isOfPerson(key)) ? [index] : [],
  )
}

const given = new Set(
  'firstname givenname forename vorname prénom voornaam imię nombres'.split(' ').map(headerKey),
)
const family = new Set(
  'lastname surname familyname nachname nomdefamille achternaam apellidos cognome sobrenome nazwisko příjmení soyadı'
    .split(' ')
    .map(headerKey),
)
/** Headers of lists of persons who are businesses: doctors, lawyers, agents. */
const professional =
  /(?:^|[^a-z])(?:special[it]\w{1,8}|credentials?|practice|licen[cs]e|npi|bar number|profession|fachrichtung|especialidad|spécialité|occupation|office)(?:$|[^a-z])/i

/** Where the parts of the names are, in a list of persons who are businesses: a dentist is called as he is. Undefined if it is none. */
export function professionalNames(
  header: readonly string[],
  namesBusiness: (header: string) => boolean,
): { readonly given: number; readonly family: number } | undefined {
  if (!header.some((cell) => professional.test(cell))) return undefined
  const keys = header.map((cell) => (cell.length <= longestHeader ? headerKey(cell) : ''))
  const [first, last] = [keys.findIndex((key) => given.has(key)), keys.findIndex((key) => family.has(key))]
  if (first < 0 || last < 0 || header.some(namesBusiness)) return undefined
  return { given: first, family: last }
}
