import type { SourcePlace } from './read-places.ts'

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae' }
const northern = new Set(['DE', 'AT', 'CH', 'LI', 'LU', 'DK', 'NO', 'SE', 'FI'])

/** `Muenchen` and `Aarhus`, for keyboards without the letter. */
function withoutUmlauts(name: string): string {
  return name.toLowerCase().replace(/[äöüøåæ]/g, (letter) => umlauts[letter] ?? letter)
}

const saints: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])Saint(?=[ -])/gu, 'St'],
  [/(?<![\p{L}])Sainte(?=[ -])/gu, 'Ste'],
  [/(?<![\p{L}])St\.?(?=[ -])/gu, 'Saint'],
  [/(?<![\p{L}])Fort(?= )/gu, 'Ft'],
  [/(?<![\p{L}])Mount(?= )/gu, 'Mt'],
]

function spellingsOf(name: string, countryCode: string): string[] {
  const bare = name.replace(/ \(.*\)$/, '')
  const northernly = northern.has(countryCode) ? [withoutUmlauts(bare)] : []
  return [name, bare, ...northernly, ...saints.map(([word, other]) => bare.replace(word, other))]
}

/** Every spelling under which a place can be found. */
export function keySpellings({ name, names, countryCode, spellings, isSection }: SourcePlace): string[] {
  // `Zürich (Kreis 1)` must not be found as Zürich.
  if (isSection && / \(.*\)$/.test(name)) return [name]
  return [name, names.ko ?? '', ...spellings].flatMap((spelling) => spellingsOf(spelling, countryCode))
}
