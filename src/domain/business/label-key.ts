/** Names are compared in small letters. Sources write an apostrophe, a hyphen and a space in several ways. */
const plainKey = (label: string) =>
  label
    .toLowerCase()
    .replaceAll('\0', '')
    .replace(/’/g, "'")
    .replace(/[\s\u00a0\u2010-\u2013-]+/g, ' ')

/** How the British write, and Americans: `Wheelchair-accessible car park` and `Wheelchair accessible parking lot` are one attribute. */
const britishSpellings = [
  [/\bcar parks?\b/g, 'parking lot'],
  [/\bparking lots\b/g, 'parking lot'],
  [/\btoilets\b/g, 'restrooms'],
  [/\btoilet\b/g, 'restroom'],
  [/\blifts?\b/g, 'elevator'],
  [/\bkerbside\b/g, 'curbside'],
  [/\bpick up\b/g, 'pickup'],
  [/\bcosy\b/g, 'cozy'],
  [/\bcheque(s?)\b/g, 'check$1'],
  [/\btyre(s?)\b/g, 'tire$1'],
  [/\bcentre(s?)\b/g, 'center$1'],
  [/\bcolour/g, 'color'],
  [/\bpaediatric/g, 'pediatric'],
  [/(?<=[a-z]{3})is(?=(?:e|ed|es|ing|ation)\b)/g, 'iz'],
] as const

/** What is the same for all spellings of a label. */
export const labelKey = (label: string) =>
  britishSpellings.reduce((key, [british, american]) => key.replace(british, american), plainKey(label))
