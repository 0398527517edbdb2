import type { PoolClient } from 'pg'
import { type IdentifiedDraft, storedSlugs } from '../../new-listing.ts'

/**
 * Gives each listing the first of its possible slugs that is free. Each round is one statement: all first choices,
 * then the second choices of those that were refused, and so on. Slugs are in order, so that writers cannot deadlock.
 */
export async function claimSlugs(
  client: PoolClient,
  drafts: readonly IdentifiedDraft[],
): Promise<Map<string, string>> {
  const slugOf = new Map<string, string>()
  let open = drafts.map(({ id, draft }) => ({ id, choices: storedSlugs(draft) }))
  while (open.length > 0) {
    const wanted = new Map<string, string>()
    for (const { id, choices } of open) {
      const next = choices.next()
      if (next.done) throw new Error(`no free slug for listing ${id}`)
      if (!wanted.has(next.value)) wanted.set(next.value, id)
    }
    for (const slug of await insertSlugs(client, wanted)) slugOf.set(wanted.get(slug) ?? '', slug)
    open = open.filter(({ id }) => !slugOf.has(id))
  }
  return slugOf
}

/** Returns those that were free. */
async function insertSlugs(client: PoolClient, wanted: ReadonlyMap<string, string>): Promise<string[]> {
  const slugs = [...wanted.keys()].sort()
  const { rows } = await client.query<{ slug: string }>(
    `insert into listing_slug select * from unnest($1::text[], $2::text[]) on conflict do nothing returning slug`,
    [slugs, slugs.map((slug) => wanted.get(slug))],
  )
  return rows.map(({ slug }) => slug)
}
