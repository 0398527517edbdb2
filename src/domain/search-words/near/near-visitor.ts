import type { Part } from '../parts-in-words.ts'
import { phraseKey } from '../vocabulary.ts'

/** What visitors call themselves and the place where they are: near me, malapit sa akin, bana yakın. */
const ownWords = new Set(
  'en|me|my|mi|em|here|mir|mich|mein|meiner|hier|moi|mon|ici|mí|mío|aquí|mia|mio|qui|mene|meni|mog|mojoj|mom|ovde|akin|sakin|samin|dito|mim|aqui|daqui|minha|bana|buraya|mere|naa|tôi|đây|мной|меня|내|우리|여기|집|회사|이|현재|지금'
    .split('|')
    .map(phraseKey),
)
/** The same at the beginning of a word, and what says that none is nearer: 우리동네, yakınımda, the nearest one. */
const ownBeginnings =
  'nearme|nearest|nearst|neerest|nearist|closest|nächst|nöchscht|nahegelegen|najbliž|najbliz|yakınım|çevrem|konumum|etrafım|mahallem|pinakamalapit|内|내|우리|집|회사|현위치|가까|가장|제일|最|离我|我附近|ближайш|blizumene'
    .split('|')
    .map(phraseKey)

const saysOwn = (word: string) => ownWords.has(word) || ownBeginnings.some((own) => word.startsWith(own))

/** These languages say the place first: 한양대 근처. */
const placeFirst = /[가-힣ぁ-ヿ一-鿿]/

const isName = ({ kind }: Part) => kind === 'name' || kind === 'trade'

/**
 * Whether words ask for what is near the visitor, and not near something that the other words name: `maxi near me`, `nearest maxi`, `근처
 * 이디야`, but neither `near the mall` nor `이디야 근처`.
 */
export function isNearVisitor(parts: readonly Part[]): boolean {
  return parts.some(({ kind, text }, index) => {
    if (kind !== 'near') return false
    if (text.split(' ').map(phraseKey).some(saysOwn)) return true
    const beside = placeFirst.test(text) ? parts.slice(0, index) : parts.slice(index + 1)
    return !beside.some(isName)
  })
}
