import { parseDayHours } from '../day-hours.ts'
import { withWholeMeridiems } from '../languages/american-hours.ts'

/** What names hours, in front of them: `영업시간 07:00 - 20:00`, `Opening hours: 9-5`. */
export const hoursNoun =
  '(?:(?:매장 ?|정규 ?)?(?:영업|운영|진료|이용|관람|오픈|업무|개방|개장|개관|근무) ?시간|営業時間|診療時間|開館時間|利用時間|营业时间|營業時間|开放时间|開放時間|' +
  '(?:opening|business|working|store|shop|office|trading|operating|open|regular) (?:hours|times?)|hours of operation|timings?|hours|' +
  "(?:laden)?öffnungszeiten|geschäftszeiten|sprechzeiten|bürozeiten|horaires?(?: d['’]ouverture)?|heures d['’]ouverture|orari[oi]?(?: di apertura)?|" +
  'horarios?(?: (?:de (?:atención|apertura)|comercial))?|horário(?: de (?:funcionamento|atendimento|abertura))?|(?:çalışma|mesai|açılış) saatleri|çalışma saati|режим работы|время работы|часы работы|график работы|' +
  'графік роботи|години роботи|режим роботи|работно време|openingstijden|openingsuren|godziny (?:otwarcia|pracy)|otevírací doba|provozní doba|otváracie hodiny|radno vr(?:ij)?eme|delovni čas|nyitvatartás(?:i idő)?|' +
  'program de lucru|öppettider|åpningstider|åbningstider|aukioloajat|ωράριο(?: λειτουργίας)?|ώρες λειτουργίας|jam (?:buka|operasional|kerja)|giờ (?:mở cửa|làm việc|hoạt động)|เวลาทำการ|เวลาเปิด[- ]?ปิด|ساعات العمل|أوقات العمل|مواعيد العمل|שעות (?:פתיחה|פעילות))'

/** Meals that only a restaurant has hours of. The hours of a lunch may be a break, and those of a breakfast a hotel's. */
const meals =
  'brunch|dinner|abendessen|dîner|cena|jantar|kolacja|ужин|akşam yemeği|런치|디너|ランチ|ディナー|晚餐'

const label = new RegExp(
  `^[[(<【〈［■▶●◆○•·*-]{0,2} ?(?:${hoursNoun}|${meals})(?![\\p{L}\\p{M}])[\\])>】〉］]? ?[:：=-]? ?`,
  'iu',
)
const inBrackets = /^\(([^()]*)\)$/
/** A longer line is no list of hours. */
const longest = 300

const withoutLabel = (text: string): string =>
  text.length > longest ? text : text.replace(label, '').replace(inBrackets, '$1')

/** The hours of a day without their label and with whole meridiems (`7a-8p`), if these can be read. */
export function plainDayHours(text: string): string {
  const plain = withWholeMeridiems(withoutLabel(text))
  return plain !== text && parseDayHours(plain) !== null ? plain : text
}

/** A cell without the label of its hours, or of those of each of its lines; undefined if it has none. */
export function withoutHoursLabel(cell: string): string | undefined {
  const plain = cell
    .split(/[\r\n]+/)
    .map((line) => withoutLabel(line.trim()))
    .filter(Boolean)
    .join('\n')
  return plain === cell ? undefined : plain
}
