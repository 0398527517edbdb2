import pg from 'pg'
import { printTable } from './figures.ts'

/** What each part of a database takes in bytes, its indexes by kind. Without uploads and exports, which go after a day. */
const parts = `
  select part, sum(size)::float8 as bytes from (
    select case
      when relation.relname <> 'business' then 'other tables, with their indexes'
      when method.amname = 'gin' then 'index of tokens'
      when method.amname is not null then 'other indexes of listings'
      else 'rows of listings' end as part,
      case when method.amname is null then pg_table_size(piece.oid) else pg_relation_size(piece.oid) end as size
    from pg_class as piece
    left join pg_index on indexrelid = piece.oid
    join pg_class as relation on relation.oid = coalesce(indrelid, piece.oid)
    left join pg_am as method on method.oid = piece.relam and piece.relkind = 'i'
    where piece.relkind in ('r', 'i') and relation.relnamespace = 'public'::regnamespace
      and relation.relname not like 'shared_file%') as sizes
  group by part order by bytes desc`

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

/** Prints what the listings of a database take, for each of them, and for as many as that by arithmetic. */
export async function printSizes(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const found = await client.query<{ part: string; bytes: number }>(parts)
  const { rows: counted } = await client.query<{ count: string }>('select count(*) from business')
  await client.end()
  const listings = Number(counted[0]?.count)
  const whole = found.rows.reduce((sum, { bytes }) => sum + bytes, 0)
  const lines = [...found.rows, { part: 'all', bytes: whole }].map(({ part, bytes }) => {
    const each = bytes / listings
    return [part, megabytes(bytes), each.toFixed(0), gigabytes(each * 10e6), gigabytes(each * 100e6)]
  })
  printTable(
    `Size of ${listings.toLocaleString('en-US')} listings in PostgreSQL`,
    ['part', 'size', 'bytes a listing', '10 million', '100 million'],
    lines,
  )
}
