import { readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

/**
 * Draws `public/favicon.svg` as the pictures that programs ask for which cannot read SVG: `node scripts/icons/make-icons.ts`
 * writes them into `public/`, where they are kept, because the drawing hardly ever changes.
 */
const drawing = readFileSync('public/favicon.svg', 'utf8')
const paper = '#fbfaf7'

function png(size: number, background?: string, margin = 0): Buffer {
  const shapes = drawing.replace(/<\/?svg[^>]*>/g, '')
  const scale = (32 - 2 * margin) / 32
  const fill = background ? `<path fill="${background}" d="M0 0h32v32H0z"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${fill}<g transform="translate(${margin} ${margin}) scale(${scale})">${shapes}</g></svg>`
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
    .render()
    .asPng()
}

/** An .ico file with one PNG picture: a header of 6 bytes, an entry of 16, and the picture. */
function ico(size: number): Buffer {
  const picture = png(size)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

writeFileSync('public/favicon.ico', ico(32))
writeFileSync('public/apple-touch-icon.png', png(180, paper, 4))
writeFileSync('public/icon-192.png', png(192))
writeFileSync('public/icon-512.png', png(512))
writeFileSync('public/icon-maskable-512.png', png(512, paper, 6))
