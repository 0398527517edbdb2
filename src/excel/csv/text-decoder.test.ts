import { expect, test } from 'vitest'
import { decoderOf } from './text-decoder.ts'

test('each line of two files put together has its own encoding, also where pieces end within a letter', () => {
  const bytes = Buffer.concat([
    Buffer.from('서울\n'),
    Buffer.from([0xb4, 0xeb, 0xc0, 0xfc, 0x0a]),
    Buffer.from('왕'),
  ])
  const decoder = decoderOf('euc-kr', true)
  const pieces = [...bytes].map((byte) => decoder.decode(Buffer.of(byte), { stream: true }))
  expect(pieces.join('') + decoder.decode()).toBe('서울\n대전\n왕')
})

test('what has no line end is not kept until the end', () => {
  const decoder = decoderOf('euc-kr', true)
  const megabyte = Buffer.alloc(1 << 20, 'a')
  expect(decoder.decode(megabyte, { stream: true })).toHaveLength(1 << 20)
})
