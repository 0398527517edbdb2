const week = '星期|礼拜|禮拜|周|週'
const day = '[一二三四五六日天]'
/** Days of which only the first says that it is one: `星期一至五`, `周一、三、五`. */
const sharedPrefix = new RegExp(
  `(${week})(${day})((?: ?[至到、,，~～–—-] ?${day}(?!\\p{Script=Han}(?<![公休上下早晚全至到])))+)`,
  'gu',
)
const eachDay = new RegExp(day, 'gu')

/** The text with the word for "week" before each of the days that share it. */
export function withWholeChineseDays(text: string): string {
  return text.replace(
    sharedPrefix,
    (_, prefix: string, first: string, others: string) =>
      `${prefix}${first}${others.replace(eachDay, (each) => `${prefix}${each}`)}`,
  )
}

const figures = '〇一二三四五六七八九'
const numeral = /([一二两兩三四五六七八九十]{1,3})(?=[点點時时])/gu
const minutes = /(?<=\d ?[点點時时] ?)([一二三四五]?十[一二三四五六七八九]?)(?=分)/gu

function figuresOf(written: string): string {
  const plain = written.replace(/[两兩]/g, '二')
  const [tens, ones] = plain.includes('十') ? plain.split('十') : ['', plain]
  const ten = plain.includes('十') ? (tens ? figures.indexOf(tens) : 1) : 0
  return String(ten * 10 + (ones ? figures.indexOf(ones) : 0))
}

/** Hours in words as figures: `早上七點到下午三點半` as `早上7點到下午3點半`. */
export const chineseNumerals: readonly (readonly [RegExp, (match: string) => string])[] = [
  [numeral, figuresOf],
  [minutes, figuresOf],
]
