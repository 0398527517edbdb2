import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListingDraft } from '../../src/domain/business/listing.ts'
import { tradeOf } from '../../src/domain/category/taxonomy.ts'

const hashLength = 12

/** The slug of the right trade of each judged row, by the hash of its id. */
export function judgedTrades(): Map<string, string> {
  const lines = readFileSync(join(import.meta.dirname, 'judged-trades.txt'), 'utf8').split('\n')
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .flatMap((line) => {
        const [slug = '', hashes = ''] = line.split(': ')
        return hashes.split(' ').map((hash) => [hash, slug] as const)
      }),
  )
}

/** A trade that says nothing. */
const anyBusiness = 'establishment'

/** How many judged rows have the right trade, a wrong one, or none. A row that comes twice counts once. */
export class TradeVerdicts {
  right = 0
  wrong = 0
  none = 0
  readonly #open = judgedTrades()

  get judged(): number {
    return this.right + this.wrong + this.none
  }

  count({ placeId, category }: ListingDraft): void {
    const hash = createHash('sha256').update(placeId).digest('hex').slice(0, hashLength)
    const wanted = this.#open.get(hash)
    if (wanted === undefined) return
    this.#open.delete(hash)
    const slug = tradeOf(category)?.category.slug
    if (slug === wanted) this.right++
    else if (slug === undefined || slug === anyBusiness) this.none++
    else this.wrong++
  }
}
