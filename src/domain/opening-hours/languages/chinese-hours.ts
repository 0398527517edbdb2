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

/** `早九晚六`: hours without their word behind the short words for morning and evening. */
const shortHour =
  /(?<=[早晚] ?)(\d{1,2}|[一二三四五六七八九十]{1,3})(?![\d:：.点點時时\p{Script=Han}](?<!早|晚))/gu
/** `早9点晚6点`: the end follows the start. */
const endBehind = /(早 ?\d{1,2}[\d:点點時时分半]{0,6}) ?(?=晚)/g

/** Hours in words as figures: `早上七點到下午三點半` as `早上7點到下午3點半`, and `早九晚六` as `早上9点-晚上6点`. */
export const chineseNumerals: readonly (readonly [RegExp, string | ((match: string) => string)])[] = [
  [shortHour, (hour) => `${/\d/.test(hour) ? hour : figuresOf(hour)}点`],
  [numeral, figuresOf],
  [minutes, figuresOf],
  [endBehind, '$1-'],
  [/早 ?(?=\d)/g, '早上'],
  [/晚 ?(?=\d)/g, '晚上'],
  // Eleven o'clock is before noon.
  [/中午 ?(?=11(?:[:点點時时]))/g, '上午'],
  [/朝 ?(?=\d{1,2}[:時])/g, '午前'],
]
