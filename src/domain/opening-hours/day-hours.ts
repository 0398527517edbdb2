import { hoursInWords, type OpeningHoursText } from '../business/listing.ts'
import { memoize } from '../memoize.ts'
import { asciiDigits } from '../text/ascii-digits.ts'
import { fold } from '../text/fold.ts'
import { type ClockTime, isFromMorning, isOn24HourClock, minutesPerDay, readings } from './clock-time.ts'
import { chineseNumerals } from './languages/chinese-hours.ts'
import { partsOfDay } from './languages/parts-of-day.ts'
import { wholeHours } from './languages/whole-hours.ts'
import { breakRange, withNoon } from './rest/break-words.ts'
import { withoutNextDay } from './rest/next-day.ts'
import { dayNames } from './weekdays.ts'

/** When a place is open, in minutes since 00:00 of the day. `to` is above 1440 if it closes after midnight. */
export interface MinuteRange {
  readonly from: number
  readonly to: number
}

const time = '(?:(am|pm) ?)?(?<!\\d)(\\d{1,2})(?::([0-5]\\d)(?::[0-5]\\d)?)?(?!\\d)(?: ?(am|pm)(?![a-z]))?'
const range = new RegExp(`${time} ?- ?${time}`, 'g')
const onlySeparators = /^(?:[\s,;/&+|、،()[\].]|and|und|et|ve|y|и|e|u\.|i|og|och|oraz|en|و|та|і|ja|dan|και)*$/
const textLimit = 200
/** In Japan and Korea 25:00 means 1 o'clock of the following night. */
const latestHour = 29
const earliestOpening = 5

function clockTime(before = '', digits = '', minutes = '', after = ''): ClockTime | undefined {
  const hour = Number(digits)
  const minute = Number(minutes || 0)
  if (hour > latestHour) return undefined
  const meridiem = (after || before) as ClockTime['meridiem']
  return {
    hour,
    minute,
    meridiem,
    hasMinutes: minutes !== '',
    hasLeadingZero: digits.length === 2 && hour < 10,
  }
}

/** The end of a range that starts at `from`. It is on the next day if it is not later. */
function endAfter(from: number, to: number): number {
  return to > from ? to : to + minutesPerDay
}

/** Completes a missing meridiem so that the range is shortest: 1-7PM is 13 to 19, 10-2PM is 10 to 14. */
function shortest(from: ClockTime, to: ClockTime): MinuteRange | undefined {
  let best: MinuteRange | undefined
  for (const start of readings(from)) {
    for (const end of readings(to)) {
      const candidate = { from: start, to: endAfter(start, end) }
      if (!best || candidate.to - candidate.from < best.to - best.from) best = candidate
    }
  }
  return best
}

function rangeOf(from: ClockTime, to: ClockTime, isIn24Hours: boolean): MinuteRange | undefined {
  if (from.hour >= 24) return undefined
  if (from.meridiem || to.meridiem) return shortest(from, to)
  const start = from.hour * 60 + from.minute
  const end = to.hour * 60 + to.minute
  if (isIn24Hours && from.hour >= earliestOpening && start < end) return { from: start, to: end }
  if (isOn24HourClock(from, to)) return { from: start, to: endAfter(start, end) }
  return isFromMorning(from, to) ? { from: start, to: end + minutesPerDay / 2 } : undefined
}

/** The same ranges, sorted and joined. */
function merged(ranges: readonly MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = []
  for (const next of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && next.from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
    else result.push(next)
  }
  return result
}

function read(text: string): { readonly ranges: readonly MinuteRange[] | null } {
  const { text: hours, nights } = withoutNextDay(normaliseHours(asciiDigits(text.slice(0, textLimit))))
  if (hours === 'closed') return { ranges: [] }
  if (hours === 'open 24') return { ranges: [{ from: 0, to: minutesPerDay }] }
  const breaks: string[] = []
  const open = hours.replace(breakRange, (_, behind?: string, before?: string) => {
    breaks.push(withNoon(behind ?? before ?? ''))
    return ' '
  })
  const found = rangesIn(open)
  const pauses = rangesIn(breaks.join(' '))
  const whole = found && found.length > 0 && onlySeparators.test(open.replace(range, ''))
  const ranges = whole && pauses ? without(merged(found), pauses) : null
  const isWithinDay = ranges?.every(({ from, to }) => to - from <= minutesPerDay) === true
  const over = ranges?.filter(({ to }) => to > minutesPerDay).length ?? 0
  return { ranges: isWithinDay && over >= nights ? ranges : null }
}

/**
 * The ranges in a rewritten text; null if one of them cannot be read. An hour after noon on the 24-hour clock tells that
 * the others are on it too: `9-12, 14-18`.
 */
function rangesIn(hours: string): MinuteRange[] | null {
  const found: MinuteRange[] = []
  const times = [...hours.matchAll(range)].map(
    ([, ...parts]) => [clockTime(...parts.slice(0, 4)), clockTime(...parts.slice(4, 8))] as const,
  )
  const isIn24Hours =
    times.flat().some((each) => each !== undefined && each.hour > 12) &&
    times.flat().every((each) => each?.meridiem === '')
  for (const [from, to] of times) {
    const next = from && to && rangeOf(from, to, isIn24Hours)
    if (!next) return null
    // Programs that have no 24:00 write a whole day as 00:00-23:59.
    found.push(next.from === 0 && next.to === minutesPerDay - 1 ? { from: 0, to: minutesPerDay } : next)
  }
  return found
}

/** The ranges without breaks; null if a break is in none of them, because then it means something else. */
function without(ranges: readonly MinuteRange[], breaks: readonly MinuteRange[]): MinuteRange[] | null {
  let left = [...ranges]
  for (const pause of breaks) {
    const around = left.findIndex(({ from, to }) => from < pause.from && pause.to < to)
    const whole = left[around]
    // A half day ends where the break of the others begins.
    if (!whole && ranges.some(({ to }) => to === pause.from)) continue
    if (!whole) return null
    left = left.toSpliced(around, 1, { from: whole.from, to: pause.from }, { from: pause.to, to: whole.to })
  }
  return left
}

const remembered = memoize(4096, read)

/**
 * Reads one day's text (`9AM-5PM`, `오전 9:00~오후 6:00`, `09:00–13:00, 14:00–18:00`, `Open 24 hours`, `휴무`) as sorted,
 * disjoint ranges; [] if closed, null if any part of the text cannot be read.
 */
export function parseDayHours(text: string): readonly MinuteRange[] | null {
  return remembered(text).ranges
}

const list = (words: string) => words.split('|').map(fold)

/** Matches whole words. In scripts without spaces, words may touch their neighbours. */
function anyOf(words: string): RegExp {
  const longestFirst = list(words).sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![a-z])(?:${longestFirst.join('|').replaceAll('.', '\\.')})(?![a-z])`, 'g')
}

const closedTexts = new Set(
  list(
    'nedirba|жабық|დახურულია|փակ է|փակ|mbyllur|lokað|neradna|neradno|neradni dan|ne radimo|ne radi|geschl|geschl.|не радимо|не ради|нерадна|нерадни дан|closed|[closed]|closed all day|geschl.|geschl|gesl.|gesl|закр.|закр|вых.|вых|выходной день|выходные|вих.|вихідний день|nieczynny|nieczynna|nieczynn.|zamkn.|zavř.|zatv.|kap.|ferm.|cerr.|chius.|off|holiday|weekly off|week off|weekly holiday|휴무|휴무일|정기휴무|정기 휴무|휴업|쉬는 날|영업 안함|영업하지 않음|kapalı|休業|休業日|定休日|定休|休み|公休|休|休息|休业|打烊|' +
      '关闭|關閉|不营业|fermé|geschlossen|ruhetag|cerrado|chiuso|fechado|encerrado|закрыто|выходной|đóng cửa|gesloten|' +
      'zamknięte|nieczynne|tutup|libur|ปิด|ปิดทำการ|مغلق|عطلة|κλειστά|κλειστό|stängt|zavřeno|zatvorené|zatvoreno|ne radi|zaprto|nghỉ|folga|休診|зачинено|вихідний|lukket|' +
      'stengt|suljettu|zárva|închis|затворено|почивен ден|סגור|تعطیل|uždaryta|nedirbame|slēgts|suletud|बंद|tancat|sarado|휴진|쉼|쉽니다|' +
      'temporarily closed|temporary closed|임시휴업|임시 휴업|임시휴무|임시 휴무|휴업 중|휴업중|geçici olarak kapalı|geçici kapalı|臨時休業|臨時休業中|' +
      '休業中|一時休業|暂停营业|暫停營業|暂时关闭|暫時關閉|vorübergehend geschlossen|fermé temporairement|temporairement fermé|cerrado temporalmente|' +
      'temporalmente cerrado|chiuso temporaneamente|temporaneamente chiuso|fechado temporariamente|temporariamente fechado|временно закрыто|' +
      'tijdelijk gesloten|tymczasowo zamknięte|tymczasowo nieczynne|dočasně zavřeno|tillfälligt stängt|midlertidig stengt|midlertidigt lukket|' +
      'προσωρινά κλειστό|προσωρινά κλειστά|tutup sementara|ปิดชั่วคราว|مغلق مؤقتًا|مغلق مؤقتا|tạm thời đóng cửa|тимчасово зачинено',
  ),
)
const open24Texts = new Set(
  list(
    'open 24 hours|24 hours|24 hours open|24h|24 h|24/7|24 hrs|open 24h|open 24 hrs|all day|open all day|24시간 영업|24시간|24 saat açık|açık 24 saat|24 saat boyunca açık|24 saat boyunca|24 saat|' +
      '24 時間営業|24時間営業|24時間|24 小时营业|24小时营业|24小时|24 小時營業|24小時營業|24小時|全天营业|全天|ouvert 24h/24|24h/24|' +
      '24 stunden geöffnet|24 stunden|rund um die uhr|abierto 24 horas|abierto las 24 horas|24 horas|aperto 24 ore su 24|aperto 24 ore|24 ore|' +
      'aberto 24 horas|aberto 24h|круглосуточно|24 часа|mở cửa 24 giờ|mở cửa cả ngày|cả ngày|' +
      'otvoreno 24 sata|24 sata|отворено 24 сата|24 сата|odprto 24 ur|24/24|24/24h|7j/7 24h/24|ouvert 7j/7 24h/24|ouvert 24h/24 7j/7|24h/24 7j/7|24h/24h|24h/24 et 7j/7|24/7 open|open 24/7|24 hodin|24 hodin denně|нон-стоп|нонстоп|24 órás|24 órában|doba|24 часа в сутки|24 timmar|' +
      'always open|open always|siempre abierto|sempre aberto|sempre aperto|toujours ouvert|immer geöffnet|altijd open|zawsze otwarte|her zaman açık|항상 열려 있음|' +
      '7/24|7/24 açık|24시간 운영|24시간 연중무휴|24시간 이용가능|24시간 이용 가능|24시간 개방|24시간 상시|całodobowo|całodobowa|całodobowy|24 godziny|buka 24 jam|24 jam|เปิด 24 ชั่วโมง|24 ชั่วโมง|24 ساعة|مفتوح 24 ساعة|' +
      'على مدار الساعة|مفتوح على مدار الساعة|طوال اليوم|على مدار 24 ساعة|مفتوح على مدار 24 ساعة|όλο το 24ωρο|ανοιχτό 24 ώρες|dygnet runt|öppet dygnet runt|nonstop|non-stop|otevřeno 24 hodin|' +
      '24h geöffnet|24 h geöffnet|24h offen|24 stunden offen|24h täglich|tag und nacht|tag & nacht|tag u. nacht|tag und nacht geöffnet|rund um die uhr geöffnet|24h ouvert|24h sur 24|24h/jour|jour et nuit|ouvert jour et nuit|abierto 24h|abierto 24 h|24 horas al día|24 horas al dia|día y noche|24 horas por dia|dia e noite|aperto 24h|24 ore su 24|24h su 24|giorno e notte|24h open|24 uur open|24 uur per dag|dag en nacht|24h/dobę|24h na dobę|dzień i noc|24h denně|dan i noć|dan in noč|день и ночь|24 saat hizmet|24 saat hizmet verir|7 gün 24 saat|7 gün 24 saat açık|haftanın 7 günü 24 saat|24 saat 7 gün|gece gündüz|24시간 오픈|24시간 운영중|24時間年中無休|年中無休24時間|24 hours a day|24 hours daily|24 hours/day|24 hours 7 days|24 hours every day|24 h/7 d|24h/7d|24h 7d|24h/7|24 h/7 j|7 days 24 hours|day and night|24 jam sehari|24 giờ|ngày đêm|24 ώρες|όλο το εικοσιτετράωρο|24 שעות|24 שעות ביממה|24 घंटे|24 घंटे खुला|' +
      '全天24小时|全天24小時|24小时全天|24小時全天|全天候|24 ساعة يوميا|24 ساعة طوال أيام الأسبوع|طوال أيام الأسبوع 24 ساعة|24 ساعة طوال الأسبوع|شبانه روزی|شبانه‌روزی|24 ساعته|24 ساعت|פתוח 24 שעות|24 שעות פתוח|24 שעות ביום|24 ঘণ্টা|24 ঘন্টা|24 گھنٹے|24 மணி நேரமும்|24 საათი|24 ժամ|24 цаг|24 сағат|тәулік бойы|24 soat|24 ម៉ោង|ตลอด 24 ชั่วโมง|เปิดตลอด 24 ชั่วโมง|24 ชม.|' +
      'цілодобово|døgnåpent|døgnåbent|åpent 24 timer|24 uur geopend|24 uur|deschis 24 de ore|avoinna 24 tuntia|24 tuntia|avoinna 24 h|24 h avoinna|ympäri vuorokauden|éjjel-nappal|éjjel nappal|денонощно|24ωρο|24ωρη|mở cả ngày|bukas 24 oras|24 oras|visą parą|ööpäevaringselt|ööpäev ringi|diennakti|visu diennakti|nepretržite|24 hodín|24 ur na dan|24 ur|obert 24 hores|24 hores',
  ),
)

const lastOrder =
  '(?:라스트 ?오더|마지막 ?주문|주문 ?마감|last ?orders?|ラストオーダー|(?<![a-z])l\\.?o\\.?(?![a-z])|son siparis|last ?(?:entry|entrance|admission)|입장 ?마감|최종 ?입장|마지막 ?입장|最終受付|受付終了|접수 ?마감|진료 ?마감|最終入場|最終入館|最终入场|letzter einlass|derniere entree|ultima entrada|ultimo ingresso|laatste toegang|son giris)'
const orderTime = '(?:오전|오후|am|pm)? ?\\d{1,2}(?:[:시時]\\d{0,2}분?)?(?!\\d) ?(?:am|pm|a\\.m\\.|p\\.m\\.)?'

/** Words for a day without a break at noon, which say nothing that the hours do not. */
const withoutBreak =
  /[,(]? ?(?<![a-zа-я])(?:durchgehend|ununterbrochen|ohne (?:mittags)?pause|doorlopend|sans interruption|en continu|journee continue|non[- ]stop|orario continuato|continuato|horario (?:continuo|corrido)|sin interrupcion|sem (?:interrupcao|intervalo)|bez przerwy|bez prestavky|без перерывов|без перерыва|без обеда|без перерви|araliksiz|without (?:a )?break|(?:점심|휴게|브레이크) ?(?:시간|타임) ?없음|休憩なし|昼休みなし)(?![a-zа-я])\)?(?: geoffnet| geöffnet| open)?:?/g

/**
 * People who write whole hours mean midnight by `12 م` where noon would be before the start or shortly after it. A morning to
 * `12 م` may end at either, so it is not read. With minutes it is as programs write noon.
 */
const arabicMidnight: readonly (readonly [RegExp, string])[] = [
  [/(\d ?(?:مساء|م) ?[-–—~] ?)12(?::00)? ?(?:مساء|م)(?!\p{L})/gu, '$1 12 am '],
  [/^(1[01] ?(?:صباحا|ص) ?[-–—~] ?)12 ?(?:مساء|م)$/gu, '$1 12 am '],
  [/^([5-9] ?(?:صباحا|ص) ?[-–—~] ?)12 ?(?:مساء|م)$/gu, '$1 ?'],
]

/** Rewrites the forms in which people write hours to the one form `9:30 am-12 pm`. They are applied in this order. */
const rewritings: readonly (readonly [RegExp, string | ((match: string, ...groups: string[]) => string)])[] =
  [
    ...chineseNumerals,
    // As a program writes whole hours: `8:0-18:30`.
    [/(?<![\d:])(\d{1,2}):0(?![\d:])/g, '$1:00'],
    [/[\u064b-\u0652]/g, ''],
    [new RegExp(`(?<![-~–〜～] ?|[:\\d])\\d{1,2}:\\d{2} ?(?:에 ?)?${lastOrder}`, 'g'), ' '],
    [new RegExp(`${lastOrder}[ :]{0,2}(?:\\d{1,3}분 ?전(?:까지)?|${orderTime})?`, 'g'), ' '],
    [/[,·(]{0,2} ?(?:holiday hours|hours (?:might|may) differ|영업시간이? ?다를 수 있음)\)?/g, ' '],
    [
      /(\d) ?(?:hrs?\.?|hs\.?|horas|ore|saat|godz\.?|hod\.?|uur|wib|wita|wit|timer|val\.?|часова|часов|casova|casa|cas|c|น\.?)(?![a-zа-я])/g,
      '$1 ',
    ],
    [withoutBreak, ' '],
    // As the Dutch write hours: `8u30-12u`, `7-19 u`. Between two times, `u.` is a German "and".
    [/(\d)u(\d{2})(?!\d)/g, '$1:$2'],
    [/(\d) ?u(?![a-zа-я\d]|\.? ?\d)\.?/g, '$1 uhr'],
    ...wholeHours,
    // Half past, and hours of the night: `저녁 6시 반`, `밤 12시`, `深夜2時`, `晚上8点`.
    [/(\d) ?(?:시|時|时|点|點) ?(?:반|半)(?![^到至かま까부\P{L}])/gu, '$1:30 '],
    [/(?:밤|한밤|夜|晚上) ?12(?=:00|시|時|点|點)/g, ' 24'],
    [/(?:밤|夜|晚上|傍晚) ?(?=(?:[5-9]|1[01])(?:[:시時点點]))/g, ' pm '],
    [/(?:낮|中午) ?(?=(?:12|[1-5])(?:[:시時点點]))/g, ' pm '],
    [/深夜 ?0?([0-5])(?=[:時点點])/g, (_, hour: string) => ` ${24 + Number(hour)}`],
    ...arabicMidnight,
    ...partsOfDay,
    [/(\d) ?(?:صباحا|ص)(?!\p{L})/gu, '$1 am '],
    [/(\d) ?(?:مساء|م)(?!\p{L})/gu, '$1 pm '],
    [
      anyOf(
        '12 noon|12noon|12:00 noon|12:00noon|12 nn|12nn|12:00 nn|noon|12 ظهرا|정오|正午|midi|mittag|mediodía|mezzogiorno|öğlen',
      ),
      '12 pm',
    ],
    [anyOf('12 midnight|12midnight|12:00 midnight|12:00midnight|12 mn|12mn|midnight'), 'midnight'],
    [
      anyOf(
        '자정|minuit|mitternacht|medianoche|mezzanotte|meia[- ]noite|gece yarısı|middernacht|północ|północy|ponoć|ponoci|полночь|полночи|полуночи|12 منتصف الليل|منتصف الليل',
      ),
      'mitternacht',
    ],
    [anyOf('a.m.|a. m.|a.m|a m|am|오전|午前|上午|凌晨|早上|öö|sa|새벽|아침'), ' am '],
    [anyOf('p.m.|p. m.|p.m|p m|pm|오후|午後|下午|저녁|ös|ch'), ' pm '],
    [/(\d) ?(?:시|時|时|點|点|gio|h|uhr|ч) ?(\d{2}) ?(?:분|分|min|m)?(?![a-z\d:])/g, '$1:$2 '],
    [/(?<![\d:.])(\d{1,2}) ?(?:h|uhr|ч)(?![a-zа-я\d])/g, '$1:00 '],
    [/(\d) ?(?:시|時|时|點|点|gio|h|uhr|ч)(?![a-z\d])/g, '$1 '],
    [/(\d)\.(\d{2})(?!\d)/g, '$1:$2'],
    [
      /부터|から|至|到|\s(?:to|until|till|bis|a|as|ate|alle|do|tot|hasta|fino alle|до|den|الى|إلى|حتى|تا|עד|εως|ως|μεχρι|til|sampai|hingga|s\/d|ถึง)(?: las| les)?\s/g,
      '-',
    ],
    [
      /까지|まで|(?<![a-zа-я])(?:uhr|from|de|von|dalle|das|desde|las|od|van|с|з|із|від|ab|tu|απο|από|از|من)(?![a-zа-яі])/g,
      ' ',
    ],
    [/(\d) ?([ap])(?![a-z])/g, '$1 $2m'],
    [/\s+/g, ' '],
    [/ ?[-‐‑‒–—―−~〜∼] ?/g, '-'],
    [/(?<!\d)([012]\d)([0-5]\d)-([012]\d)([0-5]\d)(?!\d)/g, '$1:$2-$3:$4'],
    // Clubs open at `8-midnight`, and so do bakeries.
    [/(?<!\d|:|[ap]m ?)([1-9](?::\d{2})?-)midnight/g, '$1?'],
    [/-(?:midnight|mitternacht)/g, '-24:00'],
    [/midnight|mitternacht/g, '12 am'],
  ]

/** Figures, signs, am and pm, as in most files. Nothing that looks for other words changes it. */
const isPlain = /^(?:[\d :.,;&/|()~〜～–—-]|[ap]m)*$/
const ofWords = new Set<unknown>([...chineseNumerals, ...arabicMidnight, ...partsOfDay])
const plainRewritings = rewritings.filter((each) => !ofWords.has(each))

/** `closed`, `open 24`, or the text with its ranges in the form that `parseDayHours` reads. */
function normaliseHours(text: string): string {
  const folded = fold(text).replace(/\s+/g, ' ').trim()
  if (closedTexts.has(folded)) return 'closed'
  if (open24Texts.has(folded)) return 'open 24'
  // Yelp writes so of a day that is open all day, and of one that it does not know.
  if (folded === '0:0-0:0') return ''
  return (isPlain.test(folded) ? plainRewritings : rewritings).reduce(
    (rewritten, [pattern, form]) =>
      typeof form === 'string' ? rewritten.replace(pattern, form) : rewritten.replace(pattern, form),
    folded,
  )
}

/** A week, Monday first: each day's ranges, [] if closed, null if unknown. */
export type WeeklySchedule = readonly (readonly MinuteRange[] | null)[]

/**
 * The schedule in a listing's texts; null if no day can be read. Days that are missing or cannot be read are unknown; hours without
 * days hold for every day.
 */
export function weeklySchedule(hours: OpeningHoursText): WeeklySchedule | null {
  const everyDay = Object.hasOwn(hours, hoursInWords) ? hours[hoursInWords] : undefined
  const schedule = dayNames.map((name) => {
    const text = Object.hasOwn(hours, name) ? hours[name] : everyDay
    return text ? parseDayHours(text) : null
  })
  return schedule.some((day) => day !== null) ? schedule : null
}
