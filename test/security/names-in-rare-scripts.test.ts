import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { importRows, listingRows } from '../app/listing-rows.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'

/** How each picture was drawn: the options that the native library got. */
const drawn = vi.hoisted((): { loadSystemFonts?: boolean; fontFiles?: readonly string[] }[] => [])
vi.mock('@resvg/resvg-js', async (original) => {
  const library = await original<typeof import('@resvg/resvg-js')>()
  return {
    ...library,
    Resvg: class extends library.Resvg {
      constructor(...given: ConstructorParameters<typeof library.Resvg>) {
        super(...given)
        drawn.push(given[1]?.font ?? {})
      }
    },
  }
})

/** The two files of the product's typeface and two of the system's. */
const mostFontFiles = 4
const names = {
  thai: 'ร้านอาหารไทย',
  devanagari: 'नमस्ते भारत',
  arabic: 'مطعم البيت',
  han: '東京食堂',
  all: 'ไทย भारत عربي 東京 עברית ქართული አማርኛ தமிழ் ខ្មែរ',
}

describe('a picture of a listing whose name no font of the product has', () => {
  let app: TestApp
  const placeIdOf = (script: string) => `ChIJ-rare-${script}`
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    const rows = Object.entries(names).map(([script, name]) => ({
      ...listingRows[0],
      name,
      place_id: placeIdOf(script),
    }))
    await importRows(app, rows)
  })
  afterEach(() => {
    drawn.length = 0
  })
  afterAll(() => app.close())

  test.each(Object.keys(names))('in %s is drawn without loading the fonts of the system', async (script) => {
    const answer = await app.fetch(`/share/${businessId(placeIdOf(script))}.png`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(drawn).toHaveLength(1)
    expect(drawn[0]?.loadSystemFonts).toBe(false)
    expect(drawn[0]?.fontFiles?.length).toBeLessThanOrEqual(mostFontFiles)
  })
})
