import { fold } from '../text/fold.ts'

const list = (words: string) => words.split('|').map(fold)

/** Words as a whole; scripts without spaces stick them to what stands beside. */
function anyOf(words: string): RegExp {
  const longestFirst = list(words).sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![a-z])(?:${longestFirst.join('|').replaceAll('.', '\\.')})(?![a-z])`, 'g')
}

const closedTexts = new Set(
  list(
    'closed|closed all day|off|휴무|휴무일|정기휴무|정기 휴무|휴업|쉬는 날|영업 안함|영업하지 않음|kapalı|休業|休業日|定休日|休み|休|休息|休业|打烊|' +
      '关闭|關閉|不营业|fermé|geschlossen|ruhetag|cerrado|chiuso|fechado|encerrado|закрыто|выходной|đóng cửa|gesloten',
  ),
)
const open24Texts = new Set(
  list(
    'open 24 hours|24 hours|24 hours open|24h|24 h|24/7|24 hrs|open 24h|open 24 hrs|all day|open all day|24시간 영업|24시간|24 saat açık|24 saat|' +
      '24 時間営業|24時間営業|24時間|24 小时营业|24小时营业|24小时|24 小時營業|24小時營業|24小時|全天营业|全天|ouvert 24h/24|24h/24|' +
      '24 stunden geöffnet|24 stunden|rund um die uhr|abierto 24 horas|abierto las 24 horas|24 horas|aperto 24 ore su 24|aperto 24 ore|24 ore|' +
      'aberto 24 horas|aberto 24h|круглосуточно|24 часа|mở cửa 24 giờ|mở cửa cả ngày|cả ngày',
  ),
)

/** An hour of the night that is said to be the next day's: 翌2時, 익일 오전 2:00. */
function nextDay(hour: number): RegExp {
  return new RegExp(
    `(?:翌日?|익일|다음 ?날) *(?:am *)?0?${hour === 0 ? '(?:0|12)' : hour}(?![\\d])(?= *(?::|$|[,;/]))`,
    'g',
  )
}

/** Hours as people write them around the digits, to the one form `9:30 am-12 pm`; in this order. */
const rewritings: readonly (readonly [RegExp, string])[] = [
  [/\(?(?:라스트 ?오더|마지막 ?주문|last orders?|ラストオーダー|l\.o\.?)[^()]*\)?/g, ' '],
  [anyOf('12 noon|12:00 noon|noon|정오|正午|midi|mittag|mediodía|mezzogiorno|öğlen'), '12 pm'],
  [anyOf('12 midnight|12:00 midnight|midnight|자정|minuit|mitternacht|medianoche|mezzanotte'), '12 am'],
  [anyOf('a.m.|a. m.|a.m|a m|am|오전|午前|上午|凌晨|早上|öö|sa|새벽|아침'), ' am '],
  [anyOf('p.m.|p. m.|p.m|p m|pm|오후|午後|下午|저녁|ös|ch'), ' pm '],
  [/(\d) ?(?:시|時|时|點|点|gio|h|uhr|ч) ?(\d{2}) ?(?:분|分|min|m)?(?![a-z\d:])/g, '$1:$2 '],
  [/(\d) ?(?:시|時|时|點|点|gio|h|uhr|ч)(?![a-z\d])/g, '$1 '],
  [/(\d)\.(\d{2})(?!\d)/g, '$1:$2'],
  [/(\d *am) *\(?next day\)?/g, '$1'],
  ...[0, 1, 2, 3, 4, 5].map((hour) => [nextDay(hour), String(24 + hour)] as const),
  [/부터|から|至|到|\s(?:to|until|till|bis|a|as|ate|alle|до|den)\s/g, '-'],
  [/까지|まで|(?<![a-zа-я])(?:uhr|from|de|von|dalle|das|с|tu)(?![a-zа-я])/g, ' '],
  [/(\d) ?([ap])(?![a-z])/g, '$1 $2m'],
  [/\s+/g, ' '],
  [/ ?[-‐‑‒–—―−~〜∼] ?/g, '-'],
  [/(?<!\d)([012]\d)([0-5]\d)-([012]\d)([0-5]\d)(?!\d)/g, '$1:$2-$3:$4'],
]

/** `closed`, `open 24`, or the text with its ranges in the one form that `parseDayHours` reads. */
export function normaliseHours(text: string): string {
  const folded = fold(text).replace(/\s+/g, ' ').trim()
  if (closedTexts.has(folded)) return 'closed'
  if (open24Texts.has(folded)) return 'open 24'
  return rewritings.reduce((rewritten, [pattern, form]) => rewritten.replace(pattern, form), folded)
}
