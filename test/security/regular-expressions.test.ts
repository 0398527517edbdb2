import { check } from 'recheck'
import { expect, test, vi } from 'vitest'
import { countryCodes } from '../../src/domain/address/country/country-codes.ts'
import { findSourceExpressions, recordExpressions, type SourceExpression } from './source-expressions.ts'

/** Runs the code that builds expressions from texts, for each file with such code. */
const builders: Readonly<Record<string, () => Promise<unknown>>> = {
  'src/domain/text/clean-text.ts': () => import('../../src/domain/text/clean-text.ts'),
  'src/domain/opening-hours/day-hours.ts': () => import('../../src/domain/opening-hours/day-hours.ts'),
  'src/domain/opening-hours/day-names.ts': () => import('../../src/domain/opening-hours/day-names.ts'),
  'src/domain/address/coordinates.ts': () => import('../../src/domain/address/coordinates.ts'),
  'src/domain/address/formats/district-of-address.ts': () =>
    import('../../src/domain/address/formats/district-of-address.ts'),
  'src/domain/address/postal-code.ts': async () => {
    const { findPostalCode } = await import('../../src/domain/address/postal-code.ts')
    for (const code of ['', ...countryCodes.keys()]) findPostalCode('', code)
  },
}
/** Files whose built expressions never see more than a few characters. */
const bounded: Readonly<Record<string, string>> = {
  'src/domain/phone/phone.ts':
    "libphonenumber's patterns; plainPhone gives them at most 26 characters, of which all but one are digits",
}

/** The analysis is limited by steps, not by time, so that a busy machine gets the same results. */
const untimed = { timeout: null, attackTimeout: null, incubationTimeout: null }

function distinct(expressions: readonly SourceExpression[]): SourceExpression[] {
  return [...new Map(expressions.map((each) => [`/${each.source}/${each.flags}`, each])).values()]
}

test('no text makes a regular expression take more than linear time', async () => {
  vi.resetModules()
  const { literals, builders: found } = findSourceExpressions()
  expect(literals.length).toBeGreaterThan(300)
  expect([...found].sort()).toEqual([...Object.keys(builders), ...Object.keys(bounded)].sort())
  const built: SourceExpression[] = []
  for (const [file, build] of Object.entries(builders)) built.push(...(await recordExpressions(file, build)))
  expect(built.length).toBeGreaterThan(100)

  const slow: object[] = []
  for (const { source, flags, file } of distinct([...literals, ...built])) {
    const found = await check(source, flags, untimed)
    if (found.status !== 'safe') slow.push({ file, ...found })
  }
  expect(slow).toEqual([])
})
