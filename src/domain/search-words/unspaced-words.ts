import { findCityByName } from '../address/cities/city-page.ts'
import { otherCharacters } from '../text/han-variants.ts'
import { hintedTrade } from './hint-words.ts'
import { kindOf } from './parts-in-words.ts'

/** A word of a script that has no spaces between words. */
const unspaced = /^(?:[\u3040-\u30ff\u3400-\u9fff々]{4,40}|[\u0e00-\u0e7f]{6,60})$/u
const isThai = (word: string) => /^[\u0e00-\u0e7f]/.test(word)
/** Thai writes a letter for each sound. */
const longestPiece = (word: string) => (isThai(word) ? 24 : 10)
/** What joins a word to the next one. */
const particles = [
  'から',
  'まで',
  'で',
  'に',
  'の',
  'を',
  'は',
  'が',
  'へ',
  'も',
  '的',
  '在',
  '里',
  'ที่',
  'ใน',
  'มี',
]

const isKnown = (piece: string) =>
  kindOf(piece) !== undefined || hintedTrade(piece) !== undefined || findCityByName(piece).countryCode !== ''

/** A piece that a vocabulary has, or that is a city; '' if none begins here. */
function pieceAt(word: string, start: number): string {
  for (let length = Math.min(longestPiece(word), word.length - start); length > 1; length--) {
    const piece = word.slice(start, start + length)
    if ([piece, ...otherCharacters(piece)].some(isKnown)) return piece
  }
  return ''
}

/**
 * The words of a text in Japanese, Chinese or Thai: `チューリッヒで寿司を食べたい` is a city, a trade and a wish. It stays whole where a vocabulary
 * has all of it, or fewer than two of its pieces.
 */
export function unspacedApart(word: string): readonly string[] {
  if (!unspaced.test(word)) return [word]
  const pieces: string[] = []
  let known = 0
  let other = ''
  for (let at = 0; at < word.length; ) {
    const piece = pieceAt(word, at)
    const particle = piece === '' ? particles.find((one) => word.startsWith(one, at)) : undefined
    // A particle follows a word, and is none in the middle of another one.
    const joins = particle !== undefined && other === '' && pieces.length > 0
    if (piece === '' && !joins) other += word.charAt(at)
    if ((piece !== '' || joins) && other !== '') {
      pieces.push(other)
      other = ''
    }
    if (piece !== '') {
      pieces.push(piece)
      known++
    }
    at += piece.length || (joins ? particle.length : 1)
  }
  if (other !== '') pieces.push(other)
  return known > 1 ? pieces : [word]
}
