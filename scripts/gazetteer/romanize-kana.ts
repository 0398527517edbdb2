const rows: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  g: 'がぎぐげご',
  s: 'さ\0すせそ',
  z: 'ざ\0ずぜぞ',
  t: 'た\0\0てと',
  d: 'だ\0\0でど',
  n: 'なにぬねの',
  h: 'はひ\0へほ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  y: 'や\0ゆ\0よ',
  r: 'らりるれろ',
  w: 'わ\0\0\0を',
}
const others = { し: 'shi', じ: 'ji', ち: 'chi', ぢ: 'ji', つ: 'tsu', づ: 'zu', ふ: 'fu', ん: 'n' }

const syllables = new Map<string, string>(Object.entries(others))
for (const [consonant, row] of Object.entries(rows)) {
  ;[...row].forEach((kana, column) => {
    if (kana !== '\0') syllables.set(kana, consonant + 'aiueo'[column])
  })
}

const small: Readonly<Record<string, string>> = { ゃ: 'a', ゅ: 'u', ょ: 'o' }

/** Romanises hiragana by Hepburn without macrons: とうきょう becomes `tokyo`, the form of folded names. */
export function romanizeKana(kana: string): string {
  let text = ''
  for (const letter of kana) {
    const vowel = small[letter]
    if (vowel) text = text.replace(/(sh|ch|j)?i$/, (_, soft = '') => (soft ? soft : 'y')) + vowel
    else text += syllables.get(letter) ?? letter
  }
  return text
    .replace(/っc/g, 'tc')
    .replace(/っ(.)/g, '$1$1')
    .replace(/n(?=[mbp])/g, 'n')
    .replace(/ou|oo/g, 'o')
    .replace(/uu/g, 'u')
}
