import { searchForm } from '../text/search-form.ts'

/** Words of streets, each with its short forms, as letters without marks. */
const rows: readonly string[] = [
  'road|rd',
  'street|st',
  'avenue|ave|av',
  'boulevard|blvd|bulevar|bulvari|bul',
  'drive|dr',
  'lane|ln',
  'highway|hwy',
  'parkway|pkwy',
  'court|ct',
  'square|sq',
  'terrace|ter',
  'circle|cir',
  'turnpike|tpke',
  'expressway|expy',
  'freeway|fwy',
  'caddesi|cad|cd',
  'sokak|sokagi|sok|sk',
  'mahallesi|mahalle|mah|mh',
  'strasse|str',
  'platz|pl',
  'ulica|ul',
  'avenida|avda',
  'marg|mg',
  'nagar|ngr',
  'colony|col',
]

const spellingsOf = new Map(
  rows.flatMap((row) => {
    const words = row.split('|')
    return words.map((word) => [word, words.filter((other) => other !== word)] as const)
  }),
)

/** A German street's name ends with the word: Langstrasse, Langstr. */
const compound = /^(\p{L}{3,})(strasse|str)$/u
const letters = /\p{L}[\p{L}\p{M}]*/gu
const mayBeCompound = (word: string) => word.endsWith('str') || word.endsWith('strasse')

/** How the words of an address are written otherwise: `Rd` for Road, `Langstr` for Langstrasse. */
export function streetSpellings(address: string): readonly string[] {
  const words = searchForm(address).match(letters) ?? []
  return words.flatMap((word) => {
    const [, name, ending] = (mayBeCompound(word) && compound.exec(word)) || []
    return name ? [`${name}${ending === 'str' ? 'strasse' : 'str'}`] : (spellingsOf.get(word) ?? [])
  })
}

/** Whether a word is that of a street, or a street with a number: Main Street, 5th Avenue. */
export function isStreetWord(word: string): boolean {
  const key = searchForm(word).trim()
  return spellingsOf.has(key) || compound.test(key)
}
