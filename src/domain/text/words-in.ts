/** Nearly all folded texts have no other letters. Expressions for these take a fraction of the time of those for every script. */
const isSimple = /^[\0-\x7f가-힣]*$/

const simpleWords = /[a-z\d가-힣]+/g
const anyWords = /[\p{L}\p{M}\p{N}]+/gu

/** The runs of letters, marks and digits in a folded text. */
export const wordsIn = (folded: string): readonly string[] =>
  folded.match(isSimple.test(folded) ? simpleWords : anyWords) ?? []

const simpleLetters = /[a-z가-힣]+/g
const anyLetters = /\p{L}[\p{L}\p{M}]*/gu

/** The runs of letters in a folded text, with their marks. */
export const letterRunsIn = (folded: string): readonly string[] =>
  folded.match(isSimple.test(folded) ? simpleLetters : anyLetters) ?? []
