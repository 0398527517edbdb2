import { fold } from '../../text/fold.ts'

const list = (words: string) => new Set(words.split(' '))

/** In front of a name, in any spelling; not each is a title alone. */
const titlesBefore = list('dr drs dt dott doc doctor prof professor uzm op dipl med univ')
const titles = list('dr drs dt dott doctor prof professor')
/** Behind a name. Only in capitals: `do` and `od` are words too. */
const titlesBehind = list(
  'DDS DMD MD DO DPM OD DC PHD PHARMD PSYD DVM VMD BDS MDS MBBS NP FNP CNM RN PA PAC LCSW LMFT LMHC LPC LCPC DPT PT CPA ESQ MS MPH FACS FAGD FAAP FACP FAAD FACOG',
)
/** A title and one of these: the practice bears its founder's name. */
const businessWords = list(
  'clinic clinics dental dentistry dentists center centre hospital practice group associates partners store shop office offices pharmacy medical medicine health care ' +
    'orthodontics surgery veterinary vision eye eyecare chiropractic therapy inc llc pllc pc ltd the and klinik klinigi poliklinik poliklinigi hastanesi merkezi muayenehanesi praxis zahnarztpraxis cabinet studio',
)
const longestName = 5

/** The words of a person's name with a title (`Dr. Kim Minsu`, `Jane Doe, DDS`) without it; undefined: no such name. */
export function personWords(name: string): readonly string[] | undefined {
  const words = wordsOf(name)
  let start = 0
  while (titlesBefore.has(fold(words[start] ?? ''))) start++
  let end = words.length
  while (end > start + 1 && titlesBehind.has(words[end - 1] ?? '')) end--
  const hasTitle = words.slice(0, start).some((word) => titles.has(fold(word))) || end < words.length
  const own = words.slice(start, end).map(fold)
  const isName = own.length > 0 && own.length <= longestName
  if (!hasTitle || !isName || own.some((word) => businessWords.has(word) || /\d/.test(word))) return undefined
  return own
}

/** The words of a name; `D.D.S.` is one. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(?<=\b\p{L})\.(?=\p{L})/gu, '')
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .filter(Boolean)
}

/**
 * Whether two names at one address are those of a practice and of somebody who works there, or of two people. A name with a title that
 * has all words of the other one may be the same: `Pizza Palace Bethesda, MD`.
 */
export function areDifferentPeople(one: string, other: string): boolean {
  const [first, second] = [personWords(one), personWords(other)]
  if (first && second) return !hasAll(first, second) && !hasAll(second, first)
  if (first) return !hasAll(first, wordsOf(other).map(fold))
  return second !== undefined && !hasAll(second, wordsOf(one).map(fold))
}

function hasAll(words: readonly string[], others: readonly string[]): boolean {
  return others.every((word) => words.includes(word))
}
