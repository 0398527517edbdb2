import { expect, test } from 'vitest'
import { type CodePageName, codePage } from './code-pages.ts'
import { isGarbled, repairText } from './repair-text.ts'

const decoders: Partial<Record<CodePageName, (bytes: Uint8Array) => string>> = {}
/** How a program that takes UTF-8 for another encoding shows a text; undefined if it loses a byte. */
function misread(text: string, page: CodePageName): string | undefined {
  decoders[page] ??= decoderOf(page)
  return decoders[page](new TextEncoder().encode(text))
}

function decoderOf(page: CodePageName) {
  const characters = new Map([...codePage(page)].map(([character, byte]) => [byte, character]))
  return (bytes: Uint8Array) => {
    let text = ''
    for (let at = 0; at < bytes.length; at++) {
      const [byte = 0, next = 0] = [bytes[at], bytes[at + 1]]
      const pair = byte < 0x80 ? undefined : characters.get((byte << 8) | next)
      if (pair !== undefined) at++
      text += byte < 0x80 ? String.fromCharCode(byte) : (pair ?? characters.get(byte) ?? '\ufffd')
    }
    return text
  }
}

const names = [
  'Café Zoë',
  'Bäckerei Müller & Söhne',
  'L’Étoile d’Or – crêperie',
  'São João da Pesqueira',
  'Şişli Güneş Kuaförü',
  'İğneada Çiğ Köfte',
  'Łódź Żabka',
  'Škoda Čačak',
  'Кафе Пушкин',
  'Кафана Три шешира',
  'Εστιατόριο Αθηνά',
  'مطعم الشام',
  'בית קפה',
  'ร้านอาหาร',
  '카페 온동네',
  '미용실 (본점)',
  'ひまわり歯科',
  '美发店',
  'Naïve “Gold” Café…',
  '11\u202fAM–8\u202fPM',
]

const pages = ['windows-1250', 'windows-1254', 'macintosh', 'cp850', 'cp437', 'windows-1251'] as const

test.each(pages)('UTF-8 read as %s is repaired, or stays and is reported', (page) => {
  const shown = names.map((name) => misread(name, page) ?? '')
  const repaired = shown.filter((text, index) => repairText(text) === names[index])
  const wrong = shown.filter((text, index) => ![text, names[index]].includes(repairText(text)))
  expect(wrong).toEqual([])
  expect(repaired.length / names.length, repaired.join(', ')).toBeGreaterThan(0.05)
})

test.each(names)('%s read as one byte for each character is repaired, also twice', (name) => {
  const once = misread(name, 'windows-1252') ?? ''
  expect(repairText(once)).toBe(name)
  expect(repairText(misread(once, 'windows-1252') ?? '')).toBe(name)
})

test.each([
  ['Caf√© No√´l', 'Café Noël'],
  ['11‚ÄØAM‚Äì8‚ÄØPM', '11\u202fAM–8\u202fPM'],
  ['Caf├® No├½l', 'Café Noël'],
  ['RÃ©sidence Ã  la Carte', 'Résidence à la Carte'],
  ['ÃœskÃ¼dar', 'Üsküdar'],
  ['Ã–z Urfa', 'Öz Urfa'],
  ['12Â\u00a0Main Street', '12\u00a0Main Street'],
  ['12Â Main Street', '12\u00a0Main Street'],
  ['Joeâ€™s Pizza', 'Joe’s Pizza'],
  ['РљР°С„Рµ', 'Кафе'],
  ['Ä«Æä ¿Âµ¿³×', '카페 온동네'],
  ['¹Ì¿ë½Ç', '미용실'],
  ['移댄럹', '카페'],
  ['繧ｫ繝輔ぉ', 'カフェ'],
  ['缇庡彂娌欓緳', '美发沙龙'],
  ['ƒJƒtƒF', 'カフェ'],
  ['Caf&eacute; Tom &amp; Ana', 'Café Tom & Ana'],
  ['Mo&#39;s &quot;Corner&quot; Caf&#233;', 'Mo\'s "Corner" Café'],
  ['Caf&amp;eacute; &#8211; &#x1F600; &#150;', 'Café – 😀 –'],
  ['Kuaf&ouml;r&uuml;m &Scedil;i&scedil;li', 'Kuaförüm Şişli'],
  ['{"A": "the &quot;best&quot;"}', '{"A": "the \\"best\\""}'],
  ['{&quot;A&quot;: 1}', '{"A": 1}'],
])('repairText(%s) → %s', (text, right) => {
  expect(repairText(text)).toBe(right)
})

test.each([
  ...names,
  'Ã Café',
  'B&B Sea View',
  'AT&T; Store',
  'R&D &foo; bar',
  'CAFÉ™',
  '“SÃO”',
  'IRMÃ – BAR',
  'CAFÉ—BAR',
  'CAFÉ® ÜÇ–',
  '«École d’été» — Été…',
  'l’école “élan”',
  '‚Ärzte‘ und „Ämter“',
  'Räksmörgås ÅÄÖ',
  'Jäääär Õlleköök',
  'Рівне Сім',
  'Українська Рєчь',
  '移民 서비스',
  '美容室さくら',
  'ﾋﾏﾜﾘ歯科',
  '市民中心',
  '霊園',
  '髮廊',
  '営業中?',
  'ƒ100 Frites',
  '5½″ 20°C ±2',
  'Ünlü Çınar Ağaç İşleri',
  'Crème brûlée à l’ancienne',
  'ÑANDÚ º ª',
  'Nº 5',
  'café\u00a0« Le Zinc »',
  'caffè¹',
  'Who? What? Wear!',
])('%s stays as it is', (text) => {
  expect(repairText(text)).toBe(text)
  expect(isGarbled(text)).toBe(false)
})

test.each([
  'Caf\ufffd',
  'CafÃ© in S\u00e3o Paulo â€',
  '誘몄슜??',
  '???? 12',
  'ÃÀÈÝµê ÃÀÈÝ',
  'M?ller',
  'ì„œìš¸ ì•½êµ',
  '□□□ 식당',
])('%s cannot be repaired and shows it', (text) => {
  expect(repairText(text)).toBe(text)
  expect(isGarbled(text)).toBe(true)
})

test.each(names)('%s in UTF-8 read as ISO 8859-1, whose control characters no page has', (name) => {
  expect(repairText(Buffer.from(name).toString('latin1'))).toBe(name)
})
