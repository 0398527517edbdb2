/** The zeros of the scripts that have digits of their own. The nine others follow each of them. */
const zeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0x1810, 0xff10,
]
const isAscii = /^[\0-\x7f]*$/
const otherDigit = /(?![0-9])\p{Nd}/gu

/** The text with the digits of every script as 0 to 9: `٠١٢` becomes `012`. */
export function asciiDigits(text: string): string {
  if (isAscii.test(text)) return text
  return text.replace(otherDigit, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.findLast((each) => each <= code)
    return zero !== undefined && code - zero < 10 ? String(code - zero) : digit
  })
}

/** The text of a number as programs write it: `٢٤٫٦٩` with the signs that Arabic has for decimals and groups, and `1 204` without its space. */
export const plainFigures = (text: string): string =>
  asciiDigits(text).replace('٫', '.').replaceAll('٬', ',').replace(groupSpace, '')

const groupSpace = /(?<=\d)[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g
