import { type AskedTime, askedDays } from '../opening-hours/asked-time.ts'
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
    'tuwing *|bukas tuwing *|bukas *|bukas ng *|* bukas|bukas pag *|pag *|kapag *|kahit *|bukas kahit *|bukas sa *',
    'lunes martes miyerkules huwebes biyernes sabado linggo',
  ],
  ['zh', '*|*营业|*开门', '星期一 星期二 星期三 星期四 星期五 星期六 星期日'],
  ['zh', '*|*营业|*开门', '周一 周二 周三 周四 周五 周六 周日'],
  ['ar', '*|يوم *', 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد'],
  ['hi', '*|* ko|* ko khula', 'somwar mangalwar budhwar guruwar shukrawar shaniwar raviwar'],
  ['ja', '*|*営業|*にやってる|*に開いてる', '月曜 火曜 水曜 木曜 金曜 土曜 日曜'],
  ['ja', '*|*営業', '月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日'],
]

/** The rows of every weekday in every form. */
export const weekdayRows: readonly VocabularyRow<AskedTime>[] = weekdays.flatMap(([language, forms, names]) =>
  names.split(' ').flatMap((name, day): VocabularyRow<AskedTime>[] => {
    const asked = askedDays[day]
    return asked && name !== '-' ? [[asked, language, forms.replaceAll('*', name.replace('_', ' '))]] : []
  }),
)
