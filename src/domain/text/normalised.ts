/** Texts up to here cost little in whatever order their marks stand. */
const harmless = 1000
const manyMarks = /(\p{M}{30})\p{M}+/gu

/**
 * The text in a Unicode normal form. Sorting a run of combining marks takes the square of its length, so that of a long text's runs
 * only the first thirty marks stay: more than any language writes (Unicode Standard Annex 15, Stream-Safe Text Format).
 */
export function normalised(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  return (text.length > harmless ? text.replace(manyMarks, '$1') : text).normalize(form)
}
