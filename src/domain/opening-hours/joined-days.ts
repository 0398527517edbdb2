const letters = ['월화수목금토일', '月火水木金土日'] as const

/** Two letters that people write for a range, or that are another word (`금일` is "today"). */
const unclear = new Set([
  '월금',
  '월토',
  '월일',
  '화토',
  '화일',
  '금일',
  '月金',
  '月土',
  '月日',
  '火土',
  '火日',
  '金日',
])
const glued =
  /(?<![\p{L}\p{M}\d])([월화수목금토일]{2,7}|[月火水木金土日]{2,7})(?=요일|曜| ?[:：]? ?(?:\d|휴[무진업]|오전|오후|午前|午後|定?休))/gu
const gluedChinese = /[周週]([一二三四五六日]{3,7})(?= ?[:：]? ?(?:\d|上午|下午|休))/g

/** Letters of days in the order of the week, with commas between; unchanged if they are out of order. */
function apart(text: string): string {
  const week = letters.find((each) => each.includes(text[0] ?? ''))
  const places = [...text].map((letter) => week?.indexOf(letter) ?? -1)
  const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))
  return isInOrder && !unclear.has(text) ? [...text].join(',') : text
}

const arabicDays = 'ال(?:[اإ]ثنين|ثلاثاء|[أا]ربعاء|خميس|جمعة|سبت|[أا]حد)'
const russianDays = '(?:пн|вт|ср|чт|пт|сб|вс|нд|понед|втор|сред|серед|четв|п.?ятн|субб?|воск|неділ)'

const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})tlj(?!\p{L})/giu, 'tous les jours'],
  [
    /(?<!\p{L})(?:week-ends|wochenends|weekenden|o víkendu|víkendy?|helge[nr]|viikonloppuisin|akhir pekan|cuối tuần|σαββατοκύριακο|双休日)(?!\p{L})/giu,
    'weekend',
  ],
  // "And" that is written to the day behind it.
  [new RegExp(` و ?(?=${arabicDays}(?!\\p{L}))`, 'gu'), ', '],
  [/(?<=\p{L}) ו(?=(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)(?!\p{L}))/gu, ', '],
  // In Czech and Slovak `a` is "and"; in Spanish and Portuguese it is "to".
  [
    /(?<=(?:pondělí|úterý|středa|čtvrtek|pátek|sobota|pondelok|utorok|streda|štvrtok|piatok)) a (?=\p{L})/giu,
    ', ',
  ],
  // `выходной` is a closed day; the plural is the weekend if hours follow, and a closed day behind or before days.
  [new RegExp(`(?:выходные|вихідні)(?: дни| дні)? ?[:—–-] ?(?=${russianDays})`, 'giu'), 'выходной: '],
  [
    /(?<=^|[\s,;|])(?:(?:по|в|у) )?(?:выходным|выходные|вихідні|вихідних)(?: дни| дням| дні)?(?=[ :—–-]{1,3}(?:(?:с|от|з) )?(?:\d|закрыто|зачинено|выходной|вихідний))/giu,
    'сб-вс',
  ],
  [
    new RegExp(
      `(?<=${russianDays}\\p{L}{0,9}\\.?[ :—–-]{1,3})(?:выходные|вихідні)(?: дни| дні)?(?=$|[;,|)])`,
      'giu',
    ),
    'выходной',
  ],
]

const everyDay =
  /[,(]? ?(?<!\p{L})без (?:перерывов|перерыва|перерыв|обеда|перерви)? ?(?:и |, ?|та )?(?:без )?(?:выходных|вихідних)\)?/giu
const wholeWeek = /^(?:ежедневно|щодня|пн\.? ?[-–—] ?(?:вс|нд))(?!\p{L})/iu

/** Days that are written together, or joined by a word that is written to one of them, with commas between. */
export function withDaysApart(text: string): string {
  const plain = forms.reduce(
    (rewritten, [form, into]) => rewritten.replace(form, into),
    text
      .replace(glued, apart)
      .replace(gluedChinese, (_, days: string) => [...days].map((day) => `周${day}`).join(',')),
  )
  return plain.replace(everyDay, wholeWeek.test(plain) ? '' : ' ежедневно')
}

const hebrewDays: Readonly<Record<string, string>> = {
  א: 'Sunday',
  ב: 'Monday',
  ג: 'Tuesday',
  ד: 'Wednesday',
  ה: 'Thursday',
  ו: 'Friday',
  ש: 'Saturday',
}
/** A letter that stands alone, for a day: `א'`, `יום ו'`, `ימי א׳`. */
const hebrewLetter = /(?<![\p{L}\p{M}\d"״])(?:(?:ימים|ימי|יום) )?([א-וש])['’׳`]?(?![\p{L}\p{M}"״'’׳])/gu
const untilHebrew = /(?<=day) עד (?=\p{Lu})/gu

/** The text with the letters that number the days of a Hebrew week in English. */
export function withHebrewDays(text: string): string {
  return /[א-ת]/.test(text)
    ? text.replace(hebrewLetter, (whole, day: string) => hebrewDays[day] ?? whole).replace(untilHebrew, ' - ')
    : text
}
