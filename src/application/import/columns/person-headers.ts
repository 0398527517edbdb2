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
  const persons = personColumns(header)?.parts ?? []
  const hasPersons = keys.some((key) => namesOfPersons.has(key)) || persons.length > 0
  if (!hasCards && !hasPersons) return []
  const isOfPerson = (key: string, index: number) =>
    key === 'title' ||
    (hasCards && key === 'fn') ||
    (hasPersons && wholeNames.has(key)) ||
    persons.includes(index)
  const hasOther = header.some((cell, index) => !isOfPerson(keys[index] ?? '', index) && namesBusiness(cell))
  return keys.flatMap((key, index) =>
    namesOfPersons.has(key) || (hasOther && isOfPerson(key, index)) ? [index] : [],
  )
}

/** Who works for a business: the owner, whom to ask. A name beside it is no name of the business, and a phone none of its phones. */
const ofBusiness =
  /(?:owner|contact person|manager|director|representative|inhaber|ansprechpartner|geschäftsführ|kontaktperson|gérant|responsable|dirigeant|propietari|titular|titolare|referente|proprietári|responsável|właściciel|eigenaar|vlasnik|majitel|yetkili|sahibi|владелец|руководитель|대표(?!전화| 전화|번호| 번호|메뉴)|담당자|소유자|代表(?!電話|番号)|担当|负责人|負責人)/iu
/** Whether a header says who works for a business. */
export const namesPerson = (header: string): boolean => ofBusiness.test(header)

const keysOf = (words: string) => new Set(words.split('|').map(headerKey))
/** Headers of the parts of a person's name. Words in `beside…` also name businesses: they are parts where the other part stands beside them. */
const parts = {
  given: keysOf(
    'first name|given name|forename|vorname|prénom|voornaam|imię|nombres|primeiro nome|jméno|имя',
  ),
  besideFamily: keysOf('nombre|nome|ime|ad|adı|이름|名'),
  family: keysOf(
    'last name|surname|family name|nachname|familienname|nom de famille|achternaam|apellidos|apellido|primer apellido|cognome|sobrenome|apelido|nazwisko|příjmení|prezime|soyad|soyadı|фамилия|성|姓',
  ),
  besideGiven: keysOf('name|nom|naam'),
  /** What stands between the two. */
  between: keysOf(
    'tussenvoegsel|tussenvoegsels|tussenv|voorvoegsel|namensvorsatz|middle name|second name|отчество',
  ),
  second: keysOf('segundo apellido'),
}
/** Headers of lists of persons who are businesses: doctors, lawyers, agents. */
const professional =
  /(?:^|[^a-z])(?:special[it]\w{1,8}|credentials?|practice|licen[cs]e|npi|bar number|profession\w{0,3}|fachrichtung|fachgebiet|especialidad|especialidade|spécialité|occupation|office|beroep|specialisme|praktijk|beruf|gewerk|praxis|profesión|profissão|métier|zawód|specjalizacja|meslek|uzmanlık)(?:$|[^a-z])|직종|진료과목|전문분야|職種|診療科|専門|специальность|профессия/i

/** Whether a header is of a list of such persons. */
export const isOfProfessionals = (header: readonly string[]): boolean =>
  header.some((cell) => professional.test(cell))

/** Where the parts of a person's name are. */
export interface PersonColumns {
  readonly given: number
  /** All parts in the order in which they are said. */
  readonly parts: readonly number[]
  /** Between the parts. */
  readonly separator: ' ' | ''
}

const isUnspaced = /[\p{Script=Han}\p{Script=Hangul}]/u

/** Where a header has the parts of names; undefined if it has not both. */
function personColumns(header: readonly string[]): PersonColumns | undefined {
  const keys = header.map((cell) => (cell.length <= longestHeader ? headerKey(cell) : ''))
  const at = (names: ReadonlySet<string>) => keys.findIndex((key) => names.has(key))
  const [sureGiven, sureFamily] = [at(parts.given), at(parts.family)]
  const given = sureGiven < 0 && sureFamily >= 0 ? at(parts.besideFamily) : sureGiven
  const family = sureFamily < 0 && sureGiven >= 0 ? at(parts.besideGiven) : sureFamily
  if (given < 0 || family < 0) return undefined
  if (isUnspaced.test(header[family] ?? '')) return { given, parts: [family, given], separator: '' }
  const all = [given, at(parts.between), family, at(parts.second)].filter((index) => index >= 0)
  return { given, parts: all, separator: ' ' }
}

/**
 * Where the parts of the names are, in a list of persons who are businesses: a dentist is called as he is. Undefined if it is none.
 * A column that names businesses comes first.
 */
export function professionalNames(header: readonly string[]): PersonColumns | undefined {
  return isOfProfessionals(header) ? personColumns(header) : undefined
}
