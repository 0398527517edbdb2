import {
  type AskedDay,
  type AskedTime,
  atDay,
  inDayPart,
  inPart,
  readDayTime,
} from '../opening-hours/asked-time.ts'
import { type VocabularyRow, vocabulary } from './vocabulary.ts'

const [morning, noon, afternoon, evening, night] = [
  inPart('morning'),
  inPart('noon'),
  inPart('afternoon'),
  inPart('evening'),
  inPart('night'),
]

/** Days that are not days of the week, and mornings that no day is. Nothing is known of holidays: what is said of them is left out. */
export const dayRows: readonly VocabularyRow<AskedTime>[] = [
  [
    'today',
    'ko',
    '오늘|오늘은|오늘도|오늘 여는|오늘 여는 곳|오늘도 여는|오늘 문 여는|오늘 문 연|오늘 하는|오늘도 하는|오늘 영업|오늘 영업하는|오늘도 영업하는|오늘 진료|오늘 진료하는',
  ],
  ['today', 'en', 'today|open today|today open|opens today|are open today|is open today|for today'],
  ['today', 'tr', 'bugün|bugün açık|bugün açık olan|bugün açılan'],
  ['today', 'de', 'heute|heute geöffnet|heute offen|offen heute|geöffnet heute'],
  ['today', 'fr', 'aujourd hui|ouvert aujourd hui|ouverte aujourd hui|ouverts aujourd hui'],
  ['today', 'es', 'hoy|abierto hoy|abierta hoy|abiertos hoy|hoy abierto'],
  ['today', 'it', 'oggi|aperto oggi|aperta oggi|aperti oggi|oggi aperto'],
  ['today', 'sr', 'danas|danas otvoreno|otvoreno danas|radi danas|koji radi danas|koja radi danas'],
  ['today', 'ja', '今日|本日|今日営業|今日開いてる|今日やってる|本日営業'],
  ['today', 'zh', '今天|今天营业|今天开门'],
  [
    'tomorrow',
    'ko',
    '내일|내일은|내일도|내일 여는|내일 여는 곳|내일도 여는|내일 문 여는|내일 영업|내일 영업하는|내일 하는|내일 진료',
  ],
  ['tomorrow', 'en', 'tomorrow|open tomorrow|tomorrow open|opens tomorrow|for tomorrow'],
  ['tomorrow', 'de', 'morgen|morgen offen|morgen geöffnet|offen morgen|geöffnet morgen|für morgen'],
  [morning, 'de', 'am morgen|morgens|am vormittag|vormittags|heute morgen'],
  [morning, 'en', 'in the morning|mornings|this morning'],
  [morning, 'fr', 'le matin'],
  [morning, 'tr', 'sabahları|sabahleyin'],
  [morning, 'sr', 'ujutru|ujutro'],
  ['tomorrow', 'tr', 'yarın|yarın açık|yarın açık olan|yarın için'],
  ['tomorrow', 'sr', 'sutra|sutra otvoreno|otvoreno sutra|koji radi sutra|koja radi sutra|radi sutra'],
  ['tomorrow', 'fr', 'demain|ouvert demain|ouverte demain|pour demain'],
  ['tomorrow', 'es', 'abierto mañana|abierta mañana|mañana abierto'],
  ['tomorrow', 'it', 'domani|aperto domani|aperta domani'],
  ['tomorrow', 'ja', '明日|あした|明日営業|明日開いてる|明日やってる'],
  ['tomorrow', 'zh', '明天|明天营业|明天开门'],
  [
    'holiday',
    'ko',
    '공휴일|공휴일에|공휴일에도|공휴일도|공휴일 영업|공휴일 진료|공휴일에 여는|공휴일에도 여는|공휴일에 하는|공휴일 여는|휴일|휴일에|휴일에도|휴일 영업|휴일 진료|휴일에 여는|휴일 여는|연휴|연휴에|연휴에도|명절|명절에|명절에도|명절에 여는|설날|설날에|설날에도|추석|추석에|추석에도|설 연휴|추석 연휴|크리스마스에|성탄절|성탄절에|임시공휴일|대체공휴일',
  ],
  [
    'holiday',
    'en',
    'on holidays|on a holiday|open holidays|open on holidays|holiday hours|public holiday|public holidays|on public holidays|bank holiday|bank holidays|on bank holidays|open on public holidays',
  ],
  [
    'holiday',
    'en',
    'on christmas|on orthodox christmas|orthodox christmas|orthodox easter|on orthodox easter|at christmas|open christmas|open on christmas|open at christmas|christmas day|on christmas day|open christmas day|open on christmas day|christmas eve|on christmas eve|open christmas eve|open on christmas eve|on thanksgiving|thanksgiving day|open thanksgiving|open on thanksgiving|on easter|easter sunday|open easter|open on easter|new year s day|new year s eve|on new years|open new years day|on labor day|open labor day|on memorial day|open memorial day|4th of july|fourth of july',
  ],
  [
    'holiday',
    'de',
    'feiertag|feiertage|feiertags|am feiertag|an feiertagen|auch an feiertagen|feiertags offen|feiertags geöffnet|an feiertagen offen|an feiertagen geöffnet|am feiertag offen|am feiertag geöffnet|sonn und feiertags|an weihnachten|zu weihnachten|weihnachten offen|weihnachten geöffnet|an ostern|zu ostern|ostern offen|an silvester|an neujahr|an pfingsten|an heiligabend',
  ],
  [
    'holiday',
    'tr',
    'bayramda|bayramlarda|bayramda açık|bayramlarda açık|bayram günü|bayram günleri|bayramda açık olan|resmi tatil|resmi tatilde|resmi tatillerde|resmi tatilde açık|tatil günü|tatil günleri|yılbaşında|yılbaşı günü|arife günü',
  ],
  [
    'holiday',
    'sr',
    'praznikom|praznicima|za praznik|za praznike|na praznik|državni praznik|državnim praznikom|radi praznikom|otvoreno praznikom|za božić|na božić|za uskrs|za novu godinu',
  ],
  [
    'holiday',
    'fr',
    'jour férié|jours fériés|les jours fériés|ouvert jour férié|ouvert jours fériés|ouvert les jours fériés|à noël|ouvert à noël|le jour de noël',
  ],
  ['holiday', 'es', 'festivos|días festivos|los festivos|abierto festivos|en navidad|en festivos'],
  ['holiday', 'it', 'festivi|giorni festivi|nei festivi|nei giorni festivi|a natale|a pasqua|a ferragosto'],
  [
    'holiday',
    'ko',
    '크리스마스|크리스마스에|크리스마스에도|성탄절|성탄절에|어린이날|어린이날에|대체공휴일|삼일절|광복절|현충일|개천절|한글날',
  ],
  ['holiday', 'ja', '祝日|祭日|祝日営業|お正月|正月|年末年始|土日祝|日祝'],
  ['holiday', 'zh', '节假日|節假日|法定假日|公众假期|公眾假期|春节|春節|国庆节|节日'],
]

/** What says a part of a day beside the day alone: `아침` by itself is breakfast, and `morgen` is tomorrow. */
const partRows: readonly VocabularyRow<AskedTime>[] = [
  [morning, 'ko', '아침|아침에|아침에 여는|오전|오전에|오전 진료|오전에 여는'],
  [noon, 'ko', '낮|낮에|점심|점심에|점심시간|정오'],
  [afternoon, 'ko', '오후|오후에|오후 진료|오후에 여는'],
  [evening, 'ko', '저녁|저녁에|저녁에 여는'],
  [night, 'ko', '밤|밤에|밤에 여는|밤늦게'],
  [morning, 'en', 'morning|mornings|in the morning'],
  [noon, 'en', 'noon|at noon|midday'],
  [afternoon, 'en', 'afternoon|afternoons|in the afternoon'],
  [evening, 'en', 'evening|evenings|eve'],
  [night, 'en', 'night|nights|nite|late|late night'],
  [morning, 'de', 'morgen|morgens|vormittag|vormittags|früh|am morgen|am vormittag'],
  [noon, 'de', 'mittag|mittags|am mittag|über mittag'],
  [afternoon, 'de', 'nachmittag|nachmittags|am nachmittag'],
  [evening, 'de', 'abend|abends|am abend'],
  [night, 'de', 'nacht|nachts|spätabends'],
  [morning, 'tr', 'sabah|sabahı|sabahları|sabahleyin'],
  [noon, 'tr', 'öğle|öğlen|öğleyin'],
  [afternoon, 'tr', 'öğleden sonra'],
  [evening, 'tr', 'akşam|akşamı|akşamları'],
  [night, 'tr', 'gece|gecesi|geceleri'],
  [morning, 'sr', 'ujutru|ujutro|prepodne|pre podne'],
  [noon, 'sr', 'u podne'],
  [afternoon, 'sr', 'popodne|posle podne'],
  [evening, 'sr', 'uveče|predveče'],
  [night, 'sr', 'noću|kasno uveče'],
  [morning, 'fr', 'matin|le matin'],
  [noon, 'fr', 'midi|à midi'],
  [afternoon, 'fr', 'après midi|l après midi'],
  [evening, 'fr', 'soir|le soir'],
  [night, 'fr', 'nuit|la nuit'],
  [morning, 'es', 'por la mañana'],
  [afternoon, 'es', 'por la tarde'],
  [night, 'es', 'noche|por la noche'],
  [morning, 'it', 'mattina|mattino'],
  [afternoon, 'it', 'pomeriggio'],
  [evening, 'it', 'sera'],
  [night, 'it', 'notte'],
  [morning, 'ja', '朝|の朝|午前|の午前|午前中|の午前中'],
  [noon, 'ja', '昼|の昼|お昼'],
  [afternoon, 'ja', '午後|の午後'],
  [evening, 'ja', '夕方|の夕方'],
  [night, 'ja', '夜|の夜|深夜|の深夜'],
  [morning, 'zh', '早上|上午|早晨'],
  [noon, 'zh', '中午'],
  [afternoon, 'zh', '下午'],
  [evening, 'zh', '晚上|傍晚'],
  [night, 'zh', '深夜|半夜|夜里'],
]

/** The part of the day that a phrase says after a day. */
export const dayParts: ReadonlyMap<string, AskedTime> = vocabulary(partRows)

/** Names of days that say another thing by themselves (a market, a week), or are hardly typed so: days before a part of the day or an hour. */
const besidePartRows: readonly VocabularyRow<AskedDay>[] = [
  ['monday', 'en', 'mon'],
  ['tuesday', 'en', 'tue|tues'],
  ['wednesday', 'en', 'wed|weds'],
  ['thursday', 'en', 'thu|thur|thurs'],
  ['friday', 'en', 'fri'],
  ['saturday', 'en', 'sat'],
  ['sunday', 'en', 'sun'],
  ['sunday', 'tr', 'pazar'],
  ['monday', 'sr', 'ponedeljak'],
  ['tuesday', 'sr', 'utorak'],
  ['wednesday', 'sr', 'sreda|u sredu'],
  ['thursday', 'sr', 'četvrtak'],
  ['friday', 'sr', 'petak|u petak'],
  ['saturday', 'sr', 'subota|u subotu'],
  ['sunday', 'sr', 'nedelja|u nedelju'],
  ['monday', 'es', 'lunes'],
  ['tuesday', 'es', 'martes'],
  ['wednesday', 'es', 'miércoles'],
  ['thursday', 'es', 'jueves'],
  ['friday', 'es', 'viernes'],
  ['saturday', 'es', 'sábado'],
  ['sunday', 'es', 'domingo'],
  ['tomorrow', 'es', 'mañana'],
  ['monday', 'it', 'lunedì'],
  ['tuesday', 'it', 'martedì'],
  ['wednesday', 'it', 'mercoledì'],
  ['thursday', 'it', 'giovedì'],
  ['friday', 'it', 'venerdì'],
  ['saturday', 'it', 'sabato'],
  ['sunday', 'it', 'domenica'],
]
export const daysBesidePart: ReadonlyMap<string, AskedDay> = vocabulary(besidePartRows)

/** What several times ask for together: a day with the hour or the part of it beside it; of others, the first that says more than “open”. */
export function timeTogether(times: readonly AskedTime[]): AskedTime | undefined {
  if (times.includes('holiday')) return 'holiday'
  const read = times.map((time) => readDayTime(time))
  const day = read.find((one) => one.day !== undefined)?.day
  const minute = read.find((one) => one.minute !== undefined)?.minute
  const part = read.find((one) => one.part !== undefined)?.part
  if (day !== undefined && !times.includes('always')) {
    if (minute !== undefined) return atDay(day, minute)
    if (part !== undefined) return inDayPart(day, part)
  }
  return times.find((time) => time !== 'now') ?? times[0]
}
