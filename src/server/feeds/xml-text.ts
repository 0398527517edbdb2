/** What no XML document may contain, in any form: control characters, lone surrogates, and U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text for an element or an attribute of an XML document. */
export function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
