import { fold } from '../text/fold.ts'

function pattern(words: readonly string[], flags = 'gu'): RegExp {
  const alternatives = words.map(fold).sort((a, b) => b.length - a.length)
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${alternatives.map((word) => word.replaceAll('.', '\\.')).join('|')})`,
    flags,
  )
}

const am = pattern([
  'a.m.',
  'a. m.',
  'a.m',
  'a m',
  '오전',
  '午前',
  '上午',
  '凌晨',
  '早上',
  'öö',
  'sa',
  '새벽',
  '아침',
])
const pm = pattern([
  'p.m.',
  'p. m.',
  'p.m',
  'p m',
  '오후',
  '午後',
  '下午',
  '晚上',
  '中午',
  'ös',
  'ch',
  '저녁',
  '밤',
])
const noon = pattern(['12 noon', '12:00 noon', 'noon', '정오', '正午', 'midi', 'mittag', 'mediodía'])
const midnight = pattern([
  '12 midnight',
  '12:00 midnight',
  'midnight',
  '자정',
  'minuit',
  'mitternacht',
  'medianoche',
])
const closedTexts = new Set(
  [
    'closed|closed all day|휴무|휴무일|정기휴무|휴업|쉬는 날|영업 안함|영업하지 않음|kapalı|休業|定休日|休み|休|休息|休业|打烊|关闭|關閉|不营业',
    'fermé|geschlossen|ruhetag|cerrado|chiuso|fechado|encerrado|закрыто|выходной|đóng cửa|gesloten|stängt|zamknięte',
  ].flatMap((texts) => texts.split('|').map(fold)),
)
const open24Texts = new Set(
  [
    'open 24 hours|24 hours|24h|24 h|24/7|24 hrs|open 24h|open 24 hrs|24 hours open|all day|open all day|24시간 영업|24시간|24시 영업',
    '24 saat açık|24 saat|24 時間営業|24時間営業|24時間|24 小时营业|24小时营业|24小时|24 小時營業|24小時營業|全天营业|全天|ouvert 24h/24|24h/24|24h/24 et 7j/7',
    '24 stunden geöffnet|24 stunden|rund um die uhr|abierto 24 horas|abierto las 24 horas|24 horas|aperto 24 ore su 24|aperto 24 ore|24 ore',
    'aberto 24 horas|aberto 24h|круглосуточно|24 часа|mở cửa 24 giờ|mở cửa cả ngày|cả ngày|24 giờ',
  ].flatMap((texts) => texts.split('|').map(fold)),
)

/** Hours as people write them around the clock digits, in their own language, as one form: `9:30 am-12 pm`. */
function normaliseTimes(text: string): string {
  return text
    .replace(noon, '12 pm')
    .replace(midnight, '12 am')
    .replace(am, ' am ')
    .replace(pm, ' pm ')
    .replace(
      /(\d) ?(?:시|時|时|點|点|giờ|h|uhr|ч)(?: ?(\d{2}) ?(?:분|分|min|m)?)?(?![a-z\d])/gu,
      (_, hour, minute) => (minute ? `${hour}:${minute}` : `${hour} `),
    )
    .replace(/(\d)\.(\d{2})(?!\d)/g, '$1:$2')
    .replace(/(\d) ?([ap])(?![a-z])/g, '$1 $2m')
    .replace(
      /\s*(?:[-–—−‐‑‒―~〜∼]|(?<![a-z])(?:to|until|till|bis|a|à|até|до|por)(?![a-z])|부터|から|至|到|đến)\s*/gu,
      '-',
    )
    .replace(/(?:까지|まで| uhr)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** `closed`, `open 24`, or the text with its ranges in the one form that `parseDayHours` reads. */
export function normaliseHours(text: string): string {
  const folded = fold(text).replace(/\s+/g, ' ').trim()
  if (closedTexts.has(folded)) return 'closed'
  if (open24Texts.has(folded)) return 'open 24'
  return normaliseTimes(folded)
}
