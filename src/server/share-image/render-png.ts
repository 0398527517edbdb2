import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Resvg } from '@resvg/resvg-js'

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

/** V8 offers its `gc` function to contexts that are created while this flag is set. */
function exposeCollector(): (options: { readonly type: 'minor' }) => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return collect
}

const collect = exposeCollector()

/**
 * Collects this thread's young garbage, in a millisecond. For libraries whose small objects hold megabytes of native memory, of
 * which V8 does not know, so that it sees no reason to collect them.
 */
const collectYoung = () => collect({ type: 'minor' })
