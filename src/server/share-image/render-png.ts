import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { collectYoung } from './collect-young.ts'

const fontFiles = [
  import.meta.resolve('@expo-google-fonts/gothic-a1/400Regular/GothicA1_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/gothic-a1/700Bold/GothicA1_700Bold.ttf'),
].map((address) => fileURLToPath(address))
/** Scripts that the font has; for others the system's fonts are asked, which takes twice as long. */
const covered =
  /^[\p{Script=Latin}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u

/** Draws an SVG as PNG, in some 40 ms. `words` are the texts in it: they decide which fonts are loaded. */
export function renderPng(svg: string, words: string): Uint8Array {
  const font = { loadSystemFonts: !covered.test(words), fontFiles, defaultFontFamily: 'Gothic A1' }
  const png = new Resvg(svg, { font }).render().asPng()
  // Fonts and pixels of a picture, some 10 MB: three hundred pictures held 300 MB otherwise.
  collectYoung()
  return png
}
