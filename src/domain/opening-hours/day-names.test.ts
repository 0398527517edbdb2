import { describe, expect, test } from 'vitest'
import { parseDays } from './day-names.ts'

const weeks: Record<string, string> = {
  Korean: '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  'Korean, short': '월 화 수 목 금 토 일',
  English: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  'English, short': 'Mon Tue Wed Thu Fri Sat Sun',
  'schema.org': 'Mo Tu We Th Fr Sa Su',
  Turkish: 'Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar',
  'Turkish, short': 'Pzt Sal Çar Per Cum Cmt Paz',
  Japanese: '月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日',
  'Japanese, short': '月 火 水 木 金 土 日',
  Chinese: '星期一 星期二 星期三 星期四 星期五 星期六 星期日',
  'Chinese, short': '周一 周二 周三 周四 周五 周六 周日',
  'Chinese, traditional': '週一 週二 週三 週四 週五 週六 週日',
  French: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  'French, short': 'lun. mar. mer. jeu. ven. sam. dim.',
  German: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  'German, short': 'Mo. Di. Mi. Do. Fr. Sa. So.',
  Spanish: 'lunes martes miércoles jueves viernes sábado domingo',
  'Spanish, short': 'lun mar mié jue vie sáb dom',
  Italian: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  'Italian, short': 'lun mar mer gio ven sab dom',
  Portuguese: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
  'Portuguese, short': 'seg ter qua qui sex sáb dom',
  Russian: 'Понедельник Вторник Среда Четверг Пятница Суббота Воскресенье',
  'Russian, short': 'пн вт ср чт пт сб вс',
  Vietnamese: 'Thứ_Hai Thứ_Ba Thứ_Tư Thứ_Năm Thứ_Sáu Thứ_Bảy Chủ_Nhật',
  Dutch: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  Polish: 'poniedziałek wtorek środa czwartek piątek sobota niedziela',
  Indonesian: 'Senin Selasa Rabu Kamis Jumat Sabtu Minggu',
  Malay: 'Isnin Selasa Rabu Khamis Jumaat Sabtu Ahad',
  Thai: 'วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์ วันอาทิตย์',
  Arabic: 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد',
  Persian: 'دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه یکشنبه',
  Hebrew: 'יום_שני יום_שלישי יום_רביעי יום_חמישי יום_שישי יום_שבת יום_ראשון',
  Greek: 'Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο Κυριακή',
  Swedish: 'måndag tisdag onsdag torsdag fredag lördag söndag',
  Danish: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
  Finnish: 'maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai',
  Czech: 'pondělí úterý středa čtvrtek pátek sobota neděle',
  Slovak: 'pondelok utorok streda štvrtok piatok sobota nedeľa',
  Croatian: 'ponedjeljak utorak srijeda četvrtak petak subota nedjelja',
  Ukrainian: 'понеділок вівторок середа четвер пʼятниця субота неділя',
  Bulgarian: 'понеделник вторник сряда четвъртък петък събота неделя',
  Hungarian: 'hétfő kedd szerda csütörtök péntek szombat vasárnap',
  Romanian: 'luni marți miercuri joi vineri sâmbătă duminică',
  Lithuanian: 'pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis sekmadienis',
  Latvian: 'pirmdiena otrdiena trešdiena ceturtdiena piektdiena sestdiena svētdiena',
  Estonian: 'esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev',
  Catalan: 'dilluns dimarts dimecres dijous divendres dissabte diumenge',
  Hindi: 'सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार',
  'Vietnamese, short': 'T2 T3 T4 T5 T6 T7 CN',
}

describe('parseDays', () => {
  test.each(Object.entries(weeks))('%s', (_, names) => {
    const days = names.split(' ').map((name) => parseDays(name.replace('_', ' ')))
    expect(days).toEqual([[0], [1], [2], [3], [4], [5], [6]])
  })

  test.each([
    ['Mo-Fr', [0, 1, 2, 3, 4]],
    ['Fri – Mon', [4, 5, 6, 0]],
    ['월요일, 수요일', [0, 2]],
    ['Mon, Wed-Fri', [0, 2, 3, 4]],
    ['segunda-feira a', []],
    ['매일', [0, 1, 2, 3, 4, 5, 6]],
    ['평일', [0, 1, 2, 3, 4]],
    ['Weekends', [5, 6]],
  ])('%s → %j', (text, days) => {
    expect(parseDays(text)).toEqual(days)
  })

  test.each(['', 'Holidays', 'Monday (Labor Day)', 'Mondayish', 'constructor', 'marvellous', '월세'])(
    '%s is no day',
    (text) => {
      expect(parseDays(text)).toEqual([])
    },
  )

  test('a decomposed name is the same name', () => {
    expect(parseDays('miércoles'.normalize('NFD'))).toEqual([2])
  })
})
