export const passwordLimits = { min: 8, max: 200 }
/** Only this many characters are rated, because rating takes longer for longer passwords. */
const estimatedCharacters = 64
/** A password with a lower rating is guessed within a million tries. */
const lowestScore = 2

export type Weakness = 'short' | 'long' | 'blank' | 'personal' | 'common'

const messages: Readonly<Record<Weakness, string>> = {
  short: `The password must have ${passwordLimits.min} to ${passwordLimits.max} characters.`,
  long: `The password must have ${passwordLimits.min} to ${passwordLimits.max} characters.`,
  blank: 'The password must have characters other than spaces.',
  personal:
    'The password is made of the user name or the name of the site. Use several words that have nothing to do with them.',
  common:
    'The password is among the first that anybody would guess. Use several words, or a password manager.',
}

/** A password that may not be set; the message says why. */
export class WeakPasswordError extends Error {
  override readonly name = 'WeakPasswordError'
  readonly weakness: Weakness
  constructor(weakness: Weakness) {
    super(messages[weakness])
    this.weakness = weakness
  }
}

/** What is wrong with a new password; undefined if nothing is. `names`: the names of the account and the site. */
export async function findWeakness(
  password: string,
  names: readonly string[],
): Promise<Weakness | undefined> {
  if (password.length < passwordLimits.min) return 'short'
  if (password.length > passwordLimits.max) return 'long'
  if (password.trim() === '') return 'blank'
  const words = names.flatMap((name) => wordsOf(name)).filter((word) => word.length > 2)
  if (isMadeOf(words, password)) return 'personal'
  const { score, sequence } = (await loadEstimator()).check(password.slice(0, estimatedCharacters), words)
  if (score >= lowestScore) return undefined
  const isPersonal = sequence.some((part) => 'dictionaryName' in part && part.dictionaryName === 'userInputs')
  return isPersonal ? 'personal' : 'common'
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether at most three characters of the password remain without these words. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const text = wordsOf(password).join('')
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest.length < text.length && rest.length < 4
}

let estimator: ReturnType<typeof makeEstimator> | undefined

/** Ranking the list of common passwords takes longer than rating a password, so the ranks, some megabytes, are kept from the first on. */
async function loadEstimator() {
  estimator ??= makeEstimator()
  return await estimator
}

async function makeEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
