/** The country whose listings a text in a script, or with letters of one language, most likely means. */
const rows: readonly (readonly [letters: RegExp, countryCode: string])[] = [
  [/\p{Script=Hangul}/u, 'KR'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'JP'],
  [/東京都|北海道|京都府|大阪府|\p{Script=Han}県/u, 'JP'],
  [/\p{Script=Thai}/u, 'TH'],
  [/\p{Script=Greek}/u, 'GR'],
  [/\p{Script=Georgian}/u, 'GE'],
  [/\p{Script=Armenian}/u, 'AM'],
  [/\p{Script=Hebrew}/u, 'IL'],
  [/\p{Script=Khmer}/u, 'KH'],
  [/\p{Script=Lao}/u, 'LA'],
  [/\p{Script=Myanmar}/u, 'MM'],
  [/[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'VN'],
  [/[ğıİ]/u, 'TR'],
]

/** The ISO code of that country; undefined if several countries write so. */
export function countryOfScript(text: string): string | undefined {
  const typed = text.slice(0, 200).normalize('NFC')
  return rows.find(([letters]) => letters.test(typed))?.[1]
}
