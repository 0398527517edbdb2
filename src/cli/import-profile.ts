import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import type { ImportRequest } from '../application/import/import-request.ts'
import { defaultsOf } from '../application/import/layouts.ts'
import type { ImportLayout } from '../application/ports/import-layout-store.ts'
import { findNamedCountry } from '../domain/address/country/country-in-languages.ts'
import { hasExtension } from '../domain/administration/import-files.ts'
import { choosableColumns } from '../domain/business/import-columns.ts'
import { knownCategory } from '../domain/category/taxonomy.ts'
import type { CliServices } from './cli-services.ts'
import { fileToRead } from './given-file.ts'

/** Help on profiles. */
export const aboutProfiles = `
Profiles: a file whose columns, ids or country an administrator has chosen in the panel is remembered by its headers, and the next
file with these columns and most of the headers is read the same, here too, unless there is --no-profile. --profile NAME reads only by what was
chosen for the file of that name (without its end: "places" for places.csv). --profile FILE.json reads by a profile that you write:

  { "columns": { "name": "Restoran Adı", "full_address": "Adres", "latitude": "Y", "longitude": "X" },
    "country": "TR", "trade": "Restaurant", "city": "Ankara", "deriveIds": true }

country, trade and city hold for rows that say none. columns says under which header each column stands; without it, they are recognised as ever. Example:
  npm run cli -- import --profile turkey.json monday.csv tuesday.csv`

const form = z.strictObject({
  columns: z.record(z.string(), z.string()).optional(),
  country: z.string().optional(),
  trade: z.string().optional(),
  city: z.string().max(100).optional(),
  deriveIds: z.boolean().default(false),
})

/** How files are read, as a profile says. */
export type Profile = Partial<
  Pick<ImportRequest, 'profile' | 'usesLayouts' | 'country' | 'trade' | 'city' | 'deriveIds'>
>

/** How `--profile` says that files are read. Throws in words if there is no such profile. */
export async function profileOf(
  { profile }: { readonly profile?: string | false },
  services: Pick<CliServices, 'importLayouts'>,
): Promise<Profile> {
  if (profile === false) return {}
  if (profile === undefined) return { usesLayouts: true }
  if (hasExtension(profile, ['.json'])) {
    const { deriveIds, ...layout } = await readProfile(profile)
    const more = { ...defaultsOf(layout), deriveIds }
    // One without columns fits any file.
    return layout.columns ? { profile: [{ ...layout, ...more }] } : more
  }
  const remembered = await (await services.importLayouts()).listLayouts()
  const named = remembered.filter(({ name }) => name === profile)
  if (named.length > 0) return { profile: named.map(({ chosenAt: _, ...layout }) => layout) }
  const names = [...new Set(remembered.map(({ name }) => `"${name}"`))].join(', ')
  throw new Error(
    `There is no profile "${profile}". ${names ? `There are ${names}.` : 'None is remembered yet.'} Or write one into a .json file (import --help).`,
  )
}

async function readProfile(path: string): Promise<ImportLayout> {
  const { columns, country, trade, city, deriveIds } = await parsed(path)
  if (!columns && [country, trade, city].every((one) => one === undefined) && !deriveIds)
    throw new Error(
      `${path}: the profile says nothing. It has "columns", "country", "trade", "city" or "deriveIds" (import --help).`,
    )
  const unknown = Object.keys(columns ?? {}).filter((column) => !choosableColumns.includes(column))
  if (unknown.length > 0)
    throw new Error(
      `${path}: there is no column ${unknown.map((name) => `"${name}"`).join(', ')}. Columns are ${choosableColumns.join(', ')}.`,
    )
  const code = country === undefined || country === '' ? country : findNamedCountry(country)
  if (code === '' && country !== '') throw new Error(`${path}: there is no country "${country}".`)
  const slug = trade === undefined || trade === '' ? trade : knownCategory(trade)?.slug
  if (trade && slug === undefined) throw new Error(`${path}: there is no trade "${trade}".`)
  return {
    key: '',
    name: basename(path),
    ...(columns && { columns }),
    ...defaultsOf({
      ...(code !== undefined && { country: code }),
      ...(slug !== undefined && { trade: slug }),
      ...(city !== undefined && { city }),
    }),
    deriveIds,
  }
}

async function parsed(path: string): Promise<z.infer<typeof form>> {
  const file = fileToRead(path, 'the JSON file of a profile')
  try {
    return form.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message
    throw new Error(`${path} is no profile: ${why} (import --help shows one)`)
  }
}
