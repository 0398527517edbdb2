import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipItem {
  readonly name: string
  readonly content: Buffer
  readonly stored?: boolean
  readonly encrypted?: boolean
  /** False claims of the directory. */
  readonly declaredBytes?: number
  readonly declaredCrc?: number
}

/** A zip file as bytes, with or without false claims, for tests. */
export function buildZip(items: readonly ZipItem[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const item of items) {
    const data = item.stored ? item.content : deflateRawSync(item.content)
    const common = commonFields(item, data.length)
    const name = Buffer.from(item.name)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, shorts(name.length, 0), name, data])
    const place = Buffer.alloc(4)
    place.writeUInt32LE(offset)
    const made = shorts(20)
    const rest = Buffer.concat([shorts(name.length, 0, 0, 0, 0), Buffer.alloc(4), place, name])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, common, rest]))
    locals.push(local)
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  return Buffer.concat([...locals, listing, endRecord(items.length, listing.length, offset)])
}

function commonFields(item: ZipItem, stored: number): Buffer {
  const fields = Buffer.alloc(22)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(0x0800 | (item.encrypted ? 1 : 0), 2)
  fields.writeUInt16LE(item.stored ? 0 : 8, 4)
  fields.writeUInt32LE(item.declaredCrc ?? crc32(item.content), 10)
  fields.writeUInt32LE(stored, 14)
  fields.writeUInt32LE(item.declaredBytes ?? item.content.length, 18)
  return fields
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(14)
  end.writeUInt32LE(size, 4)
  end.writeUInt32LE(offset, 8)
  end.writeUInt16LE(count, 0)
  end.writeUInt16LE(count, 2)
  return Buffer.concat([Buffer.from('PK\x05\x06'), shorts(0, 0), end])
}

function shorts(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [i, value] of values.entries()) bytes.writeUInt16LE(value, i * 2)
  return bytes
}
