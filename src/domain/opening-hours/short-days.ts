import { lowerCase } from '../text/fold.ts'
import { dayNames } from './weekdays.ts'

interface ShortDays {
  /** Lower-case, Monday first; a bar separates alternatives. */
  readonly days: string
  /** Days, and ranges such as `ma-vr`, that only this language has: without one of them, nothing is read as its days. */
  readonly proofs: string
}

/** Short names of days that mean another day, or something else, in other languages. */
const languages: readonly ShortDays[] = [
  { days: 'ma di wo do vr za zo', proofs: 'vr zo ma-vr ma-za ma-zo di-za wo-za' },
  { days: 'pn|pon wt śr|sr cz|czw pt|pią so|sob|sb nd|ndz|niedz', proofs: 'pn wt śr czw pt sob niedz nd' },
  {
    days: 'pon uto|tor sre|sri čet|cet pet sub|sob ned',
    proofs: 'uto sre sri čet cet ned pon-pet pon-sub',
  },
  {
    days: 'po út|ut st čt|št|ct pá|pa|pi so ne',
    proofs: 'út čt pá po-pá po-pa po-pi po-pia po-so po-ne po-št',
  },
  { days: 'mån tis ons tor|tors fre lör sön', proofs: 'mån lör sön' },
  { days: 'må ti on to fr lö sö', proofs: 'må lö sö' },
  { days: 'δε τρ τε πε πα σα κυ', proofs: 'δε τρ τε πε πα σα κυ' },
  { days: 'man tir ons tor|tors fre lør|lor søn|son', proofs: 'tir ons fre lør søn' },
  { days: 'e t k n r l p', proofs: 'e-r e-n e-l e-p' },
  { days: 'i ii iii iv v vi vii', proofs: 'i-v i-vi i-vii vi-vii' },
  { days: 'ma ti ke to pe la su', proofs: 'ma-pe ma-la ma-su' },
  {
    days: 'h|hé|hét k|ked|ke sze|sz csüt|csü|cs p|pén|pé szo|szomb v|vas',
    proofs: 'szo szomb sze csüt vas pén h-p h-szo h-v h-cs',
  },
  { days: 'lun mar mie|mi joi vin sâm|sam|sâmb dum', proofs: 'joi vin dum sâm' },
  {
    days: 'пон уто|вто|вт сре|сря|ср чет|чт пет суб|саб|съб нед',
    proofs: 'пон-пет пон-суб пон-саб пон-съб пон-нед съб',
  },
  { days: 'จ อ พ พฤ ศ ส อา', proofs: 'จ-ศ จ-ส จ-อา อ-ส อ-อา' },
  { days: 'δευ τρι|τρί τετ πεμ|πέμ παρ σαβ|σάβ κυρ', proofs: 'δευ τρι τετ πεμ παρ σαβ σάβ κυρ' },
  { days: 'dush sesh chor pay juma|jum shan yak', proofs: 'dush sesh chor' },
  { days: 'sen sel rab kam jum sab min', proofs: 'sen sel rab kam jum' },
  { days: 'lu ma me je ve sa di', proofs: 'lu-ve lu-di ma-ve ma-sa me-ve me-sa me-di' },
  { days: 'lu ma me gi ve sa do', proofs: 'gi lu-do ma-do' },
  { days: 'lu ma mi ju vi sa do', proofs: 'ju lu-vi ma-vi' },
  { days: 'l ma|m mi|x j v s d', proofs: 'l-v l-s l-d l-j m-d m-s' },
  {
    days: 'm t|tu w th f sa|s su',
    proofs: 'm-f m-th m-sa m-su t-f m-w f-s f-sa f-su w-f w-th w-s w-sa w-su t-th t-sa t-su tu-f th-f',
  },
  {
    days: '2ª|2a|2as 3ª|3a|3as 4ª|4a|4as 5ª|5a|5as 6ª|6a|6as sáb|sab dom',
    proofs: '2ª-6ª 2a-6a 2ª-sáb 2a-sab 2ª-5ª 2ª 3ª 5ª',
  },
]

interface Compiled {
  readonly days: ReadonlyMap<string, string>
  readonly proof: RegExp
  readonly word: RegExp
}

const [before, after] = ['(?<![\\p{L}\\p{M}\\d]|[ap]\\.)', '(?![\\p{L}\\p{M}ª])']
const range = ' ?(?:[-–—~/]|a|à|al|au|do|t/m|bis|to) ?'

function compile({ days, proofs }: ShortDays): Compiled {
  const names = new Map(
    days
      .split(' ')
      .flatMap((day, index) => day.split('|').map((name) => [name, dayNames[index] ?? ''] as const)),
  )
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length).join('|')
  const proof = proofs
    .split(' ')
    .map((each) => each.split('-').join(`\\.?${range}`))
    .join('|')
  return {
    days: names,
    proof: new RegExp(`${before}(?:${proof})${after}`, 'u'),
    word: new RegExp(`${before}(?:${longestFirst})${after}`, 'giu'),
  }
}

let compiled: readonly Compiled[] | undefined
const longestText = 500

/** The language that one of these texts proves, as long as they are short. */
function provenIn(text: string): Compiled | undefined {
  if (text.length > longestText) return undefined
  compiled ??= languages.map(compile)
  const lower = lowerCase(text)
  return compiled.find(({ proof }) => proof.test(lower))
}

const inEnglish = (text: string, { word, days }: Compiled) =>
  text.replace(word, (name) => days.get(lowerCase(name)) ?? name)

/** The text with short names of days in English where words that only one language has tell which language it is. */
export function withShortDays(text: string): string {
  const language = provenIn(text)
  return language ? inEnglish(text, language) : text
}

/** Fewer columns of days could be of another language, or of something else. */
const fewestDays = 6

/** The same of texts that stand together, such as headers: beside `Po-Pá`, or `Po` to `Ne`, the day `So` is a Saturday. */
export function withShortDaysOf(texts: readonly string[]): readonly string[] {
  compiled ??= languages.map(compile)
  const words = texts.map((text) => lowerCase(text.replace(/\.$/, '')))
  const isWeek = ({ days }: Compiled) =>
    new Set(words.map((word) => days.get(word)).filter(Boolean)).size >= fewestDays
  const language = compiled.find(isWeek) ?? provenIn(texts.join(' | '))
  return language ? texts.map((text) => inEnglish(text, language)) : texts
}
