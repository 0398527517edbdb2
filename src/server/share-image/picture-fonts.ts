import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Coverage, covers, readCoverage } from './font-coverage.ts'

/** The product's own typeface, in two weights, for Latin, Greek, Cyrillic, Hangul and Kana. */
const ownFiles = [
  import.meta.resolve('@expo-google-fonts/gothic-a1/400Regular/GothicA1_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/gothic-a1/700Bold/GothicA1_700Bold.ttf'),
].map((address) => fileURLToPath(address))

/** Where systems keep the fonts of all users. */
const systemFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/System/Library/Fonts',
  '/Library/Fonts',
  'C:\\Windows\\Fonts',
]
const mostSystemFiles = 2000
/** How many of the system's files may be loaded for one picture. */
const mostFilesBeside = 2
/** Fonts that draw a box for every character. */
const boxFonts = /lastresort|blank|tofu/i

interface FontFile {
  readonly path: string
  readonly coverage: Coverage
}

/** How the texts of one picture are drawn. */
export interface PictureFonts {
  /** The font files to load. */
  readonly files: readonly string[]
  /**
   * A text as these fonts can draw it, without the signs that they lack. '' if they lack a letter, since a name with holes in it would
   * be another name.
   */
  readonly drawable: (text: string) => string
}

const needsNoGlyph = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}]$/u
/** Pictographs need fonts with colours, which are not loaded. */
const isNeverDrawn = /^\p{Emoji_Presentation}$/u
const isEssential = /^[\p{L}\p{M}\p{N}]$/u

/** Chooses fonts for texts, so that a picture never shows a box in place of a character. */
export class FontChooser {
  readonly #own: readonly FontFile[]
  readonly #folders: readonly string[]
  #system: readonly FontFile[] | undefined

  constructor(folders: readonly string[] = systemFolders) {
    this.#own = readFonts(ownFiles)
    this.#folders = folders
  }

  /** Only texts that the product's typeface lacks need fonts of the system, which are looked through once. */
  choose(texts: readonly string[]): PictureFonts {
    const missing = new Set(
      Array.from(texts.join('').normalize('NFC')).filter(
        (character) =>
          !needsNoGlyph.test(character) &&
          !isNeverDrawn.test(character) &&
          !this.#own.every((font) => hasGlyph(font, character)),
      ),
    )
    const files: string[] = []
    while (missing.size > 0 && files.length < mostFilesBeside) {
      this.#system ??= readFonts(this.#folders.flatMap(listFonts).slice(0, mostSystemFiles))
      const best = fontWithMost(this.#system, missing)
      if (!best) break
      files.push(best.path)
      for (const character of missing) if (hasGlyph(best, character)) missing.delete(character)
    }
    return {
      files: [...ownFiles, ...files],
      drawable: (text) => withoutMissing(text.normalize('NFC'), missing),
    }
  }
}

function fontWithMost(fonts: readonly FontFile[], characters: ReadonlySet<string>): FontFile | undefined {
  let best: FontFile | undefined
  let most = 0
  for (const font of fonts) {
    const count = [...characters].filter((character) => hasGlyph(font, character)).length
    if (count > most) [best, most] = [font, count]
  }
  return best
}

function withoutMissing(text: string, missing: ReadonlySet<string>): string {
  const characters = Array.from(text)
  if (characters.some((character) => missing.has(character) && isEssential.test(character))) return ''
  return characters
    .filter((character) => !missing.has(character) && !isNeverDrawn.test(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

const hasGlyph = ({ coverage }: FontFile, character: string) =>
  covers(coverage, character.codePointAt(0) ?? 0)

function readFonts(paths: readonly string[]): readonly FontFile[] {
  return paths.flatMap((path) => {
    const coverage = readable(path)
    return coverage ? [{ path, coverage }] : []
  })
}

function readable(path: string): Coverage | undefined {
  try {
    return readCoverage(path)
  } catch (error) {
    // A file that this user may not read, or that is gone by now.
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

function listFonts(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ttf|otf|ttc)$/i.test(name) && !boxFonts.test(name))
      .sort()
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}
