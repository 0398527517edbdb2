/** Words for public holidays, which are no days of the week. */
export const holiday =
  '(?:ph|sh|(?:법정 ?)?공휴일|국경일|명절(?: ?당일| ?연휴)?|설날|추석|설[·, /]?추석(?: ?당일)?|holidays?|public hols?\\.?|public holidays?|bank holidays?|federal holidays?|' +
  '(?:resmi )?tatil(?:ler)?(?:de)?|bayram(?:lar)?(?:da)?|resmi bayramlarda|祝日|祝|国民の祝日|法定节假日|节假日|節假日|假日|國定假日|国定假日|公眾假期|例假日|gesetzliche feiertage|feier- ?tage?|feiertage?[ns]?|' +
  'jours? f[ée]ri[ée]s?|f[ée]ri[ée]s?|(?:giorni )?festivi|festivit[àa]|d[íi]as festivos|fest(?:ivos?|\\.)|feriados?|праздники|праздничные(?: дни)?|праздничным дням|свята|святкові дні|' +
  'feestdagen|święta|dni świąteczne|sv[áa]tky|sviatky|ünnepnap(?:okon)?|ünnepnapok|praznici|praznik|blagdani|blagdanom|helligdage?|helligdager|helgdagar?|helgdag|röda dagar|pyhät|pyhäpäivät|' +
  'pyhinä|s[ăa]rb[ăa]tori(?: legale)?|αργίες|αργιες|hari libur(?: nasional)?|tanggal merah|(?:ngày )?lễ(?:,? tết)?|วันหยุดนักขัตฤกษ์|วันหยุดราชการ|العطل(?: الرسمية)?|ערבי חג|חגים|חג)'

/** What joins a holiday to days: `Su,PH`, `So u. Feiertag`, `dim. et les jours fériés`, `일 및 공휴일`. */
const joint =
  '(?: ?[,/·・&+、] ?(?:и |and |und )?| ?(?:및|及|和|與|与|と|และ) ?| (?:and|und|u\\.?|ve|et|y|e|ed|en|i|a|o\\.?|og|och|és|ja|и|та|και|și|şi|si|dan|và|on|or|oder) | ?ו)'
const article = "(?:the |on |an |am |den |les? |los |i |l'|aux? |aos |nos |de |op |w |resmi |ngày |по )?"
/** Where a holiday's word ends: before anything but a letter, or before a particle or a word for closed that is written to it. */
const end = '(?=[^\\p{L}\\p{M}]|$|休|定休|公休|は|은|는|에)'

const behind = new RegExp(
  `(?<=\\p{L}|\\p{M}|(?<=\\p{L})[.'׳])${joint}${article}${holiday}${end}(?:은|는|에는|에|は)?`,
  'giu',
)
const before = new RegExp(`(?<=^|[;,|(] ?)${holiday}${joint}(?=\\p{L})`, 'giu')

/** The text without the holidays in its lists of days: a week has none. */
export const withoutHolidayNotes = (text: string): string => text.replace(behind, '').replace(before, '')
