import type { Pool } from 'pg'

/** Forgets what changes older than `before` would need to be undone, table by table (see the port). */
export async function forgetChanges(pool: Pool, before: number): Promise<boolean> {
  const { rows } = await pool.query<{ id: string }>('select id from undoable_change where changed_at < $1', [
    before,
  ])
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return false
  for (const table of ['changed_listing', 'added_rows', 'dropped_name']) {
    await pool.query(`delete from ${table} where change_id = any($1)`, [ids])
  }
  await pool.query('delete from undoable_change where id = any($1)', [ids])
  return true
}
