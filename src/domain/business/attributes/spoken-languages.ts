import { memoize } from '../../memoize.ts'
import type { NameLanguage } from '../../site/language.ts'

/** Languages in which businesses serve people, by ISO 639 code. */
const codes =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hmn hr ht hu hy id ig is it ja ka kk km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my nb ne nl nn no or pa pl prs ps pt ro ru rw si sk sl so sq sr sv sw ta te tg th tk tr uk ur uz vi yo yue zh zu ase'

/** The languages in which sources name them. */
const sourceLanguages = ['en', 'ko', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'tr']

/** American Sign Language has no Korean name there. */
const ownNames: Readonly<Record<string, string>> = { 'ko ase': '미국 수어' }

const namers = memoize(
  16,
  (language) => new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }),
)

const nameOf = (code: string, language: string) =>
  ownNames[`${language} ${code}`] ?? namers(language).of(code) ?? ''

let named: ReadonlyMap<string, string> | undefined

/** The code of each language by its names in small letters; of two languages with one name the first. */
function codesByName(): ReadonlyMap<string, string> {
  if (named) return named
  const found = new Map<string, string>()
  for (const language of sourceLanguages) {
    for (const code of codes.split(' ')) {
      const name = nameOf(code, language).toLowerCase()
      if (name && !found.has(name)) found.set(name, code)
    }
  }
  named = found
  return found
}

/** A list of languages as a page in a language says it: `English, Spanish` is `영어, 스페인어`. What is no such name stays as it is. */
export function spokenLanguages(text: string, language: NameLanguage): string {
  return text
    .split(',')
    .map((part) => {
      const name = part.trim()
      const code = codesByName().get(name.toLowerCase())
      return (code && nameOf(code, language)) || name
    })
    .join(', ')
}
