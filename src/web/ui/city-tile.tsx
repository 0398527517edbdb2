import type { City } from '../../domain/directory/directory.ts'
import { formatCount } from '../format/count.ts'
import { countryName } from '../format/country-name.ts'
import { href } from '../routes.ts'

const patterns = 6
const hues = 3

/** A number that is always the same for the same city. */
function seedOf(text: string): number {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum
}

export function CityTile({ city }: { readonly city: City }) {
  const initial = [...city.name][0] ?? ''
  const seed = seedOf(city.name + city.countryCode)
  const look = `city-pattern-${seed % patterns} city-hue-${Math.floor(seed / patterns) % hues}`
  return (
    <a href={href.city(city.page)} className={`city-tile ${look}`}>
      <span aria-hidden="true" className="city-initial">
        {initial}
      </span>
      <span className="relative min-w-0">
        <span className="block truncate font-bold">{city.name}</span>
        <span className="block truncate text-xs">
          {countryName(city.countryCode)}
          <span className="tabular-nums"> {formatCount(city.businessCount)}곳</span>
        </span>
      </span>
    </a>
  )
}
