import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type GzipState, gzipPiece } from './gzip-piece.ts'

function join(texts: readonly string[]): Buffer {
  let before: GzipState | undefined
  const pieces = texts.map((text, index) => {
    const piece = gzipPiece(Buffer.from(text), { before, isLast: index === texts.length - 1 })
    before = piece.state
    return piece.bytes
  })
  return Buffer.concat(pieces)
}

test.each([
  ['one', ['a'.repeat(5000)]],
  ['several', ['가게 1\n'.repeat(9000), '가게 2\n'.repeat(9000), 'end']],
  ['empty', ['', '']],
])('%s pieces joined are one gzip stream of the whole text', (_count, texts) => {
  expect(gunzipSync(join(texts)).toString()).toBe(texts.join(''))
})

test('a stream without its last piece is not whole', () => {
  const { bytes } = gzipPiece(Buffer.from('text'), { before: undefined, isLast: false })
  expect(() => gunzipSync(bytes)).toThrow('unexpected end of file')
})
