import { open } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { withPath } from '../testing/read-workbook.ts'
import { centralDirectory, localHeader } from './zip-records.ts'

const GIGABYTE = 2 ** 30

test('parts and directories past 4 GB are found again', async () => {
  const records = [
    { name: 'a.xml', offset: 0, crc: 7, bytes: 9 * GIGABYTE, storedBytes: 5 * GIGABYTE },
    { name: 'b.xml', offset: 5 * GIGABYTE + 100, crc: 8, bytes: 10, storedBytes: 5 },
  ]
  await withPath('sparse.zip', async (path) => {
    const file = await open(path, 'w')
    for (const record of records) await file.write(localHeader(record), 0, null, record.offset)
    const end = 5 * GIGABYTE + 400
    await file.write(centralDirectory(records, end), 0, null, end)
    await file.close()
    const zip = await openPromise(path, { autoClose: false })
    const found: unknown[] = []
    for await (const entry of zip.eachEntry()) {
      const local = await zip.readLocalFileHeaderPromise(entry)
      found.push({
        name: entry.fileName,
        offset: entry.relativeOffsetOfLocalHeader,
        crc: entry.crc32,
        bytes: entry.uncompressedSize,
        storedBytes: entry.compressedSize,
      })
      expect(local.crc32).toBe(entry.crc32)
    }
    zip.close()
    expect(found).toEqual(records)
  })
})

test('a header keeps its length when the sizes become known', () => {
  const record = { name: '시트.xml', offset: 0, crc: 0, bytes: 0, storedBytes: 0 }
  const large = { ...record, bytes: 5 * GIGABYTE, storedBytes: GIGABYTE }
  expect(localHeader(large)).toHaveLength(localHeader(record).length)
})
