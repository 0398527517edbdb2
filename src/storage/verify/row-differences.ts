import { type Kysely, sql } from 'kysely'
import type { Difference } from '../../application/ports/verification.ts'
import { findBrokenListingField, numberRules } from '../../domain/business/listing-rules.ts'
import { hashNumber } from '../../domain/text/hash-text.ts'
import { type BusinessRow, followingColumns } from '../rows/business-row.ts'
import { openingKey, openingOf } from '../rows/opening-pattern.ts'
import type { Schema } from '../schema.ts'
import type { VerifiedRow } from './verified-database.ts'

const columnNames = ['rank', 'category_key', 'city_key'] as const

/** A number that no import, edit or submission can store, or an id of another place: no backup with it is restored. The first is told. */
export function* valueDifferences({ row, listing }: VerifiedRow): Generator<Difference> {
  const stored = { ...listing, rowNumber: row.n, editedAt: row.edited_at }
  const broken = findBrokenListingField(stored, numberRules)
  if (!broken) return
  const what = `column ${columnOf(broken.field)} must be ${broken.wanted.en}`
  yield { table: 'business', what, key: keyOf(row), expected: null, found: broken.found ?? null }
}

const columnOf = (field: string) =>
  field === 'rowNumber' ? 'n' : field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

/** The columns of a row that follow from others. */
export function* columnDifferences({ row, listing }: VerifiedRow): Generator<Difference> {
  const derived = followingColumns(listing, row.n)
  for (const column of columnNames) {
    if (row[column] === derived[column]) continue
    const what = `column ${column} does not follow from the others`
    yield { table: 'business', what, key: keyOf(row), expected: derived[column], found: row[column] }
  }
}

const keyOf = ({ n, id }: BusinessRow) => `row ${n}, listing ${id}`

/** Opening patterns, each by a hash of it: there may be hundreds of thousands. */
export class OpeningPatterns {
  readonly #hashes = new Map<number, number>()
  readonly #twice: number[] = []

  async read(db: Kysely<Schema>): Promise<void> {
    const known = new Set<number>()
    for (let last = 0; ; ) {
      const { rows } = await sql<{ id: number; hours: string; time_zone: string }>`
        select id, hours, time_zone from opening where id > ${last} order by id limit 5000`.execute(db)
      for (const opening of rows) {
        const hash = hashNumber(openingKey(opening))
        if (known.has(hash)) this.#twice.push(opening.id)
        known.add(hash)
        this.#hashes.set(opening.id, hash)
        last = opening.id
      }
      if (rows.length === 0) return
    }
  }

  /** Patterns that are there a second time. */
  *repeated(): Generator<Difference> {
    for (const id of this.#twice) {
      yield { table: 'opening', what: 'pattern is there twice', key: `id ${id}`, expected: null, found: id }
    }
  }

  *differences({ row, listing }: VerifiedRow): Generator<Difference> {
    const { opening_id } = row
    const opening = openingOf(listing)
    const expected = opening ? openingKey(opening).replace('\n', ' ') : null
    const hash = opening_id === null ? undefined : this.#hashes.get(opening_id)
    const difference = { table: 'opening', key: keyOf(row), expected, found: opening_id }
    if (opening_id === null) {
      if (opening) yield { ...difference, what: 'a listing with hours and time zone has no pattern' }
    } else if (hash === undefined) {
      yield { ...difference, what: 'the pattern of a listing is missing' }
    } else if (!opening || hash !== hashNumber(openingKey(opening))) {
      yield { ...difference, what: 'the pattern of a listing is another one' }
    }
  }
}
