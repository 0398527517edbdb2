import type { Random } from '../domain/random.ts'
import { splitList, splitTable } from './template.ts'

/** Section, as JSON, with its items and the share of businesses that have each. */
interface Section {
  readonly name: string
  readonly items: readonly { readonly json: string; readonly share: number }[]
}
export type AboutProfile = readonly Section[]

/** Reads a table: `Section; Item 90, Item 40, …`, with numbers in percent. */
export function aboutProfile(table: string): AboutProfile {
  return splitTable(table).map(([name = '', items = '']) => ({
    name: JSON.stringify(name),
    items: splitList(items).map(aboutItem),
  }))
}

function aboutItem(text: string): { json: string; share: number } {
  const [, name = '', percent = ''] = /^(.*) (\d+)$/.exec(text) ?? []
  return { json: JSON.stringify(name), share: Number(percent) / 100 }
}

/** Section → attribute → available, as JSON; '' for the sixth of businesses without attributes. */
export function sampleAbout(profile: AboutProfile, random: Random): string {
  if (random.chance(1 / 6)) return ''
  let json = ''
  for (const { name, items } of profile) {
    const attributes = sampleSection(items, random)
    if (attributes) json += `${json && ', '}${name}: {${attributes}}`
  }
  return json && `{${json}}`
}

/** A missing attribute is usually left out, and sometimes stated as false. */
function sampleSection(items: Section['items'], random: Random): string {
  let json = ''
  for (const item of items) {
    const has = random.chance(item.share)
    if (has || random.chance(0.12)) json += `${json && ', '}${item.json}: ${has}`
  }
  return json
}
