/** Vowel signs and other marks that most writers leave out, and the stroke that only stretches a word. */
const marks = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g
const variants: Readonly<Record<string, string>> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ۀ: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  ڪ: 'ك',
}
const variant = /[آأإٱؤئىیېةۀەہھکڪ]/g

/**
 * A text with the letters of Arabic, Persian and Urdu as people type them: without marks, and with one form of each letter, so that مقهي
 * and مَقهى compare.
 */
export function arabicForm(text: string): string {
  return text.replace(marks, '').replace(variant, (letter) => variants[letter] ?? letter)
}
