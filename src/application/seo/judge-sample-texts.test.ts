import { expect, test } from 'vitest'
import { cityPageName } from '../../domain/address/cities/city-page.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { importColumns } from '../../domain/business/import-columns.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { categoryKey } from '../../domain/category/category-key.ts'
import { generateSeoText } from '../../domain/seo-text/generate-seo-text.ts'
import { brokenBounds, judgeSeoTexts } from '../../domain/seo-text/judge-seo-text.ts'
import { bareListing } from '../../domain/seo-text/testing/listings.ts'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { sampleRows } from '../../sample-listings/sample-rows.ts'
import type { ColumnMap } from '../import/columns/columns.ts'
import { normaliseRow } from '../import/rows/normalise-row.ts'
import { NeighbourIndex } from './neighbour-index.ts'

const columns: ColumnMap = Object.fromEntries(importColumns.map((column, index) => [column, index]))

/** Listings of a generated workbook, with the gaps of real exports, as an import would store them. */
function sampleListings(count: number): Listing[] {
  const rows = [...sampleRows({ seed: 11, rows: count, quirks: true })]
  return rows.flatMap((row, at) => {
    const cells = importColumns.map((column) => row[column])
    const { draft } = normaliseRow({ number: 1, cells }, columns, { deriveIds: false })
    return draft ? [{ ...bareListing, ...draft, id: `sample${at}`, slug: `sample-${at}` }] : []
  })
}

function textsOf(listings: readonly Listing[]) {
  const index = new NeighbourIndex()
  index.add(
    listings.map(({ city, countryCode, category, latitude, longitude }, at) => ({
      rowNumber: at + 1,
      cityKey: cityKey(cityPageName(city, countryCode)),
      categoryKey: categoryKey(category),
      latitude,
      longitude,
    })),
  )
  const named = (rows: readonly number[]) => rows.flatMap((row) => listings[row - 1] ?? [])
  return listings.map((listing, at) => {
    const { sameTrade, otherTrades } = index.around(at + 1)
    const facts = { listing, sameTrade: named(sameTrade), otherTrades: named(otherTrades) }
    return { ...facts, text: generateSeoText(facts).uniqueContent }
  })
}

test('the texts of sample listings keep the bounds', () => {
  provideGazetteerFile()
  const texts = textsOf(sampleListings(1500))
  const report = judgeSeoTexts(texts)
  expect(report.texts).toBeGreaterThan(1400)
  expect(brokenBounds(report)).toEqual([])
})
