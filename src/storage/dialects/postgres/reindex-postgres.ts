import { sql } from 'kysely'
import type { ReindexOptions } from '../../../application/ports/verification.ts'
import { type DerivedPart, reindexDirectory } from '../../reindex/reindex-directory.ts'
import { correctRows, inRanges, lockRange } from '../../reindex/shared-parts.ts'
import { refuseOlder } from '../../schema-comparison.ts'
import type { VerifiedRow } from '../../verify/verified-database.ts'
import type { Db, Write, WriteDialect } from '../../write/write-dialect.ts'
import { readCapabilities } from './citus-layout.ts'
import { comparePostgresSchema } from './migrate-postgres.ts'
import { createPostgresWriteDialect, indexedTokens, oneOf } from './postgres-write-dialect.ts'
import { type ListingSlug, readPostgresSnapshot, slugOwners } from './verify-postgres.ts'

const slugsPerStep = 2000

/** Rebuilds what is derived from the listings (see the port). */
export async function reindexPostgres(db: Db, options?: ReindexOptions): Promise<void> {
  refuseOlder(await comparePostgresSchema(db))
  const capabilities = readCapabilities(db)
  const dialect = createPostgresWriteDialect(db, capabilities)
  const ownParts: readonly DerivedPart[] = [
    {
      tables: ['business', 'opening', 'business.tokens'],
      rebuild: () =>
        inRanges(dialect, db, (trx, range) => correctRows(dialect, trx, { range, findUnindexed })),
    },
    { tables: ['listing_slug'], rebuild: () => rebuildSlugs(dialect, db) },
  ]
  const readSnapshot = readPostgresSnapshot(db, { stopsWriters: !(await capabilities()).hasSnapshots })
  await reindexDirectory({ db, dialect, ownParts, readSnapshot }, options)
}

async function findUnindexed(trx: Write, rows: readonly VerifiedRow[]): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ row }) => row.id)
  const { rows: indexed } = await sql<{ id: string; tokens: string }>`
    select id, tokens::text from business where id ${oneOf(ids)}`.execute(trx)
  const tokens = new Map(indexed.map((row) => [row.id, row.tokens]))
  const wrong = rows.filter((found) => tokenText(indexedTokens(found)) !== tokens.get(found.row.id))
  return new Set(wrong.map(({ row }) => row.id))
}

/** As PostgreSQL prints tokens: the shorter ones first, then by their bytes. */
function tokenText(tokens: readonly string[]): string {
  const bytes = [...new Set(tokens)].map((token) => Buffer.from(token))
  bytes.sort((a, b) => a.length - b.length || a.compare(b))
  return bytes.map((token) => `'${token}'`).join(' ')
}

/** Of a listing that was merged into another the address stays. */
async function* rebuildSlugs(dialect: WriteDialect, db: Db): AsyncGenerator<number> {
  for (let [after, done] = ['', 0]; ; ) {
    const { rows: slugs } = await sql<ListingSlug>`
      select slug, listing_id from listing_slug where slug > ${after} order by slug limit ${slugsPerStep}`.execute(
      db,
    )
    const last = slugs.at(-1)?.slug
    if (last === undefined) break
    const ownerOf = await slugOwners(db, slugs)
    const strays = slugs.flatMap((each) => {
      const { ownSlug, isMerged } = ownerOf(each)
      return ownSlug === each.slug || isMerged ? [] : [{ slug: each.slug, id: each.listing_id, n: 0 }]
    })
    await dialect.transact((trx) => dialect.releaseSlugs(trx, strays), true)
    after = last
    done += slugs.length
    yield done
  }
  yield* inRanges(dialect, db, async (trx, range) => {
    // Locked: a listing that is being deleted would else leave its slug behind.
    const rows = [...(await lockRange(dialect, trx, range))].sort((a, b) => (a.slug < b.slug ? -1 : 1))
    await sql`insert into listing_slug
      select * from unnest(${rows.map(({ slug }) => slug)}::text[], ${rows.map(({ id }) => id)}::text[])
      on conflict (slug) do nothing`.execute(trx)
  })
}
