import { syllableParts } from '../../text/hangul-syllables.ts'
import { koreanAreaRows } from '../areas/korean-area-rows.ts'
import { municipalityList } from './municipalities.ts'

/** Katakana by their vowel. Sounds that Korean does not tell apart are one: カ and ガ, タ and ダ, パ and バ. */
const kana: Readonly<Record<string, string>> = {
  '': 'アa イi ウu エe オo',
  k: 'カa キi クu ケe コo ガa ギi グu ゲe ゴo',
  s: 'サa シi スu セe ソo',
  c: 'ザa ジi ズu ゼe ゾo チi ヂi ツu ヅu',
  t: 'タa テe トo ダa デe ドo',
  n: 'ナa ニi ヌu ネe ノo',
  h: 'ハa ヒi フu ヘe ホo',
  p: 'バa ビi ブu ベe ボo パa ピi プu ペe ポo',
  m: 'マa ミi ムu メe モo',
  y: 'ヤa ユu ヨo',
  r: 'ラa リi ルu レe ロo',
  w: 'ワa ヲo',
}
const sounds = new Map(
  Object.entries(kana).flatMap(([consonant, row]) =>
    row.split(' ').map((one) => [one.charAt(0), `${consonant}${one.charAt(1)}`] as const),
  ),
)
/** A small letter takes the place of the vowel before it: チョ, ウォ. */
const small: Readonly<Record<string, string>> = {
  ャ: 'ya',
  ュ: 'yu',
  ョ: 'yo',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
}

/** One sound written in two ways is one. */
const soundKey = (key: string) => key.replace(/wu/g, 'u').replace(/cy/g, 'c').replace(/kuku/g, 'ku')

function keyOfKana(word: string): string {
  let key = ''
  for (const letter of word) {
    const added = small[letter]
    if (letter === 'ン') key += 'N'
    else if (letter === 'ッ' || letter === 'ー') continue
    else if (added === undefined) key += sounds.get(letter) ?? '?'
    // ウォ is wo, and ティ ti.
    else key = `${key.replace(/(?<=^|[aeiouN])u$/, 'w').replace(/[aeiou]$/, '')}${added}`
  }
  return soundKey(key)
}

/** The letters of a syllable as Japanese writes them, in the order of Unicode. */
const initials = 'k k n t t r m p p s s - c c c k t p h'.split(' ').map((one) => one.replace('-', ''))
const vowels = 'a e ya ye o e yo e o wa we we yo u wo we wi yu u i i'.split(' ')
/** Consonants at the end of a syllable; others are not heard. */
const finals: ReadonlyMap<number, string> = new Map([
  [1, 'ku'],
  [4, 'N'],
  [8, 'ru'],
  [16, 'mu'],
  [17, 'pu'],
  [21, 'N'],
])

const isSyllables = /^[가-힣]+$/

function keyOfHangul(name: string): string {
  const key = [...name]
    .map((syllable) => {
      const { initial = 0, vowel = 0, final = 0 } = syllableParts(syllable) ?? {}
      return `${initials[initial]}${vowels[vowel]}${finals.get(final) ?? ''}`
    })
    .join('')
  // 종로 sounds like 종노, and 왕십리 like 왕심니.
  return soundKey(
    key
      .replace(/(?<=N|mu)r/g, 'n')
      .replace(/pur/g, 'mun')
      .replace(/kur(?=[ieo])/g, 'Nn'),
  )
}

let places: ReadonlyMap<string, string> | undefined

/** 구 and 군, and the 동, stations and quarters that are known by what addresses say. */
function buildIndex(): ReadonlyMap<string, string> {
  const districts = municipalityList.match(/[가-힣]{1,6}[구군](?![가-힣])/g) ?? []
  const areas = koreanAreaRows.flatMap((row) => row.areas)
  const quarters = areas.flatMap(([, said]) => said.match(/[가-힣]{1,5}동(?=\d|\||$)/g) ?? [])
  const named = areas.flatMap(([names]) => names.split('|')).filter((name) => isSyllables.test(name))
  const stations = named.flatMap((name) => (name.endsWith('역') ? [name.slice(0, -1)] : []))
  const found = new Map<string, string>()
  for (const name of [...districts, ...quarters, ...named, ...stations]) {
    const key = keyOfHangul(name)
    if (!found.has(key)) found.set(key, name)
  }
  return found
}

/** The Korean place that a word in katakana names: `ソンドング` is 성동구. undefined if it names none. */
export function koreanPlaceInKana(word: string): string | undefined {
  if (!/^[ァ-ヴー]{3,12}$/.test(word)) return undefined
  places ??= buildIndex()
  return places.get(keyOfKana(word))
}
