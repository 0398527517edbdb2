import { type AskedTime, askedDays, closedOn } from '../opening-hours/asked-time.ts'
import type { VocabularyRow } from './vocabulary.ts'

/**
 * How a language says a weekday, and the weekdays, Monday first. A dash stands for a name that also means
 * something else, and an underscore for a space.
 */
const weekdays: readonly (readonly [language: string, forms: string, names: string])[] = [
  [
    'ko',
    '*|*에|*도|*에도|* 영업|* 진료|*에 여는|*에 여는 곳|*도 여는|*에도 여는|* 여는|*에 하는|*에 문 여는|*에 영업하는|*에도 하는|*도 하는|*에도 문 여는|*에도 영업하는',
    '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  ],
  ['ko', '매주 *|매주 *에', '월요일 화요일 수요일 목요일 금요일 토요일 일요일'],
  ['ko', '*|*에|*도|*에도|* 영업', '월욜 화욜 수욜 목욜 금욜 토욜 일욜'],
  [
    'en',
    '*|*s|on *|on *s|open *|open *s|open on *|open on *s|* open',
    'monday tuesday wednesday thursday friday saturday sunday',
  ],
  // `sun` and `mon` by themselves are other words, too.
  ['en', 'open *|on *|open on *|this *|open this *|every *', 'mon tue wed thu fri sat sun'],
  ['en', '*|open *|on *|open on *|this *|open this *|every *', '- tues weds thurs - - -'],
  ['tr', '*|açık *', 'pazartesi salı çarşamba perşembe cuma cumartesi -'],
  [
    'tr',
    '* günü|* günü açık|* açık|açık *|*ları|*leri',
    'pazartesi salı çarşamba perşembe cuma cumartesi pazar',
  ],
  [
    'de',
    '*|*s|am *|* geöffnet|*s geöffnet|am * geöffnet|* offen|*s offen',
    'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  ],
  ['fr', '*|le *|ouvert *|ouvert le *', 'lundi mardi mercredi jeudi vendredi samedi dimanche'],
  [
    'es',
    'los *|el *|abierto *|abierto los *|abierto el *|* abierto|* abierta',
    'lunes martes miércoles jueves viernes sábado domingo',
  ],
  ['es', 'los *|abierto los *', '- - - - - sábados domingos'],
  [
    'it',
    'di *|la *|il *|aperto *|aperto la *|aperto il *',
    'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  ],
  [
    'sr',
    '*|radi *|* radi|otvoreno *|* otvoreno',
    'ponedeljkom utorkom sredom četvrtkom petkom subotom nedeljom',
  ],
  [
    'sr',
    'u *|radi u *|u * radi|otvoreno u *|u * otvoreno',
    'ponedeljak utorak sredu četvrtak petak subotu nedelju',
  ],
  ['sr', '*', '- - - - - subota nedelja'],
  ['sr', '*|radi *|otvoreno *', 'ponedjeljkom - srijedom - - - nedjeljom'],
  ['sr', 'u *|radi u *|otvoreno u *', 'ponedjeljak - srijedu - - - nedjelju'],
  ['ru', '*|по *', 'понедельникам вторникам средам четвергам пятницам субботам воскресеньям'],
  ['ru', '*|в *|открыто в *', 'понедельник вторник среду четверг пятницу субботу воскресенье'],
  ['pt', 'aos *s|no *|aberto *|aberto no *|aberto aos *s|* aberto', '- - - - - sábado domingo'],
  ['vi', '*|mở cửa *', '- - - - - - chủ_nhật'],
  ['th', 'วัน*|เปิดวัน*|ทุกวัน*', 'จันทร์ อังคาร พุธ พฤหัส ศุกร์ เสาร์ อาทิตย์'],
  [
    'fil',
    'tuwing *|bukas tuwing *|bukas *|bukas ng *|* bukas|bukas pag *|pag *|kapag *|kahit *|bukas kahit *|bukas sa *|ngayong *|sa *|tuwing araw ng *|ngayong araw ng *|bukas ngayong *|bukas ba ngayong *|bukas ba tuwing *|bukas ba ng *|bukas ba sa *|bukas ba kapag *',
    'lunes martes miyerkules huwebes biyernes sabado linggo',
  ],
  ['zh', '*|*营业|*开门', '星期一 星期二 星期三 星期四 星期五 星期六 星期日'],
  ['zh', '*|*营业|*开门', '周一 周二 周三 周四 周五 周六 周日'],
  ['ar', '*|يوم *', 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد'],
  ['hi', '*|* ko|* ko khula', 'somwar mangalwar budhwar guruwar shukrawar shaniwar raviwar'],
  ['ja', '*|*営業|*にやってる|*に開いてる', '月曜 火曜 水曜 木曜 金曜 土曜 日曜'],
  ['ja', '*|*営業', '月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日'],
]

/** How a language says that it is closed on a weekday: people who sell to restaurants, or plan a visit, look for it. */
const closed: typeof weekdays = [
  [
    'ko',
    '* 휴무|*휴무|* 휴무인|* 휴무인 곳|*에 쉬는|*에 쉬는 곳|* 쉬는|* 정기휴무|* 정기 휴무|*에 문 닫는|* 문 닫는|매주 * 휴무|* 휴일인',
    '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  ],
  [
    'en',
    'closed *|closed on *|closed *s|closed on *s|that are closed on *|not open *|not open on *|shut on *|* closed|*s closed',
    'monday tuesday wednesday thursday friday saturday sunday',
  ],
  [
    'de',
    'am * geschlossen|*s geschlossen|* geschlossen|am * zu|*s zu|* ruhetag|ruhetag *',
    'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  ],
  [
    'tr',
    '* kapalı|* günü kapalı|*leri kapalı|*ları kapalı',
    'pazartesi salı çarşamba perşembe cuma cumartesi pazar',
  ],
  ['fr', 'fermé *|fermé le *|* fermé', 'lundi mardi mercredi jeudi vendredi samedi dimanche'],
  ['es', 'cerrado *|cerrado los *|cerrado el *', 'lunes martes miércoles jueves viernes sábado domingo'],
  ['it', 'chiuso *|chiuso il *|chiuso la *', 'lunedì martedì mercoledì giovedì venerdì sabato domenica'],
  [
    'sr',
    'zatvoreno *|* zatvoreno|ne radi *|* ne radi|zatvoren *|koji ne radi *',
    'ponedeljkom utorkom sredom četvrtkom petkom subotom nedeljom',
  ],
  [
    'sr',
    'zatvoreno u *|u * zatvoreno|ne radi u *|u * ne radi',
    'ponedeljak utorak sredu četvrtak petak subotu nedelju',
  ],
  [
    'fil',
    'sarado *|sarado tuwing *|sarado ng *|sarado kapag *',
    'lunes martes miyerkules huwebes biyernes sabado linggo',
  ],
]

/** The same with what turns it round: 월요일 휴무 아닌. */
const notClosed: typeof weekdays = [
  [
    'ko',
    '* 휴무 아닌|*휴무 아닌|* 휴무가 아닌|* 안 쉬는|*에 안 쉬는|*에 쉬지 않는|*에도 안 쉬는',
    '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  ],
  [
    'en',
    'not closed *|not closed on *|not closed *s|not closed on *s',
    'monday tuesday wednesday thursday friday saturday sunday',
  ],
  [
    'de',
    'nicht am * geschlossen|*s nicht geschlossen|am * nicht geschlossen|ohne ruhetag *',
    'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  ],
]

const rowsOf = (
  rows: typeof weekdays,
  timeOf: (day: (typeof askedDays)[number]) => AskedTime,
): readonly VocabularyRow<AskedTime>[] =>
  rows.flatMap(([language, forms, names]) =>
    names.split(' ').flatMap((name, day): VocabularyRow<AskedTime>[] => {
      const asked = askedDays[day]
      return asked && name !== '-'
        ? [[timeOf(asked), language, forms.replaceAll('*', name.replace('_', ' '))]]
        : []
    }),
  )

/** The rows of every weekday in every form. */
export const weekdayRows: readonly VocabularyRow<AskedTime>[] = [
  ...rowsOf([...weekdays, ...notClosed], (day) => day),
  ...rowsOf(closed, closedOn),
]
