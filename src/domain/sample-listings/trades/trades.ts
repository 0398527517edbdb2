import { careTrades } from './care-trades.ts'
import { foodTrades } from './food-trades.ts'
import { healthTrades } from './health-trades.ts'
import { homeTrades } from './home-trades.ts'
import { leisureTrades } from './leisure-trades.ts'
import { officeTrades } from './office-trades.ts'
import { shopTrades } from './shop-trades.ts'
import type { Trade } from './trade.ts'
import { vehicleTrades } from './vehicle-trades.ts'

const trades: Record<string, Trade> = {
  ...foodTrades,
  ...healthTrades,
  ...vehicleTrades,
  ...careTrades,
  ...homeTrades,
  ...officeTrades,
  ...leisureTrades,
  ...shopTrades,
}

/** Throws on a trade that does not exist. */
export function tradeNamed(name: string): Trade {
  const trade = trades[name]
  if (!trade) throw new Error(`no trade named ${name}`)
  return trade
}
