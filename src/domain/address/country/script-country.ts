import { hasScript, type Script } from '../../text/scripts.ts'

/** The country whose listings a text in a script most likely means. */
const ofScript: readonly (readonly [Script, string])[] = [
  ['Hangul', 'KR'],
  ['Kana', 'JP'],
  ['Thai', 'TH'],
  ['Greek', 'GR'],
  ['Georgian', 'GE'],
  ['Armenian', 'AM'],
  ['Hebrew', 'IL'],
  ['Khmer', 'KH'],
  ['Lao', 'LA'],
  ['Myanmar', 'MM'],
]
/** The same for what is written in one language of several that have the script. */
const ofLanguage: readonly (readonly [RegExp, string])[] = [
  [/東京都|北海道|京都府|大阪府|\p{Script=Han}県/u, 'JP'],
  [/[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'VN'],
  [/[ğıİ]/u, 'TR'],
]

/** The ISO code of that country; undefined if several countries write so. */
export function countryOfScript(text: string): string | undefined {
  const typed = text.slice(0, 200).normalize('NFC')
  return (
    ofScript.find(([script]) => hasScript(typed, script))?.[1] ??
    ofLanguage.find(([letters]) => letters.test(typed))?.[1]
  )
}
