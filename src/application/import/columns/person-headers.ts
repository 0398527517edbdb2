import { headerKey } from './header-keys.ts'

/** Headers of a person's names. */
const namesOfPersons = new Set(
  'first name|firstname|given name|forename|last name|lastname|surname|family name|vorname|nachname|prénom|nom de famille|voornaam|achternaam|apellidos|cognome|sobrenome|imię|nazwisko|příjmení|soyadı'
    .split('|')
    .map(headerKey),
)
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
  if (!hasCards && !keys.some((key) => namesOfPersons.has(key))) return []
  const isOfPerson = (key: string) => key === 'title' || (hasCards && key === 'fn')
  const hasOther = header.some((cell, index) => !isOfPerson(keys[index] ?? '') && namesBusiness(cell))
  return hasOther ? keys.flatMap((key, index) => (isOfPerson(key) ? [index] : [])) : []
}
