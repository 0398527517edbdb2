import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ablations, applyEdits } from './ablations.ts'

test.each(Object.entries(ablations))('%s can be taken out of the code as it is', (_name, { edits }) => {
  const written = new Map<string, string>()
  const read = (file: string) =>
    written.get(file) ?? readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  applyEdits(edits, { read, write: (file, text) => void written.set(file, text) })
  for (const [file, text] of written) {
    expect(text).not.toBe(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  }
})
