import { expect, test } from 'vitest'
import type { ReadTask } from '../../server/reads/public-reads.ts'
import { readFirst } from './first-reads.ts'

function reader(failing?: ReadTask['kind']) {
  const kinds: ReadTask['kind'][] = []
  const read = async ({ kind }: ReadTask) => {
    kinds.push(kind)
    if (kind === failing) throw new Error('The database does not answer.')
  }
  return { kinds, read }
}

test.each([undefined, 'page'] as const)(
  'a page, a search and suggestions are read once (failing: %s)',
  async (failing) => {
    const { kinds, read } = reader(failing)
    await readFirst(read, { isOver: () => false, pause: 0 })
    expect(kinds).toEqual(['page', 'page', 'suggest'])
  },
)

test('a thread that is to close reads no more', async () => {
  const { kinds, read } = reader()
  await readFirst(read, { isOver: () => kinds.length === 1, pause: 0 })
  expect(kinds).toEqual(['page'])
})
