/** A bare hour as one that can be nothing else: `14` is 14:00. */
const plainTime = (time: string) => (/^\d{1,2} ?h?$/.test(time) ? `${Number.parseInt(time, 10)}:00` : time)

type Rewriting = readonly [RegExp, string | ((match: string, ...groups: string[]) => string)]

/** Words of OpenStreetMap that say nothing of a week: comments, and that a place is open in the hours before. */
const openWords = /(?<=\d) (?:open )?"[^"]{0,100}"(?= ?(?:;|$|\|))|(?<=\d) open(?= ?(?:;|$|\|))/g
/** Its rules for Easter and the days of one year. */
const datedRule = /(?<=^|; ?)(?:easter(?: [-+]\d days?)?|20\d{2}[ \w-]{1,40}) (?:off|closed) ?(?:;|$)/gi
/** Its rule for a part of the hours of some days: `Mo-Fr 12:00-13:00 off`. */
const closedPart = /^([A-Z][A-Za-z, -]{1,30}) (\d{1,2}:\d{2}-\d{1,2}:\d{2}) off$/

const rewritings: readonly Rewriting[] = [
  [openWords, ''],
  [datedRule, ''],
  // The two meals between which a restaurant is closed: `점심 11:30-14:30 / 저녁 17:30-21:30`. Behind hours they may be the breaks of an office.
  [
    /^(\D{0,40})(?:점심|중식|런치|ランチ|昼|lunch|déjeuner|mittags?|almuerzo|comida|pranzo|almoço)(?: ?(?:시간|영업|타임))? ?[:：]? ?(\d[\d:.h시 ]{0,6}[-–—~〜～][\d:.h시 ]{1,6})(?:\([^()]{0,20}\))?[ ,;/|·]{0,3}(?:저녁|석식|디너|ディナー|夜|dinner|dîner|abends?|cena|jantar)(?: ?(?:시간|영업|타임))? ?[:：]? ?(?=\d)/i,
    '$1$2, ',
  ],
  // `chiuso dalle 13:00 alle 15:30`, `closed from 1pm to 2pm`, behind the hours of the day.
  [
    /(?<=\d\D{0,12}[(,;] ?)(?:closed|chius[oa]|fermée?s?|cerrad[oa]|fechad[oa]|encerrad[oa]|geschlossen|gesloten|zamknięte|zavřeno|zatvoreno|закрыто|зачинено|затворено|zárva|închis|lukket|stängt|stengt|suljettu|kapalı)(?: ?(?:from|between|dalle|de|das|entre|von|zwischen|van|tussen|od|с|з|от|från|fra))? (\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]m|h)?) ?(?:[-–—~]|to|and|alle|à|a|às|y|e|et|bis|und|tot|en|do|до|til|till) ?(\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]m|h)?)/gi,
    (_, from = '', to = '') => `break ${plainTime(from)}-${plainTime(to)}`,
  ],
  // `※ 15시 - 17시 쉽니다`, `15시~17시 재료준비`, `중간휴식 15:00~16:30`.
  [
    /[※*·]? ?(\d{1,2}(?:[:시]\d{2})?시?) ?[-–—~〜～] ?(\d{1,2}(?:[:시]\d{2})?시?)(?:까지)?(?:는|은)? ?(?:쉽니다|쉼|쉬어요|재료 ?준비|중간 ?휴식)(?: ?시간)?/g,
    ' 브레이크타임 $1-$2',
  ],
  [/(?:재료 ?준비|중간 ?휴식)(?: ?시간)?(?= ?[:：]? ?\d)/g, '브레이크타임'],
]

/** Rules with the closed part of the same days behind their hours, as a break. */
function withClosedParts(text: string): string {
  if (!text.includes(' off')) return text
  const rules: string[] = []
  for (const rule of text.split(';').map((each) => each.trim())) {
    const [, days = '', pause] = closedPart.exec(rule) ?? []
    const last = rules.at(-1)
    if (pause !== undefined && last?.startsWith(`${days} `))
      rules[rules.length - 1] = `${last}, break ${pause}`
    else rules.push(rule)
  }
  return rules.join('; ')
}

/** Hours in which people or programs say a break in a sentence, with the break as a word and a range; undefined if there is none. */
export function withSaidBreaks(cell: string): string | undefined {
  if (cell.length > longest) return undefined
  let text = withClosedParts(cell)
  for (const [form, plain] of rewritings) text = text.replace(form, plain as string)
  return text === cell ? undefined : text.trim()
}

/** A longer text is no list of hours. */
const longest = 500
