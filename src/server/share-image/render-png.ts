import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import { HttpError } from '../http-error.ts'

const fontFiles = [
  import.meta.resolve('@expo-google-fonts/gothic-a1/400Regular/GothicA1_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/gothic-a1/700Bold/GothicA1_700Bold.ttf'),
].map((address) => fileURLToPath(address))
/** Scripts that the font has; for others the system's fonts are asked, which takes twice as long. */
const covered =
  /^[\p{Script=Latin}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u

const atOnce = 2
const waitingLimit = 64
const waiting: (() => void)[] = []
let running = 0

async function takeTurn(): Promise<void> {
  if (running < atOnce) {
    running++
    return
  }
  if (waiting.length >= waitingLimit)
    throw new HttpError(503, 'Too many pictures are being drawn. Try again soon.')
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** A turn is handed on to the next in line, or given back. */
function endTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else running--
}

/**
 * Draws an SVG as PNG, off the event loop and two at a time. Rejects with 503 where too many wait already. `words` are
 * the texts in it: they decide which fonts are loaded.
 */
export async function renderPng(svg: string, words: string): Promise<Buffer> {
  await takeTurn()
  try {
    const font = { loadSystemFonts: !covered.test(words), fontFiles, defaultFontFamily: 'Gothic A1' }
    return (await renderAsync(svg, { font })).asPng()
  } finally {
    endTurn()
  }
}
