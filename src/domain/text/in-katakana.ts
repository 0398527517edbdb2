/** The distance between a letter of hiragana and that of katakana. */
const apart = 0x60

/** A text with its hiragana as katakana: れすとらん is レストラン. */
export const inKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + apart))
