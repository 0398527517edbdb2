import { fold } from '../../text/fold.ts'

/** Words for parts of a day by which people name hours of the 12-hour clock; a bar separates alternatives. */
interface PartsOfDay {
  readonly morning: string
  readonly afternoon: string
  /** Of late evening and the hours after midnight. */
  readonly night: string
}

/** Languages that write the word in front of the hour: `सुबह 10 बजे`, `sabah 9`. */
const before: readonly PartsOfDay[] = [
  { morning: 'सुबह|प्रातः', afternoon: 'दोपहर|शाम|सायं', night: 'रात' },
  { morning: 'सकाळी', afternoon: 'दुपारी|संध्याकाळी|सायंकाळी', night: 'रात्री' },
  { morning: 'সকাল|ভোর', afternoon: 'দুপুর|বিকাল|বিকেল|সন্ধ্যা', night: 'রাত' },
  { morning: 'صبح', afternoon: 'دوپہر|سہ پہر|شام', night: 'رات' },
  { morning: 'காலை', afternoon: 'மதியம்|மாலை', night: 'இரவு' },
  { morning: 'ఉదయం', afternoon: 'మధ్యాహ్నం|సాయంత్రం', night: 'రాత్రి' },
  { morning: 'sabah', afternoon: 'öğleden sonra|akşam', night: 'gece' },
  { morning: 'vormittags|morgens', afternoon: 'nachmittags|abends', night: 'nachts' },
  { morning: '早晨|清晨', afternoon: '傍晚', night: '晚间|晚間' },
]

/** Languages that write it behind the hour: `10 صبح`, `8 de la mañana`. */
const behind: readonly PartsOfDay[] = [
  { morning: 'صبح', afternoon: 'عصر|بعدازظهر|بعد از ظهر|ظهر', night: 'شب' },
  { morning: 'π.μ.|π.μ|πμ', afternoon: 'μ.μ.|μ.μ|μμ', night: '' },
  { morning: 'утра|ранку', afternoon: 'дня|вечера|вечора', night: 'ночи|ночі' },
  { morning: 'de la mañana', afternoon: 'de la tarde|del mediodía', night: 'de la noche' },
  { morning: 'da manhã', afternoon: 'da tarde', night: 'da noite' },
  { morning: 'du matin', afternoon: "de l'après-midi|de l’après-midi|du soir", night: '' },
  { morning: 'di mattina|del mattino', afternoon: 'del pomeriggio|di sera', night: 'di notte' },
  { morning: 'uhr morgens|uhr früh', afternoon: 'uhr nachmittags|uhr abends', night: 'uhr nachts' },
  { morning: 'pagi', afternoon: 'siang|sore|petang', night: 'malam' },
  { morning: 'ng umaga', afternoon: 'ng tanghali|ng hapon', night: 'ng gabi' },
  { morning: 'sáng', afternoon: 'trưa|chiều', night: 'tối|đêm' },
  { morning: 'asubuhi', afternoon: 'mchana|jioni', night: 'usiku' },
]

const word = (words: readonly string[]) => {
  const alternatives = words.flatMap((each) => each.split('|').filter(Boolean).map(fold))
  return `(?:${alternatives
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('.', '\\.')})(?![\\p{L}\\p{M}])`
}
const all = (languages: readonly PartsOfDay[], part: keyof PartsOfDay) =>
  word(languages.map((language) => language[part]))

/** "O'clock": of `10 बजे`, `10টা`, `10 بجے`. */
const unit = '(?: ?(?:बजे|वाजता|वाजेपर्यंत|টায়|টা|بجے|மணிக்கு|மணி|గంటలకు|గంటల|h|gio|giờ|น\\.)(?![\\p{L}\\p{M}]))?'
const hour = '(\\d{1,2})(?!\\d)((?::\\d{2})?)'

/** The hour of a night, on the 24-hour clock where it is late: `रात 9`, `12 شب`, `gece 2`. */
function ofNight(_match: string, digits: string, minutes: string): string {
  const isLate = Number(digits) > 4 && Number(digits) < 12
  if (isLate) return ` ${digits}${minutes} pm `
  return Number(digits) === 12 ? ` 24${minutes || ':00'} ` : ` ${digits}${minutes} am `
}

type Rewriting = readonly [RegExp, string | ((match: string, ...groups: string[]) => string)]

/** Signs and words between the start and the end that are written to one of them: `10:00'dan 22:00'ye kadar`. */
const fromTo: readonly Rewriting[] = [
  [/(\d|[ap]m) {0,2}(?:बजे|টা|بجے) {0,2}(?:से|থেকে|سے) {1,2}/gu, '$1 - '],
  [/(\d|[ap]m) {0,2}(?:से|থেকে|سے|முதல்|నుండి) {1,2}/gu, '$1 - '],
  [/(\d) ?['’-]?(?:dan|den|tan|ten|დან|ից|дан|ден|нан|нен|тан|тен|с|tol|bol) {1,2}(?=\d|am|pm)/gu, '$1 - '],
  [/(\d|[ap]m) ?(?:बजे|वाजता|টা|بجے|மணி|గంటలకు|గంటల)(?![\p{L}\p{M}])/gu, '$1 '],
  [
    /(\d|[ap]m) {0,2}['’-]?(?:तक|पर्यंत|পর্যন্ত|تک|வரை|வరకు|వరకు|(?:[yn]?[ae] )?kadar|მდე|хүртэл|(?:[гқк][аеә] )?деиін|gacha|d[eə]k|ig)(?![\p{L}\p{M}])/gu,
    '$1 ',
  ],
  [/(?<!\p{L})(?:ساعت|الساعة|kell|klo|kl\.?|pukul|jam|в|о|ώρα)(?= ?\d)/gu, ' '],
]

/** `ランチ 11:30-14:00 ディナー 17:30-22:00`: the meals of which a day has the hours. */
const meals: Rewriting = [
  /(?:ランチ(?:タイム)?|昼の部|런치(?: ?타임)?|almuerzos?|pranzo)[ :]{0,3}(\d[\d時分:.~〜～ –-]{3,40})[ ,/|]{0,3}(?:ディナー(?:タイム)?|夜の部|디너(?: ?타임)?|저녁|cenas?)[ :]{0,3}(?=\d)/gu,
  '$1, ',
]

/** Rewrites hours that a word for a part of the day follows or precedes to `10 am`; `to` is written as a dash. Folded. */
export const partsOfDay: readonly Rewriting[] = [
  meals,
  [new RegExp(`${all(before, 'night')} ?${hour}${unit}`, 'gu'), ofNight],
  [new RegExp(`${hour}${unit} ?${all(behind, 'night')}`, 'gu'), ofNight],
  [new RegExp(`(?<![\\p{L}\\p{M}])${all(before, 'morning')}(?= ?\\d)`, 'gu'), ' am '],
  [new RegExp(`(?<![\\p{L}\\p{M}])${all(before, 'afternoon')}(?= ?\\d)`, 'gu'), ' pm '],
  [new RegExp(`(\\d)${unit} ?${all(behind, 'morning')}`, 'gu'), '$1 am '],
  [new RegExp(`(\\d)${unit} ?${all(behind, 'afternoon')}`, 'gu'), '$1 pm '],
  ...fromTo,
]
