import { type AskedTime, askedDays, atMinute } from '../opening-hours/asked-time.ts'
import { type VocabularyRow, vocabulary } from './vocabulary.ts'

/** Early in the morning, and when the day's work is done. */
const [early, evening] = [atMinute(7 * 60), atMinute(19 * 60)]

/** Words that ask for a time. What only says “open” counts as now, unless another word says when. */
const rows: readonly VocabularyRow<AskedTime>[] = [
  [early, 'ko', '아침 일찍|아침 일찍 여는|일찍 여는|일찍 문 여는|일찍 하는|이른 아침|이른 아침에'],
  [early, 'en', 'open early|early morning|early in the morning|opens early|early open'],
  [early, 'tr', 'sabah erken|sabah erkenden|erken açılan|erken açık|sabahın erken saatleri'],
  [early, 'de', 'früh offen|früh geöffnet|frühmorgens|früh am morgen|morgens früh'],
  [early, 'fr', 'tôt le matin|ouvert tôt'],
  [early, 'es', 'abierto temprano|temprano por la mañana|muy temprano'],
  [early, 'it', 'la mattina presto|aperto presto|presto la mattina'],
  [early, 'sr', 'rano ujutru|ujutru rano|rano otvoreno'],
  [evening, 'ko', '오늘 저녁|오늘 저녁에|저녁에|저녁에 여는|저녁에 하는|저녁 시간에|퇴근 후|퇴근 후에'],
  [evening, 'en', 'this evening|in the evening|evening hours|evenings|after work'],
  [evening, 'tr', 'akşamları|akşam saatlerinde|akşam açık|iş çıkışı'],
  [evening, 'de', 'am abend|abends|abends offen|abends geöffnet|nach feierabend'],
  [evening, 'fr', 'le soir|ouvert le soir'],
  [evening, 'es', 'por la tarde noche|esta tarde'],
  [evening, 'it', 'la sera|di sera|aperto la sera'],
  [evening, 'sr', 'uveče|predveče'],
  ['late', 'en', 'late night|late nights|late nite|latenight'],
  [
    'now',
    'ko',
    '지금|지금 여는|지금 여는 곳|지금 문 연|지금 문 연 곳|지금 문 여는|지금 열린|지금 영업|지금 영업중|지금 영업하는|지금 하는|지금 하는 곳',
  ],
  [
    'now',
    'ko',
    '영업중|영업중인|영업중인 곳|영업하는|영업하는 곳|문 연|문 연 곳|문 여는|문 여는 곳|여는|여는 곳|열린|현재 영업중',
  ],
  ['now', 'en', 'open now|open right now|now open|currently open|open at the moment|right now|open today'],
  ['now', 'tr', 'açık|şu an açık|şu anda açık|şimdi açık|açık olan|şu an|şu anda|şimdi'],
  [
    'now',
    'de',
    'geöffnet|jetzt geöffnet|jetzt offen|offen|gerade offen|gerade geöffnet|aktuell geöffnet|jetzt',
  ],
  ['now', 'fr', 'ouvert|ouverte|ouvert maintenant|ouverte maintenant|ouvert en ce moment'],
  ['now', 'es', 'abierto|abierta|abierto ahora|abierta ahora|abiertos ahora'],
  ['now', 'it', 'aperto|aperta|aperto ora|aperta ora|aperto adesso|aperti ora'],
  ['now', 'pt', 'aberto|aberta|aberto agora|aberta agora'],
  ['now', 'sr', 'otvoreno|otvoreno sada|sada otvoreno|trenutno otvoreno|otvoren|otvorena'],
  ['now', 'fil', 'bukas ngayon|bukas na ngayon'],
  ['now', 'vi', 'đang mở cửa|mở cửa bây giờ'],
  ['now', 'ja', '営業中|今開いてる|今開いている'],
  ['always', 'ko', '24시|24시간|24시간 영업|24시간 하는|24시간 여는|24시 영업|연중무휴 24시간|당번|당직'],
  [
    'always',
    'en',
    '24h|24 h|24 hr|24 hrs|24 hour|24 hours|24 7|24x7|open 24 hours|open 24h|open 24 7|round the clock|all night',
  ],
  // Whoever comes in an emergency is there at any time.
  [
    'always',
    'en',
    'emergency|urgent|urgently|24 hour emergency|24 hours emergency|24 7 emergency|24hr|24hrs|all day and night',
  ],
  ['always', 'ko', '응급|긴급|24시간영업|24시영업|24시간 문 여는|24시 하는|밤새 하는|밤새'],
  ['always', 'tr', 'acil|24 saat acil|7 24 acil|24 saat hizmet|yirmi dört saat'],
  ['always', 'de', 'notfall|24h notdienst|24h offen|24h geöffnet|durchgehend geöffnet|tag und nacht'],
  ['always', 'fr', 'urgence|en urgence|urgences|24h sur 24|24 24|ouvert 24h'],
  ['always', 'es', 'emergencia|emergencias|de urgencia|urgencias|las 24 horas'],
  ['always', 'it', 'emergenza|pronto intervento|urgente|h24|24h su 24'],
  ['always', 'sr', 'hitno|hitan|hitna|24 časa|0 do 24|od 0 do 24|00 do 24|non-stop'],
  ['always', 'fil', '24 oras|bukas 24 oras'],
  [
    'now',
    'ko',
    '지금 문열린|지금 갈 수 있는|지금 갈만한|지금 가능한|문연|문여는|오픈한|지금 오픈|영업 중|영업 중인|현재 영업|현재 영업하는',
  ],
  ['now', 'en', 'that is open|that s open|still open|who is open|is open|open at this time|open this minute'],
  ['now', 'tr', 'açık mı|halen açık|bugün açık|şuan açık|şimdi açık olan'],
  [
    'now',
    'de',
    'heute geöffnet|heute offen|noch offen|noch geöffnet|momentan geöffnet|momentan offen|gerade',
  ],
  [
    'now',
    'fr',
    'ouverts|ouvertes|ouvert aujourd hui|encore ouvert|actuellement ouvert|ouvert actuellement|ouverts maintenant',
  ],
  ['now', 'es', 'abiertos|abiertas|abierto hoy|abierto en este momento|todavía abierto'],
  [
    'now',
    'it',
    'aperti|aperte|aperto oggi|ancora aperto|aperti adesso|aperta adesso|aperto in questo momento',
  ],
  [
    'now',
    'sr',
    'otvoreni|otvorene|koji rade|koja radi|koji radi|radi sada|sada radi|trenutno radi|danas otvoreno|ko radi',
  ],
  ['now', 'fil', 'bukas pa|bukas na|nakabukas'],
  [
    'late',
    'ko',
    '늦은 시간|늦은 밤|심야에|밤에|밤에 하는|밤에 여는|새벽에|새벽에 하는|새벽에 여는|새벽까지 하는|새벽까지 여는|밤늦게 하는|밤늦게 여는|밤 늦게까지|야간에',
  ],
  [
    'late',
    'en',
    'late night open|open at night|open till late|open until late|until late|till late|past midnight|after midnight|overnight|late evening|tonight open',
  ],
  ['late', 'tr', 'gece yarısı|geç saatte|geç saatlerde|geceleri|gece geç saatte|bu akşam'],
  ['late', 'de', 'spätabends|bis spät|lange offen|lange geöffnet|nach mitternacht|abends spät|heute abend'],
  ['late', 'fr', 'tard le soir|ouvert la nuit|après minuit|nocturne'],
  ['late', 'es', 'abierto de noche|abierto hasta tarde|por la noche|después de medianoche'],
  ['late', 'it', 'aperto fino a tardi|la notte|dopo mezzanotte|tarda notte'],
  ['late', 'sr', 'uveče kasno|do kasno|kasno uveče|posle ponoći|kasno noću'],
  ['weekend', 'ko', '주말에도|주말에도 하는|주말에도 여는|주말 오픈|주말에 문여는'],
  ['weekend', 'en', 'weekend hours|open on the weekend|open this weekend|this weekend|on weekend'],
  ['weekend', 'tr', 'hafta sonu açık olan|hafta sonları|haftasonu açık'],
  ['weekend', 'de', 'wochenende offen|am wochenende offen|wochenende geöffnet'],
  ['weekend', 'fr', 'ouvert le week-end|ouvert week-end|weekend ouvert|ouvert le weekend|le weekend'],
  ['weekend', 'es', 'abierto fines de semana|abierto fin de semana|los fines de semana'],
  ['weekend', 'it', 'aperto nel weekend|aperto weekend|nel fine settimana|aperto fine settimana'],
  ['weekend', 'sr', 'za vikend|preko vikenda|radi vikendom|otvoreno vikendom'],
  ['always', 'tr', '24 saat|24 saat açık|7 24|7 24 açık|nöbetçi'],
  ['always', 'de', '24 stunden|24 std|rund um die uhr|24 stunden geöffnet|notdienst'],
  ['always', 'fr', '24h 24|24 heures|24 heures sur 24|de garde'],
  ['always', 'es', '24 horas|abierto 24 horas|de guardia'],
  ['always', 'it', '24 ore|24 ore su 24|di turno|aperto 24 ore'],
  ['always', 'pt', 'aberto 24 horas|de plantão'],
  ['always', 'sr', '24 sata|0 24|00 24|dežurni|dežurna|dežurno|non stop'],
  ['always', 'vi', '24 giờ|24 24'],
  ['always', 'ja', '24時間|24時間営業'],
  [
    'late',
    'ko',
    '야간|심야|밤늦게|밤 늦게|늦게까지|늦게까지 하는|늦게까지 여는|밤늦게까지|새벽|새벽까지|야간 진료|심야 영업|야간 영업|오늘밤|오늘 밤',
  ],
  ['late', 'en', 'late|open late|late open|tonight|at night|after hours'],
  ['late', 'tr', 'gece|gece açık|geç saate kadar açık|bu gece'],
  ['late', 'de', 'nachts|spät|spät geöffnet|spät offen|heute nacht'],
  ['late', 'fr', 'tard|ouvert tard|la nuit|ce soir'],
  ['late', 'es', 'de noche|hasta tarde|esta noche|nocturno'],
  ['late', 'it', 'di notte|stasera|fino a tardi'],
  ['late', 'sr', 'noću|noćni|noćna|večeras'],
  ['weekend', 'ko', '주말|주말에|주말 영업|주말에 여는|주말에 하는|주말에 영업하는|주말에 문 여는|주말 진료'],
  ['weekend', 'en', 'weekend|weekends|on weekends|on the weekend|open weekends|open on weekends'],
  ['weekend', 'tr', 'hafta sonu|hafta sonu açık|haftasonu'],
  ['weekend', 'de', 'wochenende|am wochenende|am wochenende geöffnet'],
  ['weekend', 'fr', 'week-end|le week-end'],
  ['weekend', 'es', 'fin de semana|fines de semana'],
  ['weekend', 'it', 'fine settimana|nel weekend'],
  ['weekend', 'sr', 'vikend|vikendom'],
]

/** How a language says a weekday, and the weekdays, Monday first. A dash stands for a name that also means something else. */
const weekdays: readonly (readonly [language: string, forms: string, names: string])[] = [
  [
    'ko',
    '*|*에|*도|*에도|* 영업|* 진료|*에 여는|*에 여는 곳|*도 여는|*에도 여는|* 여는|*에 하는|*에 문 여는|*에 영업하는',
    '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  ],
  [
    'en',
    '*|*s|on *|on *s|open *|open *s|open on *|open on *s|* open',
    'monday tuesday wednesday thursday friday saturday sunday',
  ],
  ['tr', '* günü|* günü açık|* açık|*ları|*leri', 'pazartesi salı çarşamba perşembe cuma cumartesi pazar'],
  [
    'de',
    '*|*s|am *|* geöffnet|*s geöffnet|am * geöffnet|* offen|*s offen',
    'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  ],
  ['fr', '*|le *|ouvert *|ouvert le *', 'lundi mardi mercredi jeudi vendredi samedi dimanche'],
  [
    'es',
    'los *|el *|abierto *|abierto los *|abierto el *',
    'lunes martes miércoles jueves viernes sábado domingo',
  ],
  ['es', 'los *|abierto los *', '- - - - - sábados domingos'],
  [
    'it',
    'di *|la *|il *|aperto *|aperto la *|aperto il *',
    'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  ],
  ['sr', '*', 'ponedeljkom utorkom sredom četvrtkom petkom subotom nedeljom'],
  ['fil', 'tuwing *|bukas tuwing *', 'lunes martes miyerkules huwebes biyernes sabado linggo'],
  ['ja', '*|*営業', '月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日'],
]

const weekdayRows = weekdays.flatMap(([language, forms, names]) =>
  names.split(' ').flatMap((name, day): VocabularyRow<AskedTime>[] => {
    const asked = askedDays[day]
    return asked && name !== '-' ? [[asked, language, forms.replaceAll('*', name)]] : []
  }),
)

/** The time that a phrase asks for. */
export const timeWords: ReadonlyMap<string, AskedTime> = vocabulary([...rows, ...weekdayRows])
