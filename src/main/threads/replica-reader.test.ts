import { expect, test } from 'vitest'
import type { ReadTask } from '../../server/reads/public-reads.ts'
import type { ReadAnswer } from '../../server/reads/read-answer.ts'
import type { Storage } from '../../storage/open-storage.ts'
import { type OpenReader, ReplicaReader } from './replica-reader.ts'

const task: ReadTask = { kind: 'suggest', text: '서울', isPlace: false, language: 'ko' }
const answer = { status: 200 } as ReadAnswer

/** Connections of a database of version 7, whose reads behave as told. */
function connections(read: OpenReader['read']) {
  const opened = { closed: 0 }
  const storage = { listings: { dataVersion: async () => 7 }, close: async () => void opened.closed++ }
  return Object.assign(opened, { reader: { storage: storage as unknown as Storage, read } })
}

test('a replica answers if it has the version, and a failing or silent one is given up with its connections', async () => {
  const silent = Promise.withResolvers<ReadAnswer>()
  const all = [
    connections(() => silent.promise),
    connections(async () => Promise.reject(new Error('canceled'))),
    connections(async () => answer),
  ]
  const left = [...all]
  const replica = new ReplicaReader(async () => left.shift()?.reader as OpenReader)
  expect(await replica.read(task, 8)).toBeUndefined()
  await expect(replica.read(task, 7)).rejects.toThrow('no answer in')
  expect(all.map(({ closed }) => closed)).toEqual([0, 0, 0])
  silent.resolve(answer)
  await expect(replica.read(task, 7)).rejects.toThrow('canceled')
  await expect.poll(() => all.map(({ closed }) => closed > 0)).toEqual([true, true, false])
  expect(await replica.read(task, 8)).toBeUndefined()
  expect(await replica.read(task, 7)).toBe(answer)
  await replica.close()
  expect(all[2]?.closed).toBe(1)
})
