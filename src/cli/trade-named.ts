import { InvalidArgumentError } from 'commander'
import { knownCategory } from '../domain/category/taxonomy.ts'

/** Parses an option's trade: 주유소, Gas station or gas-station → gas-station. */
export function tradeNamed(text: string): string {
  const trade = knownCategory(text)
  if (!trade)
    throw new InvalidArgumentError(
      `There is no trade "${text}". Write its name, such as 주유소 or Gas station.`,
    )
  return trade.slug
}
