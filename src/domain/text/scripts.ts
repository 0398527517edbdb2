/** The scripts in which names are written. Hiragana and katakana are one, as Japanese mixes them. */
const letters = {
  Hangul: /\p{Script=Hangul}/u,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Han: /\p{Script=Han}/u,
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Arabic: /\p{Script=Arabic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
  Georgian: /\p{Script=Georgian}/u,
  Armenian: /\p{Script=Armenian}/u,
  Khmer: /\p{Script=Khmer}/u,
  Lao: /\p{Script=Lao}/u,
  Myanmar: /\p{Script=Myanmar}/u,
} as const

export type Script = keyof typeof letters

const scripts = Object.keys(letters) as readonly Script[]

/** Whether a text has a letter of the script. */
export const hasScript = (text: string, script: Script): boolean => letters[script].test(text)

/** Whether two texts have letters of one script. */
export const shareScript = (one: string, other: string): boolean =>
  scripts.some((script) => hasScript(one, script) && hasScript(other, script))
