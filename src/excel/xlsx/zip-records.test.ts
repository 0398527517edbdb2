import { open } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { withPath } from '../testing/read-workbook.ts'
import { centralDirectory, dataDescriptor, localHeader } from './zip-writer.ts'

const GIGABYTE = 2 ** 30

test('parts that lie past 4 GB are found again', async () => {
  const records = [
    { name: 'a.xml', offset: 0, crc: 7, bytes: 3 * GIGABYTE, storedBytes: 2 * GIGABYTE },
    { name: '시트.xml', offset: 5 * GIGABYTE + 100, crc: 8, bytes: 10, storedBytes: 5 },
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
      expect(local.generalPurposeBitFlag).toBe(0x0808)
    }
    zip.close()
    expect(found).toEqual(records)
  })
})

test('a part of 4 GB or more is refused, not written wrong', () => {
  const record = { name: 'a.xml', offset: 0, crc: 0, bytes: 4 * GIGABYTE, storedBytes: GIGABYTE }
  expect(() => dataDescriptor(record)).toThrow(RangeError)
})
