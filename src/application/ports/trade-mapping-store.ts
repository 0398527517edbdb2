import type { TradeMapping } from '../../domain/category/trade-mapping.ts'
import type { AuditEntry } from './audit-store.ts'

export interface StoredTradeMapping extends TradeMapping {
  /** `tradeTextKey` of the text. */
  readonly key: string
  /** When it was chosen, in milliseconds since the epoch. */
  readonly chosenAt: number
}

/** Which trade the texts of sources mean, as administrators have chosen. Nothing here is derived from listings. */
export interface TradeMappingStore {
  /** The newest first. */
  listTradeMappings(): Promise<readonly StoredTradeMapping[]>
  /** Adds mappings, or replaces those with their keys. False, and nothing is changed, if there would be more than `limit`. */
  saveTradeMappings(
    mappings: readonly StoredTradeMapping[],
    limit: number,
    audit: AuditEntry,
  ): Promise<boolean>
  /**
   * Takes back what was chosen: removes those of `made` that stand as they were made, and puts those of `replaced` in their place.
   * Resolves with how many were removed.
   */
  takeBackTradeMappings(
    made: readonly Pick<StoredTradeMapping, 'key' | 'chosenAt'>[],
    replaced: readonly StoredTradeMapping[],
  ): Promise<number>
  /** Adds those whose key is not there. */
  restoreTradeMappings(mappings: readonly StoredTradeMapping[]): Promise<void>
  /** False, without an audit entry, if there is none with that key. */
  removeTradeMapping(key: string, audit: AuditEntry): Promise<boolean>
}
