import type { TradeChoice, TradeMappingView } from '../../domain/administration/trade-mappings.ts'
import { knownCategories } from '../../domain/category/known-categories.ts'
import { ownTradeName } from '../../domain/category/own-trade.ts'
import {
  type TradeMapping,
  tradeTextKey,
  tradeTextLimit,
  tradeWithSlug,
} from '../../domain/category/trade-mapping.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Job } from '../ports/job-store.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { Clock } from '../ports/system.ts'
import type { StoredTradeMapping, TradeMappingStore } from '../ports/trade-mapping-store.ts'
import type { PlaceNames } from '../search/places/look-up-places.ts'
import type { TradesRequest } from './apply-trades.ts'
import { ChosenTrades, ownTradesOf, type RefusedTrade } from './new-trades.ts'
import { anyTrade, meantTrade, suggestTrade } from './suggest-trade.ts'

interface Ports {
  readonly store: TradeMappingStore
  readonly listings: Pick<ListingReader, 'listCategories'>
  readonly administration: Pick<ListingAdministration, 'scan'>
  readonly places: PlaceNames
  readonly jobs: Pick<JobQueue, 'submit'>
  readonly audit: AuditLog
  readonly clock: Clock
}

/** Texts that a directory may have trades for. */
const mappingLimit = 5000
const unmappedShown = 200
const pieceSize = 1000
const piecesLookedAt = 5
const namesKept = 20
const auditedTexts = 20

type Saved =
  | { readonly kind: 'saved'; readonly job: Job }
  /** It has nothing to find it by. */
  | { readonly kind: 'text'; readonly text: string }
  | RefusedTrade
  | { readonly kind: 'full' }

const labelOf = (trade: string) => {
  const name = ownTradeName(trade) || trade
  const { ko, en } = tradeWithSlug(trade)?.label ?? { ko: name, en: name }
  return { ko, en }
}

const viewOf = ({ key, text, trade, chosenAt }: StoredTradeMapping): TradeMappingView => ({
  key,
  text,
  trade,
  label: labelOf(trade),
  chosenAt,
})

const byName = (a: TradeChoice, b: TradeChoice) => a.label.ko.localeCompare(b.label.ko, 'ko')
const known = knownCategories.map(({ slug }) => ({ trade: slug, label: labelOf(slug) })).sort(byName)

/** What administrators say that the texts of sources mean. */
export class TradeMappingService {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** All trades that can be chosen, also those of the directory's own, by their Korean names. */
  async vocabulary(): Promise<readonly TradeChoice[]> {
    const own = ownTradesOf(await this.#ports.store.listTradeMappings())
    return [...known, ...own.map((trade) => ({ trade, label: labelOf(trade) }))].sort(byName)
  }

  /** The trades of texts, the newest first, and the categories of listings that mean nothing, those of most listings first. */
  async list() {
    const { store, listings } = this.#ports
    const [mappings, categories] = await Promise.all([store.listTradeMappings(), listings.listCategories()])
    const own = categories
      .filter(({ key, category }) => key !== anyTrade && !ownTradeName(category) && !meantTrade(category))
      .map(({ key, category, businessCount }) => ({ text: category, slug: key, businessCount, names: [] }))
    const isThere = categories.some(({ key }) => key === anyTrade)
    const unmapped = [...own, ...(isThere ? await this.#textsOfAnyTrade() : [])]
      .filter(({ text }) => text.length <= tradeTextLimit)
      .sort((a, b) => b.businessCount - a.businessCount || (a.text < b.text ? -1 : 1))
    const shown = unmapped.slice(0, unmappedShown).map(({ names, ...text }) => {
      const suggestion = suggestTrade(text.text, names)?.slug
      return { ...text, ...(suggestion !== undefined && { suggestion }) }
    })
    return { mappings: mappings.map(viewOf), unmapped: shown, unmappedCount: unmapped.length }
  }

  /** Words such as 기타 and business share one category: they are told apart by the listings that are best placed in it. */
  async #textsOfAnyTrade() {
    const found = new Map<string, { text: string; slug: string; businessCount: number; names: string[] }>()
    let after: number | undefined
    for (let piece = 0; piece < piecesLookedAt; piece++) {
      const at = { limit: pieceSize, ...(after !== undefined && { after }) }
      const { listings, next } = await this.#ports.administration.scan({ categoryKey: anyTrade }, at)
      for (const { category, name } of listings) {
        const key = tradeTextKey(category)
        const known = found.get(key) ?? { text: category, slug: anyTrade, businessCount: 0, names: [] }
        known.businessCount++
        if (known.names.length < namesKept) known.names.push(name)
        found.set(key, known)
      }
      if (next === undefined) break
      after = next
    }
    return [...found.values()]
  }

  /** Remembers the trades of texts, and begins a job that gives them to the listings that are there. All or none. */
  async save(username: string, given: readonly TradeMapping[]): Promise<Saved> {
    const { store, places, jobs, audit, clock } = this.#ports
    const now = clock.now()
    const before = await store.listTradeMappings()
    const trades = new ChosenTrades(places, before)
    const chosen = new Map<string, StoredTradeMapping>()
    for (const { text: written, trade: named } of given) {
      const text = written.trim()
      const key = tradeTextKey(text)
      if (key === '') return { kind: 'text', text }
      const trade = await trades.find(named)
      if (typeof trade !== 'string') return trade
      chosen.set(key, { key, text, trade, chosenAt: now })
    }
    const mappings = [...chosen.values()]
    const subject = subjectOf(mappings)
    const details = mappings.slice(0, auditedTexts).map(({ text, trade }) => [text, labelOf(trade)] as const)
    const entry = {
      username,
      action: 'trades-mapped',
      subject,
      details: Object.fromEntries(details),
    } as const
    const replaced = before.filter(({ key }) => chosen.has(key))
    if (!(await store.saveTradeMappings(mappings, mappingLimit, audit.entry(entry)))) return { kind: 'full' }
    const made = mappings.map(({ key }) => ({ key, chosenAt: now }))
    const request: TradesRequest = {
      mappings: mappings.map(({ text, trade }) => ({ text, trade })),
      chosen: { made, replaced },
    }
    return { kind: 'saved', job: await jobs.submit({ kind: 'trades', subject, username, request }) }
  }

  /** Forgets the trade of a text; undefined if it has none. Listings keep what they have. */
  async remove(username: string, key: string): Promise<TradeMappingView | undefined> {
    const { store, audit } = this.#ports
    const found = (await store.listTradeMappings()).find((mapping) => mapping.key === key)
    if (!found) return undefined
    const view = viewOf(found)
    const details = { [view.text]: view.label }
    const entry = { username, action: 'trade-mapping-removed', subject: view.text, details } as const
    return (await store.removeTradeMapping(key, audit.entry(entry))) ? view : undefined
  }
}

/** The first text, and how many more there are. */
function subjectOf([first, ...others]: readonly StoredTradeMapping[]): string {
  return `${first?.text ?? ''}${others.length > 0 ? ` (+${others.length})` : ''}`
}
