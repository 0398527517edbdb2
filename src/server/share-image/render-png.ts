import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { collectYoung } from './collect-young.ts'

const fontFiles = [
  import.meta.resolve('@expo-google-fonts/gothic-a1/400Regular/GothicA1_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/gothic-a1/700Bold/GothicA1_700Bold.ttf'),
].map((address) => fileURLToPath(address))
/** Scripts that the bundled font covers. Others need the system's fonts, which takes twice as long. */
const covered =
  /^[\p{Script=Latin}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u

/** Draws an SVG as PNG, in some 40 ms. `words` are its texts, which decide which fonts are loaded. */
export function renderPng(svg: string, words: string): Uint8Array {
  const font = { loadSystemFonts: !covered.test(words), fontFiles, defaultFontFamily: 'Gothic A1' }
  const png = new Resvg(svg, { font }).render().asPng()
  // Frees the native memory of the picture, some 10 MB in all.
  collectYoung()
  return png
}
