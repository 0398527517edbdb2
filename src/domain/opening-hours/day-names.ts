import { lowerCase, normalised } from '../text/fold.ts'
import { dayNames } from './weekdays.ts'

/** Lower-case names, Monday first, by language. A bar separates alternatives. */
const names: readonly string[] = [
  'monday|mon|mo tuesday|tues|tue|tu wednesday|weds|wed|we thursday|thurs|thur|thu|th friday|fri|fr saturday|sat|sa sunday|sun|su',
  '월요일|월 화요일|화 수요일|수 목요일|목 금요일|금 토요일|토 일요일|일',
  'pazartesi|pzt|pts salı|sali|sal çarşamba|carsamba|çar perşembe|persembe|per cuma|cum cumartesi|cmt|cts pazar|paz',
  '月曜日|月曜|月 火曜日|火曜|火 水曜日|水曜|水 木曜日|木曜|木 金曜日|金曜|金 土曜日|土曜|土 日曜日|日曜|日',
  '星期一|周一|週一|礼拜一|禮拜一 星期二|周二|週二|礼拜二|禮拜二 星期三|周三|週三|礼拜三|禮拜三 星期四|周四|週四|礼拜四|禮拜四 星期五|周五|週五|礼拜五|禮拜五 星期六|周六|週六|礼拜六|禮拜六 星期日|星期天|周日|週日|周天|礼拜天|禮拜天',
  'lundi|lun mardi|mar mercredi|mer jeudi|jeu vendredi|ven samedi|sam dimanche|dim',
  'montag|mo dienstag|di mittwoch|mi donnerstag|do freitag|fr samstag|sonnabend|sa sonntag|so',
  'lunes|lun martes|mar miércoles|miercoles|mié|mie jueves|jue viernes|vie sábado|sabado|sáb|sab domingo|dom',
  'lunedì|lunedi|lun martedì|martedi|mar mercoledì|mercoledi|mer giovedì|giovedi|gio venerdì|venerdi|ven sabato|sab domenica|dom',
  'segunda-feira|segunda|seg terça-feira|terça|terca|ter quarta-feira|quarta|qua quinta-feira|quinta|qui sexta-feira|sexta|sex sábado|sáb domingo|dom',
  'понедельник|пн вторник|вт среда|ср четверг|чт пятница|пт суббота|сб воскресенье|вс',
  'thứ_hai|thứ_2|t2 thứ_ba|thứ_3|t3 thứ_tư|thứ_4|t4 thứ_năm|thứ_5|t5 thứ_sáu|thứ_6|t6 thứ_bảy|thứ_7|t7 chủ_nhật|cn',
]

/** The same in further languages, in which only whole words count. */
const furtherNames: readonly string[] = [
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  'poniedziałek|poniedzialek|pon wtorek|wt środa|sroda|śr czwartek|czw piątek|piatek sobota|sob niedziela|niedz|niedziel|ndz',
  "senin|isnin selasa rabu kamis|khamis jumat|jum’at|jum'at|jumaat sabtu minggu|ahad",
  'วันจันทร์|จันทร์ วันอังคาร|อังคาร วันพุธ|พุธ วันพฤหัสบดี|พฤหัสบดี|พฤหัส วันศุกร์|ศุกร์ วันเสาร์|เสาร์ วันอาทิตย์|อาทิตย์',
  'الاثنين|الإثنين الثلاثاء الأربعاء|الاربعاء الخميس الجمعة السبت الأحد|الاحد',
  'دوشنبه سه‌شنبه|سه_شنبه چهارشنبه پنجشنبه|پنج‌شنبه جمعه شنبه یکشنبه|یک‌شنبه',
  'יום_שני|שני יום_שלישי|שלישי יום_רביעי|רביעי יום_חמישי|חמישי יום_שישי|שישי יום_שבת|שבת יום_ראשון|ראשון',
  'δευτέρα|δευτερα τρίτη|τριτη τετάρτη|τεταρτη πέμπτη|πεμπτη παρασκευή|παρασκευη σάββατο|σαββατο κυριακή|κυριακη',
  'måndag tisdag onsdag torsdag fredag lördag söndag',
  'mandag tirsdag onsdag torsdag fredag lørdag søndag',
  'maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai',
  'pondělí|pondeli úterý|utery středa|streda čtvrtek|ctvrtek pátek|patek sobota neděle|nedele',
  'pondelok utorok streda štvrtok piatok sobota nedeľa',
  'ponedjeljak|ponedeljak|ponedeljek utorak|torek srijeda|sreda četvrtak|četrtek petak|petek subota nedjelja|nedelja',
  "понеділок вівторок середа четвер пʼятниця|п’ятниця|п'ятниця субота неділя|нд",
  'понеделник|понедељак вторник|уторак сряда|среда четвъртък|четвртак петък|петак събота|субота неделя|недеља',
  'hétfő kedd szerda csütörtök péntek szombat vasárnap',
  'luni marți|marţi|marti miercuri joi vineri sâmbătă|sambata duminică|duminica',
  'pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis sekmadienis',
  'pirmdiena otrdiena trešdiena ceturtdiena piektdiena sestdiena svētdiena',
  'esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev',
  'dilluns dimarts dimecres dijous divendres dissabte diumenge',
  'mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  'montags dienstags mittwochs donnerstags freitags samstags|sonnabends sonntags',
  'lundis mardis mercredis jeudis vendredis samedis dimanches',
  'lunes martes miércoles jueves viernes sábados|sabados domingos',
  'segundas terças quartas quintas sextas sábados domingos',
  'ponedjeljkom|ponedeljkom utorkom srijedom|sredom četvrtkom petkom subotom nedjeljom|nedeljom',
  'понедељком уторком средом четвртком петком суботом недељом',
  'понедельник вторник среду четверг пятницу субботу воскресенье',
  'понедельника вторника среды четверга пятницы субботы воскресенья',
  'понедельникам вторникам средам четвергам пятницам субботам воскресеньям',
  'poniedziałku wtorku środy czwartku piątku soboty niedzieli',
  'poniedziałki wtorki środy czwartki piątki soboty niedziele',
  'सोमवार मंगलवार बुधवार गुरुवार|बृहस्पतिवार शुक्रवार शनिवार रविवार',
  'सोम मंगल बुध गुरु शुक्र शनि रवि',
  'सोमवार मंगळवार बुधवार गुरुवार शुक्रवार शनिवार रविवार',
  'सोमबार मंगलबार बुधबार बिहीबार शुक्रबार शनिबार आइतबार',
  'সোমবার|সোম মঙ্গলবার|মঙ্গল বুধবার|বুধ বৃহস্পতিবার|বৃহস্পতি শুক্রবার|শুক্র শনিবার|শনি রবিবার|রবি',
  'پیر|سوموار منگل بدھ جمعرات جمعہ ہفتہ اتوار',
  'திங்கட்கிழமை|திங்கள் செவ்வாய்க்கிழமை|செவ்வாய் புதன்கிழமை|புதன் வியாழக்கிழமை|வியாழன் வெள்ளிக்கிழமை|வெள்ளி சனிக்கிழமை|சனி ஞாயிற்றுக்கிழமை|ஞாயிறு',
  'సోమవారం మంగళవారం బుధవారం గురువారం శుక్రవారం శనివారం ఆదివారం',
  'ಸೋಮವಾರ ಮಂಗಳವಾರ ಬುಧವಾರ ಗುರುವಾರ ಶುಕ್ರವಾರ ಶನಿವಾರ ಭಾನುವಾರ',
  'തിങ്കൾ|തിങ്കളാഴ്ച ചൊവ്വ|ചൊവ്വാഴ്ച ബുധൻ|ബുധനാഴ്ച വ്യാഴം|വ്യാഴാഴ്ച വെള്ളി|വെള്ളിയാഴ്ച ശനി|ശനിയാഴ്ച ഞായർ|ഞായറാഴ്ച',
  'સોમવાર મંગળવાર બુધવાર ગુરુવાર શુક્રવાર શનિવાર રવિવાર',
  'ថ្ងៃច័ន្ទ|ច័ន្ទ|ចន្ទ ថ្ងៃអង្គារ|អង្គារ ថ្ងៃពុធ|ពុធ ថ្ងៃព្រហស្បតិ៍|ព្រហស្បតិ៍ ថ្ងៃសុក្រ|សុក្រ ថ្ងៃសៅរ៍|សៅរ៍ ថ្ងៃអាទិត្យ|អាទិត្យ',
  'ວັນຈັນ|ຈັນ ວັນອັງຄານ|ອັງຄານ ວັນພຸດ|ພຸດ ວັນພະຫັດ|ພະຫັດ ວັນສຸກ|ສຸກ ວັນເສົາ|ເສົາ ວັນອາທິດ|ອາທິດ',
  'တနင်္လာနေ့|တနင်္လာ အင်္ဂါနေ့|အင်္ဂါ ဗုဒ္ဓဟူးနေ့|ဗုဒ္ဓဟူး ကြာသပတေးနေ့|ကြာသပတေး သောကြာနေ့|သောကြာ စနေနေ့|စနေ တနင်္ဂနွေနေ့|တနင်္ဂနွေ',
  'ორშაბათი|ორშ სამშაბათი|სამ ოთხშაბათი|ოთხ ხუთშაბათი|ხუთ პარასკევი|პარ შაბათი|შაბ კვირა|კვ',
  'երկուշաբթի|երկ երեքշաբթի|երք չորեքշաբթի|չրք հինգշաբթի|հնգ ուրբաթ|ուրբ շաբաթ|շբթ կիրակի|կիր',
  'даваа мягмар лхагва пүрэв баасан бямба ням',
  'дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі',
  'дүйшөмбү шейшемби шаршемби бейшемби жума ишемби жекшемби',
  'dushanba seshanba chorshanba payshanba juma shanba yakshanba',
  'bazar_ertəsi çərşənbə_axşamı çərşənbə cümə_axşamı cümə şənbə bazar',
  'панядзелак аўторак серада чацвер пятніца субота нядзеля',
  'понеделник вторник среда четврток петок сабота недела',
  'понеділка вівторка середи четверга пʼятниці|п’ятниці суботи неділі',
  'mánudagur|mánudaga þriðjudagur|þriðjudaga miðvikudagur|miðvikudaga fimmtudagur|fimmtudaga föstudagur|föstudaga laugardagur|laugardaga sunnudagur|sunnudaga',
  'e_hënë e_martë e_mërkurë e_enjte e_premte e_shtunë e_diel',
  'jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili',
  'lunes martes miyerkules huwebes biyernes sabado linggo',
  // As they stand behind "on" and "of".
  'poniedziałek wtorek środę czwartek piątek sobotę niedzielę',
  'понеділок вівторок середу четвер пʼятницю|п’ятницю суботу неділю',
  'pondělí úterý středu čtvrtek pátek sobotu neděli',
  'pondelok utorok stredu štvrtok piatok sobotu nedeľu',
  'ponedjeljak utorak srijedu|sredu|sredo četvrtak petak subotu|soboto nedjelju|nedelju|nedeljo',
  'hétfőn kedden szerdán csütörtökön pénteken szombaton vasárnap',
  'maanantain|maanantaisin tiistain|tiistaisin keskiviikon|keskiviikkoisin torstain|torstaisin perjantain|perjantaisin lauantain|lauantaisin sunnuntain|sunnuntaisin',
  'δευτέρας τρίτης τετάρτης πέμπτης παρασκευής σαββάτου κυριακής',
  'pirmadienio|pirmadieniais antradienio|antradieniais trečiadienio|trečiadieniais ketvirtadienio|ketvirtadieniais penktadienio|penktadieniais šeštadienio|šeštadieniais sekmadienio|sekmadieniais',
  'pirmdienās otrdienās trešdienās ceturtdienās piektdienās sestdienās svētdienās',
  'esmaspäeval|esmaspäeviti teisipäeval|teisipäeviti kolmapäeval|kolmapäeviti neljapäeval|neljapäeviti reedel|reedeti laupäeval|laupäeviti pühapäeval|pühapäeviti',
  'måndagar tisdagar onsdagar torsdagar fredagar lördagar söndagar',
  'mandager|mandage tirsdager|tirsdage onsdager|onsdage torsdager|torsdage fredager|fredage lørdager|lørdage søndager|søndage',
  'يوم_الاثنين|يوم_الإثنين يوم_الثلاثاء يوم_الأربعاء|يوم_الاربعاء يوم_الخميس يوم_الجمعة يوم_السبت يوم_الأحد|يوم_الاحد',
  'ביום_שני ביום_שלישי ביום_רביעי ביום_חמישי ביום_שישי ביום_שבת|בשבת ביום_ראשון',
  'astelehena asteartea asteazkena osteguna ostirala larunbata igandea',
  'luns martes mércores xoves venres sábado domingo',
  'maandag dinsdag woensdag donderdag vrydag saterdag sondag',
  'ሰኞ ማክሰኞ ረቡዕ ሐሙስ ዓርብ|አርብ ቅዳሜ እሑድ|እሁድ',
  'اثنين|إثنين ثلاثاء أربعاء|اربعاء خميس جمعة سبت أحد',
]

const everyDay =
  'every day|everyday|daily|매일|연중무휴|her gün|毎日|年中無休|無休|每天|每日|tous les jours|täglich|tägl|tgl|todos los días|ogni giorno|todos os dias|ежедневно|hàng ngày|hằng ngày|' +
  '365 days a year|365 days|open 365 days|all 7 days|open all days|365일|365 gün|haftanın her günü|haftanın 7 günü|365 jours par an|all days|every day of the week|seven days a week|7 days a week|open 7 days|open daily|7 days|7j/7|7j7|7/7|7 días|tutti i giorni|todos los dias|todos dias|diariamente|alle tage|jeden tag|' +
  'dagelijks|elke dag|codziennie|svaki dan|svakog dana|svakodnevno|denně|zilnic|minden nap|hver dag|alla dagar|varje dag|setiap hari|ทุกวัน|hergün|يومياً|يوميًا|يوميا|كل يوم|щодня|щоденно|주7일|' +
  'همه روزه|هر روز|روزانه|روزانہ|रोज़ाना|रोज|प्रतिदिन|हर दिन|প্রতিদিন|தினமும்|ყოველდღე|ամեն օր|өдөр бүр|күн сайын|har kuni|hər gün|каждый день|кожен день|кожного дня|сваки дан|сваког дана|свакодневно|всеки ден|секој ден|daglig|dagligen|päivittäin|joka päivä|iga päev|kasdien|katru dienu|každý den|každý deň|vsak dan|minden nap|全年无休|全年無休|天天|כל יום|כל השבוע|طوال أيام الأسبوع|كل أيام الأسبوع|جميع أيام الأسبوع|រាល់ថ្ងៃ|araw-araw|mỗi ngày|cả tuần|kila siku|καθημερινά|κάθε μέρα|όλες τις ημέρες|alle dage|alle dager|în fiecare zi|cada dia|dnevno'
const workingDays =
  'weekdays|делник|делници|делнични дни|평일|hafta içi|平日|工作日|en semaine|werktags|weekday|주중|hafta ici|radnim danima|radnim danom|dni robocze|w dni robocze|dni powszednie|w dni powszednie|w tygodniu|laborables|días laborables|dias úteis|dias uteis|dias de semana|' +
  'jours ouvrés|vardagar|hverdage|hverdager|arkisin|будни|по будням|в будни|в будние дни|будние дни|рабочие дни|радним данима|радним даном|работни дни|будні|робочі дні|hétköznap|hétköznapokon|pracovní dny|doordeweeks|καθημερινές|εργάσιμες|arkipäivisin|zile lucrătoare|hari kerja|ngày thường|trong tuần'
const weekend =
  'викендом|викенд|weekends|weekend|주말|hafta sonu|週末|周末|week-end|wochenende|fines de semana|fin de semana|fins de semana|fin de semaine|fins de semaine|fim de semana|fine settimana|vikendom|vikend|выходные дни|hétvége|土日|토일|weekendy|hétvégén|viikonloppuisin|viikonloppu|σαββατοκύριακο|akhir pekan|cuối tuần|helger|helg'

const listed = (languages: readonly string[]) =>
  languages.flatMap((language) =>
    language
      .split(' ')
      .flatMap((day, index) => day.split('|').map((name) => [name.replaceAll('_', ' '), [index]] as const)),
  )

const daysByName = new Map<string, readonly number[]>([
  ...listed(names),
  ...everyDay.split('|').map((name) => [name, [0, 1, 2, 3, 4, 5, 6]] as const),
  ...workingDays.split('|').map((name) => [name, [0, 1, 2, 3, 4]] as const),
  ...weekend.split('|').map((name) => [name, [5, 6]] as const),
])

/** The same where a text or a header says nothing else. Not there: `feriali` and `jours ouvrables`, which may have a Saturday. */
const workingDaysAlone = new Set(
  'radni dan|radni dani|werktag|werktage|dzień roboczy|dzień powszedni|día laborable|días hábiles|entre semana|dia útil|pracovní den|všední den|všední dny|ve všední dny|pracovný deň|pracovné dni|будний день|рабочий день|робочий день|работен ден|vardag|hverdag|arki|arkipäivä|arkipäivät|werkdag|werkdagen|munkanap|munkanapokon|zi lucrătoare|καθημερινή|hari biasa|วันธรรมดา|วันทำงาน|haftaiçi|working day|working days|business days'.split(
    '|',
  ),
)

const furtherDays = new Map<string, readonly number[]>(listed(furtherNames))
const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|')
const furtherDay = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${longestFirst(furtherDays.keys())})(?![\\p{L}\\p{M}])`,
  'giu',
)

const furtherAnd =
  /(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)day\.? )(?:en|i|oraz|og|och|ja|та|і|й|és|și|şi|dan|και|และ|ir|un) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu

/** The text with the days' names of further languages in English, which the other expressions know. */
export function withEnglishDays(text: string): string {
  return text
    .replace(furtherDay, (name) => dayNames[furtherDays.get(lowerCase(name))?.[0] ?? -1] ?? name)
    .replace(furtherAnd, 'and ')
}

const alternatives = longestFirst(daysByName.keys())
/**
 * A day's name ends before anything but a letter, or before a word for "morning", "afternoon" or "closed" that is
 * written without a space.
 */
const nameEnd = '(?:\\.|(?=[^\\p{L}\\p{M}]|$|오전|오후|午前|午後|上午|下午|휴|休|公休|至|到|から|부터))'
const dayName = `(?:${alternatives})${nameEnd}`
const listWords = 'and|und|et|y|e|ve|и|và'
const rangeWords =
  'to|thru|through|bis|a|à|al|au|até|do|t/m|tot|до|по|đến|έως|εως|μέχρι|hasta|til|till|ถึง|sampai|إلى|تا|עד|से|থেকে|سے'
const joint = `(?:\\s{0,3}(?:[-–—~〜～,、&/+·・]|至|到|から|부터)\\s{0,3}|\\s{1,3}(?:${listWords}|${rangeWords})\\s{1,3})`
const daysPattern = `${dayName}(?:${joint}${dayName})*`
const listJoint = new RegExp(`[,、&/+·・]|\\s(?:${listWords})\\s`, 'u')

/**
 * Finds the days in a lower-case text of several days: at its start, after a separator, or after a space unless they
 * are two Latin letters without hours behind them (`9:00 SA` is a morning in Vietnamese). Group 1 is the days, group 2 the colon after them.
 */
export const daysInText = new RegExp(
  `(?:(?<=^|[|;,/、]\\s{0,3})|(?<=\\s)(?:(?![a-z]{2}(?![\\p{L}\\p{M}]))|(?=[a-z]{2}(?:[.:]? ?\\d| ?[-–] ?[a-z]{2}(?![\\p{L}\\p{M}])))))(${daysPattern})\\s{0,3}([:：=]?)\\s{0,3}`,
  'gu',
)

const oneName = new RegExp(`(${alternatives})${nameEnd}`, 'gu')
/** `Mon-Wed-Fri`: three days and more with dashes are no range. Days far apart (`Mon-Fri-Sat`) may be one, so they are not read. */
const dash = /^\s?[-–]\s?$/
const farthestInList = 3
const nothingButDays = new RegExp(`^${daysPattern}$`, 'u')

function span(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7)
}

/**
 * The days (0 is Monday) that a text names in one of some sixty languages: one day, a list or a range. [] if the text has anything else.
 */
export function parseDays(text: string): readonly number[] {
  const lower = lowerCase(withEnglishDays(normalised(text, 'NFC'))).trim()
  const single = daysByName.get(lower)
  if (single) return single
  if (workingDaysAlone.has(lower)) return [0, 1, 2, 3, 4]
  if (!nothingButDays.test(lower)) return []
  const days: number[] = []
  let end = 0
  const matches = [...lower.matchAll(oneName)]
  const betweens = matches.slice(1).map((match, index) => {
    const before = matches[index]
    return lower.slice((before?.index ?? 0) + (before?.[0].length ?? 0), match.index)
  })
  const isList = betweens.length > 1 && betweens.every((between) => dash.test(between))
  for (const match of matches) {
    const named = daysByName.get(match[1] ?? '') ?? []
    const between = lower.slice(end, match.index)
    const last = days.at(-1)
    const first = named[0]
    if (last !== undefined && first !== undefined && !isList && !listJoint.test(between))
      days.push(...span(last, first))
    else days.push(...named)
    end = match.index + match[0].length
  }
  const isFarApart = days.some(
    (day, index) => index > 0 && (day - (days[index - 1] ?? day) + 7) % 7 > farthestInList,
  )
  return isList && isFarApart ? [] : [...new Set(days)]
}
