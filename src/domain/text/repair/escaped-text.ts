/** A character as a program writes it in its source: `\uc11c`, `\u{1f600}`, `%uC11C`. */
const unit = /(?:\\u|%u)([\da-f]{4})|\\u\{([\da-f]{1,6})\}/gi
/** Bytes of UTF-8 as addresses and programs write them: `%EC%84%9C`, `\xec\x84\x9c`, and a sign among them: `%26`. */
const bytes = /(?:%[\da-f]{2})+|(?:\\x[\da-f]{2}){2,}/gi
/** Two bytes and more of which the first begins a character outside ASCII. */
const foreignBytes = /(?:%|\\x)[c-f][\da-f](?:%|\\x)[89ab][\da-f]/i
const spaceInAddress = /%20/
/** The same between words of a text that has spaces, too: `7 Quay%20Street`. */
const spaceInWords = /\p{L}%20\p{L}/u
const mayBeEscaped = /\\[ux][\da-f{]|%[\da-fu][\da-f]/i
const unprinted = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\ufffd]/u

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function characterOf(_: string, code = '', long = ''): string {
  const value = Number.parseInt(code || long, 16)
  if (code !== '') return String.fromCharCode(value)
  return value <= 0x10ffff ? String.fromCodePoint(value) : '\ufffd'
}

function textOf(escapes: string): string {
  const values = escapes.match(/[\da-f]{2}/gi) ?? []
  try {
    return utf8.decode(Uint8Array.from(values, (value) => Number.parseInt(value, 16)))
  } catch {
    return '\ufffd'
  }
}

/**
 * A text in which a program left characters as it writes them in its source or in addresses (`\uc11c\uc6b8`, `%EC%84%9C`), with these
 * characters. An address, JSON, and a text of which any part cannot be read so stay as they are.
 */
export function unescapedText(text: string): string {
  if (!mayBeEscaped.test(text) || text.includes('://') || /^\s*[[{]/.test(text)) return text
  const isAddress = spaceInAddress.test(text) && !text.includes(' ')
  const hasBytes = foreignBytes.test(text) || isAddress || spaceInWords.test(text)
  let plain = text.replace(unit, characterOf)
  if (hasBytes) {
    if (!/\s/.test(plain) && /%[\da-f]{2}/i.test(plain)) plain = plain.replaceAll('+', ' ')
    plain = plain.replace(bytes, textOf)
  }
  return unprinted.test(plain.replace(/[\t\n\r]/g, '')) ? text : plain
}
