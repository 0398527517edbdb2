import { foodTrades, leisureTrades } from './food-and-leisure.ts'
import { careTrades, healthTrades } from './health-and-care.ts'
import { homeTrades, officeTrades, shopTrades, vehicleTrades } from './home-and-office.ts'
import type { Trade } from './trade.ts'

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

/** Throws if the trade does not exist. */
export function tradeNamed(name: string): Trade {
  const trade = trades[name]
  if (!trade) throw new Error(`no trade named ${name}`)
  return trade
}
