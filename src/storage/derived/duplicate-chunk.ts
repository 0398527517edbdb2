import { sql } from 'kysely'
import { packKeys } from '../../domain/business/duplicates/packed-keys.ts'
import type { DuplicateCandidate } from '../../domain/business/duplicates/possible-duplicates.ts'
import { duplicateKeys } from '../../domain/business/duplicates/possible-duplicates.ts'
import { visibleStatus } from '../../domain/business/listing.ts'
import type { BusinessRow } from '../rows/business-row.ts'
import type { Write, WriteDialect } from '../write/write-dialect.ts'

/** Row numbers in one chunk of packed keys. */
export const chunkSize = 8192

export const candidateColumns = [
  ...(['n', 'id', 'name', 'phone_e164', 'address', 'city', 'country_code'] as const),
  ...(['latitude', 'longitude'] as const),
] as const

/** The columns that decide whether two listings could be one place. */
export type CandidateRow = Pick<BusinessRow, (typeof candidateColumns)[number]>

export function chunkOf(rowNumber: number): number {
  return Math.floor(rowNumber / chunkSize)
}

/** The chunks of rows, each once. */
export function chunksOf(rows: readonly { readonly n: number }[]): number[] {
  return [...new Set(rows.map(({ n }) => chunkOf(n)))]
}

/**
 * Waits for all transactions that change listings, and blocks new ones (see `refuseWhileHeld`) until this one ends. A writer marks the
 * stored keys of a row's chunk as stale. While the first keys of a chunk are being stored there is nothing to mark, so a change that
 * is committed meanwhile would be missed.
 */
export async function waitForWriters({ lock }: WriteDialect, trx: Write): Promise<void> {
  await sql`select job_id from directory_hold ${lock('update')}`.execute(trx)
}

/** Selects the published listings of a chunk, in the order of their numbers. */
export const chunkRows = (trx: Write, chunk: number) =>
  trx
    .selectFrom('business')
    .select(candidateColumns)
    .where('status', '=', sql.lit(visibleStatus))
    .where('n', '>=', chunk * chunkSize)
    .where('n', '<', (chunk + 1) * chunkSize)
    .orderBy('n')

export function candidateOf(row: CandidateRow): DuplicateCandidate {
  const { id, name, phone_e164: phone, address, city, country_code: countryCode } = row
  return { id, name, phone, address, city, countryCode, lat: row.latitude, lng: row.longitude }
}

/** The rows' packed keys. */
export function packedKeys(rows: readonly CandidateRow[]): Int32Array {
  return packKeys(rows.map((row) => ({ rowNumber: row.n, keys: duplicateKeys(candidateOf(row)) })))
}

/** The same in their stored form, little-endian, as all machines are on which Node.js runs. */
export function encodeKeys(rows: readonly CandidateRow[]): Buffer {
  return Buffer.from(packedKeys(rows).buffer)
}

/** Makes a copy, because a driver's buffer may start at any address. */
export function decodeKeys({ buffer, byteOffset, byteLength }: Buffer): Int32Array {
  return new Int32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}
