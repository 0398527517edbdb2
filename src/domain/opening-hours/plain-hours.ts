import { fold, lowerCase } from '../text/fold.ts'
import { parseDayHours } from './day-hours.ts'
import { daysInText, parseDays, withEnglishDays } from './day-names.ts'
import { withDaysFirst } from './day-order.ts'
import { withExceptedDays } from './except-days.ts'
import { holiday, withoutHolidayNotes } from './holiday-notes.ts'
import { withDaysApart, withHebrewDays } from './joined-days.ts'
import { withAmericanHours } from './languages/american-hours.ts'
import { withWholeChineseDays } from './languages/chinese-hours.ts'
import { withShortDays } from './short-days.ts'

const closedWord =
  '(?:off|closed|휴무|휴업|휴진|쉼|쉽니다|제외|kapalı|休業|休み|公休|休|定休|geschlossen|fermé|cerrado|chiuso|fechado|закрыто|выходной|вихідний|nghỉ|đóng cửa|gesloten|nieczynne|zamknięte|zavřeno|zatvoreno|zárva|lukket|stängt|suljettu|închis|κλειστ[άό]|tutup|libur|หยุด|ปิด|مغلق|סגור|休息)'
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const clock = '\\d{1,2}:\\d{2}'
const ranges = `${clock} ?[-–~] ?${clock}(?: ?, ?${clock} ?[-–~] ?${clock}){0,3}`
/** `Dec 25`, `Dec 24-26`, `Dec 25,26`, `Dec 31-Jan 1`: single days, not seasons. */
const dates = `${month} ?\\d{1,2}(?: ?[-,] ?(?:${month} ?)?\\d{1,2}){0,4}`

/** A rule for holidays or single dates, between separators. */
const holidayRule = new RegExp(
  `(?:^|[;,|(]) ?(?:${holiday}|${dates})(?:은|는|에는)? ?:? ?(?:${closedWord}|${ranges})? ?\\)?(?=$| ?[;,|)])`,
  'giu',
)
/** A rule of OpenStreetMap that holds where no other does. */
const fallback = /\|\| ?"[^"]*"$/
/** What says again that a day is closed: `정기휴무 (매주 화요일)`. */
const closedNote = /(휴무|휴업|closed) ?\((?:매주 ?)?[^()\d]*\)/giu
const bracketed = /\(([^()]*)\)/gu
const everyKoreanWeek = /매주 ?(?=[월화수목금토일])/gu
const closedOn =
  /\bclosed (?:on |every ){0,2}((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?: (?:and|&) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?)?/gi
const everyDayBehind =
  /[\s,(]{1,3}(?:연중 ?무휴|매일|every ?day|daily|7 days a week|her gün|毎日|年中無休)\)?$/iu
/** The present state, as pages show it above the hours. */
const stateLine =
  /^(?:영업 ?중|영업 ?종료|영업 ?전|곧 영업 ?(?:종료|시작)|진료 ?(?:중|종료|전)|브레이크 ?타임|오늘 ?휴무|\d{1,2}:\d{2}에 .+|open(?: now)?|closed(?: now)?|(?:open|closed) ?[⋅·] ?.+)$/iu
/** The same without hours, as portals in other languages show it: `Jetzt geöffnet`. Folded; one row for a few languages. */
const momentary = [
  'open|open now|now open|currently open|closed now|currently closed|opens soon|closes soon|closing soon|jetzt geoffnet|jetzt geschlossen|derzeit geoffnet|derzeit geschlossen|zurzeit geoffnet|gerade geoffnet|momentan geoffnet|geoffnet|schliesst bald|offnet bald|schliesst in kurze|offnet in kurze',
  'ouvert|ouvert maintenant|ouvert actuellement|actuellement ouvert|ferme actuellement|actuellement ferme|ferme bientot|ouvre bientot|abierto|abierto ahora|ahora abierto|cerrado ahora|ahora cerrado|cierra pronto|abre pronto|aberto|aberto agora|fechado agora|fecha em breve|abre em breve|aperto|aperto ora|ora aperto|adesso aperto|attualmente aperto|chiuso ora|ora chiuso|attualmente chiuso|in chiusura',
  'geopend|nu open|nu geopend|nu gesloten|momenteel geopend|momenteel gesloten|acik|su an acik|su anda acik|simdi acik|su an kapali|su anda kapali|simdi kapali|otwarte|teraz otwarte|otwarte teraz|teraz zamkniete|obecnie otwarte|obecnie zamkniete|otevreno|nyni otevreno|prave otevreno|nyni zavreno|prave zavreno|sada otvoreno|trenutno otvoreno|trenutno zatvoreno|most nyitva|most zarva|jelenleg nyitva|jelenleg zarva|deschis acum|inchis acum',
  'открыто|сеичас открыто|открыто сеичас|сеичас закрыто|закрыто сеичас|скоро закроется|скоро откроется|відчинено|зараз відчинено|зараз зачинено|oppet nu|stangt nu|abent nu|lukket nu|apent na|stengt na|auki nyt|avoinna nyt|suljettu nyt|τωρα ανοιχτο|ανοιχτο τωρα|κλειστο τωρα',
  '영업 중|영업중|영업 종료|영업종료|영업 전|영업전|지금 영업 중|현재 영업 중|곧 영업 종료|진료 중|진료중|진료 종료|営業中|営業時間外|ただいま営業中|営業終了|まもなく閉店|準備中|营业中|正在营业|已打烊|休息中|即将打烊|營業中|已打烊|مفتوح الآن|مغلق الآن|مفتوح|פתוח עכשיו|סגור עכשיו|फिलहाल खुला है|अभी खुला है|अभी बंद है|đang mở cửa|sắp đóng cửa|buka sekarang|tutup sekarang|sedang buka|เปิดอยู่|ปิดอยู่|เปิดตอนนี้',
]
const moments = new Set(momentary.flatMap((row) => row.split('|').map(fold)))
/** The state with the next change of it: `Geschlossen, öffnet um 07:00`. Folded. */
const nextChange =
  /^(?:(?:open|closed|geoffnet|geschlossen|ouvert|ferme|abierto|cerrado|aberto|fechado|aperto|chiuso|geopend|gesloten|otwarte|zamkniete|otevreno|zavreno|acik|kapali|открыто|закрыто|відчинено|зачинено|영업 ?중|영업 ?종료|영업 ?전|営業中|営業時間外|营业中|已打烊)(?: now)?|closing soon)[ ,.;:·⋅•|–—-]{1,3}(?:(?:(?:re)?opens?|closes?|offnet|schliesst|ouvre|ferme|abre|cierra|fecha|apre|chiude|opent|sluit|zamkniecie|otwarcie|zamyka|otwiera|otevre|otevira|zavira|acilis|kapanis|acilacak|kapanacak|до|откроется|закроется|відчиниться|зачиниться)(?!\p{L})|\d{1,2}[:시時]\d{0,2}분?(?:에|に)? ?(?:영업|営業|acil|kapan))/u

/** Whether a text says only how it was when somebody looked, which is no hours of any day. */
export function isOfMoment(text: string): boolean {
  if (text.length > longestMoment) return false
  const folded = fold(text)
    .replace(/\s+/g, ' ')
    .replace(/[.!…]$/, '')
    .trim()
  return moments.has(folded) || nextChange.test(folded)
}
const longestMoment = 80

const edges = /^[\s,;|/]+|(?<![\s,;|/])[\s,;|/]+$/g

const startsWithDay = (text: string) => [...lowerCase(text).matchAll(daysInText)][0]?.index === 0

/** Weeks of a month: `매월 둘째, 넷째 주`. */
const weeks =
  '(?:매월 ?|매달 ?)?(?:첫|둘|셋|넷|다섯)(?:째|번째)(?: ?주)?(?:[,·] ?(?:첫|둘|셋|넷|다섯)(?:째|번째)(?: ?주)?)?'
const closedInWeeks = `(${weeks}) ([월화수목금토일])요일 ?(?:정기 ?)?휴[무진업]`

/** Days written together, and a holiday with them: `土日祝`, `周六日`; and the Dutch word for a range. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/土日祝日?/g, '土日'],
  [/(?<=日)祝日?/g, ''],
  [/\s?定休日?(?:[:：]\s?|\s(?=毎週|[月火水木金土日]曜))/g, ', 定休: '],
  // A day of a month: it is not known when that is.
  [
    /(?<=定休: .{1,20})[・、,]\s?(第[\d一二三四五][・、,第\d一二三四五]{0,8})([月火水木金土日])曜日?/g,
    '; $2曜日 $1定休',
  ],
  [
    new RegExp(
      `(?:매주 ?)?([월화수목금토일])요일(?: ?휴무)?(?:[,·/] ?| 및 |[과와] )(?=${closedInWeeks})`,
      'gu',
    ),
    '$1요일 휴무; ',
  ],
  [new RegExp(`(?<=^|[\\d;,] ?)(?<!째(?: ?주)?[,·] ?)[,; ]{0,3}${closedInWeeks}`, 'gu'), '; $2요일 $1 휴무'],
  [/毎週 ?(?=[月火水木金土日])/g, ''],
  [/(?<=日)[・、]祝日?(?=定?休)/g, ''],
  [/(?<!\p{L})([月火水木金土日])(?:曜日?)?(?=定休|休み)/gu, '$1曜日 '],
  [/([周週])六[、日]?日/g, '$1六,$1日'],
  [/ t\/m /gi, ' - '],
  // The button below the hours on Google's map, which scrapers of its label take with them.
  [/[\s.]{0,3}(?:hide|show) open hours for the week\s?$/i, ''],
  [/[，،]/g, ', '],
  [/[；؛]/g, '; '],
  [/：/g, ':'],
  [/／/g, '/'],
  [/（/g, '('],
  [/）/g, ')'],
]

/** Words of a sentence about hours: `We are open from 9am to 5pm Monday to Friday and 10am to 4pm on Saturdays`. */
const sentence: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:we(?: are|['’]re)? |the (?:shop|store) is )?open:? (?:from )?(?=\d|every ?day|daily|(?:mon|tue|wed|thu|fri|sat|sun)(?:s|r|nes|urs|ur)?(?:day)?s?[ .,:-])/i,
    '',
  ],
  [
    /(?<=[a-zé]) (?:and|und|et|y) (?:from |de |von )?(?=\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]m)? ?(?:-|–|to|à|a|bis) ?\d)/gi,
    ', ',
  ],
  [/(?<=\d ?(?:[ap]m)?) on (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gi, ' '],
  [
    /(?<=[,;.] ?)(?:le|les|el|los|il|al|o|aos|am|on) (?=(?:lun|mar|mer|mié|mie|jeu|jue|gio|gio|ven|vie|sam|sáb|sab|dim|dom|mon|die|mit|don|fre|son)\p{L}{2,8})/giu,
    '',
  ],
  [
    /(?<=[,;.] ?)(?:w|we|в|во|у|по) (?=(?:nied|sob|pon|wt|śr|cz|pi|понед|вторн|сред|четв|пятн|субб|воскр|субот|неділ)\p{L}{1,10})/giu,
    '',
  ],
  // In German `do` is a Thursday.
  [
    /(?<=(?<!\p{L})(?:sobot[aęuy]|niedziel[aeę]|neděl[ei]|nedeľ[aeu]|subot[aeuo]m?|nedjelj[aeu]|nedelj[aeu])) do (?=\d)/giu,
    ' until ',
  ],
  [/(?<=[월화수목금토일]요일)(?:은|는|엔|에는|에) (?=\d|오[전후])/gu, ' '],
  [/(?<!\p{L})zon- ?(?:en|&|\+) ?feestdagen(?!\p{L})/giu, 'zondag'],
  [/(?<!\p{L})sonn- ?(?:und|u\.?|&|\+) ?feiertag(?:s|en|e)?(?!\p{L})/giu, 'Sonntag'],
  [/(?<=[,;.] ?)am (?=wochenende)/gi, ''],
  [/(?<=\p{L}\.?) u\.? (?=\p{L})/giu, ' und '],
  [/(?<=\d) u\.? (?=\d)/gi, ', '],
  [/(?<=\d ?- ?\d{1,2}(?:[.:]\d{2})?) a (?=\d{1,2}(?:[.:]\d{2})? ?- ?\d)/g, ', '],
  // In German `Do 16` would be a Thursday.
  [/(?<!\p{L})(?:od|од) (\d{1,2}(?:[:.]\d{2})?)(?: ?h)? (?:do|до) (?=\d)/giu, '$1 - '],
  // A service behind the hours, which opens no door: `9-17, emergencies 24 hrs`.
  [
    /(?<=\d ?(?:[ap]m|h|uhr)?)[ ,;.|(+]{1,4}(?:24 ?h(?:ou)?rs? ?)?(?:emergenc(?:y|ies)|notdienst|notfälle|urgences?|urgencias?|emergenze)[^\d,;|]{0,20}(?:24 ?(?:h(?:(?:ou)?rs?|oras)?|ore|stunden)?(?:\/24|\/7)?)?\)?$/iu,
    '',
  ],
  // `sab. pom. e dom. chiuso`: a half and a whole day.
  [
    / (pom(?:eriggio|\.)|après-midi|nachm(?:ittags?|\.)|tarde) (?:e|et|und|y) (\p{L}{2,10}\.?) (chius[oi]|fermés?|geschl(?:ossen|\.)|cerrados?)(?!\p{L})/giu,
    ' $1 $3, $2 $3',
  ],
  [
    /^closed (?:on )?([\p{L} &,]{3,40})[;,.] ?(?:otherwise|(?:all )?other days|rest of (?:the )?week):? (?:open )?(?=\d)/iu,
    'every day except $1, ',
  ],
  [/^เปิด(?:บริการ)? ?/u, ''],
  [/(?<=\d) ?น\./gu, ''],
  [/(?<=\d) ?(?:น\. ?)?หยุด ?/gu, ', หยุด '],
  [/เสาร์ ?[-–,]? ?(?:และ)?(?:วัน)?อาทิตย์/gu, 'วันเสาร์,วันอาทิตย์'],
]

/** A late evening of one day of a week, of which the Dutch write only the end: that day is not read. */
const lateEvening =
  /(?<=\d\p{L}{0,3}[\s,;|/.]{1,3})koopavond:?(?: op)? ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?/giu

const oneLine = (line: string) =>
  withoutHolidayNotes(
    withEnglishDays(
      withShortDays(
        [...joined, ...sentence].reduce(
          (text, [form, plain]) => text.replace(form, plain),
          withHebrewDays(withDaysApart(withWholeChineseDays(withAmericanHours(withoutHolidayNotes(line))))),
        ),
      ),
    ).replace(lateEvening, '; $1 koopavond'),
  )

/** The lines without those above the first day that tell only the present state. */
function withoutState(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => startsWithDay(line))
  return first > 0 && lines.slice(0, first).every((line) => stateLine.test(line)) ? lines.slice(first) : lines
}

/** Brackets around rules of their own (`(일 휴무, 토 09:00-13:00)`) become a comma. */
function withoutBrackets(text: string): string {
  return text.replace(bracketed, (whole, inner: string) =>
    startsWithDay(inner.trim()) ? `, ${inner}` : whole,
  )
}

const [saturday, sunday] = [5, 6]
/** Hours of a Saturday say nothing of the Sunday: `9-18, Sat 9-13`. */
function leavesSunday(text: string): boolean {
  const rules = [...lowerCase(text).matchAll(daysInText)].map((match) => ({
    days: parseDays(match[1] ?? ''),
    hasHours: /^[^;,|\d]{0,12}\d/.test(text.slice(match.index + match[0].length)),
  }))
  const isSaid = (day: number, isOpen: boolean) =>
    rules.some(({ days, hasHours }) => days.includes(day) && (hasHours || !isOpen))
  return isSaid(saturday, true) && !isSaid(sunday, false)
}

/** Hours in front of the first day hold for all days that are not named: `09:00-19:00, 일 휴무`. */
function withEveryDay(text: string): string {
  const plain = text.replace(everyDayBehind, '')
  if (plain !== text && parseDayHours(plain)) return `매일 ${plain}`
  const first = [...lowerCase(text).matchAll(daysInText)][0]?.index ?? 0
  if (first > 0 && parseDayHours(text.slice(0, first).replace(edges, ''))?.length)
    return `${leavesSunday(text) ? '평일' : '매일'} ${text}`
  return text
}

/**
 * Lines of hours as one text of days with their hours. Rules for holidays and single dates are left out, because a week has none;
 * seasons and every second week stay, so that the text is not read as if they were not there.
 */
export function plainHours(lines: readonly string[]): string {
  const text = withoutState(lines.filter(Boolean).map(oneLine))
    .join(' | ')
    .replace(fallback, '')
    .replace(holidayRule, '')
    .replace(closedNote, '$1')
    .replace(everyKoreanWeek, '')
    .replace(closedOn, (_, day: string, other?: string) => `${day} closed${other ? `, ${other} closed` : ''}`)
  return withEveryDay(
    withDaysFirst(withoutBrackets(withExceptedDays(text)).replace(edges, '')).replace(edges, ''),
  )
}
