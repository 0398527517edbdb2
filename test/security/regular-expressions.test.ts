import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { check } from 'recheck'
import recheck from 'recheck/package.json' with { type: 'json' }
import { expect, test, vi } from 'vitest'
import { countryCodes } from '../../src/domain/address/country/country-codes.ts'
import { findSourceExpressions, recordExpressions, type SourceExpression } from './source-expressions.ts'

/** Runs the code that builds expressions from texts, for each file with such code. */
const builders: Readonly<Record<string, () => Promise<unknown>>> = {
  'src/domain/text/clean-text.ts': () => import('../../src/domain/text/clean-text.ts'),
  'src/domain/opening-hours/day-hours.ts': () => import('../../src/domain/opening-hours/day-hours.ts'),
  'src/domain/opening-hours/day-names.ts': () => import('../../src/domain/opening-hours/day-names.ts'),
  'src/domain/opening-hours/holiday-notes.ts': () =>
    import('../../src/domain/opening-hours/holiday-notes.ts'),
  'src/domain/opening-hours/joined-days.ts': () => import('../../src/domain/opening-hours/joined-days.ts'),
  'src/domain/opening-hours/languages/american-hours.ts': () =>
    import('../../src/domain/opening-hours/languages/american-hours.ts'),
  'src/domain/opening-hours/plain-hours.ts': () => import('../../src/domain/opening-hours/plain-hours.ts'),
  'src/domain/opening-hours/day-order.ts': () => import('../../src/domain/opening-hours/day-order.ts'),
  'src/domain/opening-hours/languages/chinese-hours.ts': () =>
    import('../../src/domain/opening-hours/languages/chinese-hours.ts'),
  'src/domain/opening-hours/languages/parts-of-day.ts': () =>
    import('../../src/domain/opening-hours/languages/parts-of-day.ts'),
  'src/domain/opening-hours/rest/break-words.ts': () =>
    import('../../src/domain/opening-hours/rest/break-words.ts'),
  'src/domain/opening-hours/rest/next-day.ts': () =>
    import('../../src/domain/opening-hours/rest/next-day.ts'),
  'src/domain/opening-hours/rest/hours-label.ts': () =>
    import('../../src/domain/opening-hours/rest/hours-label.ts'),
  'src/domain/opening-hours/rest/rest-beside-hours.ts': () =>
    import('../../src/domain/opening-hours/rest/rest-beside-hours.ts'),
  'src/application/import/rows/closing/closing-status.ts': () =>
    import('../../src/application/import/rows/closing/closing-status.ts'),
  'src/domain/opening-hours/short-days.ts': async () => {
    const { withShortDays } = await import('../../src/domain/opening-hours/short-days.ts')
    withShortDays('pn-pt')
  },
  'src/domain/address/map-link.ts': () => import('../../src/domain/address/map-link.ts'),
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

/** Hashes of the expressions that were found safe, one a line. Analysing them all takes half a minute. */
const recordPath = `${import.meta.dirname}/safe-expressions.txt`
/** `npm run soak` believes no record: a hash that somebody wrote by hand does not stay. */
const isAllAnalysed = process.env.ANALYSE_EXPRESSIONS === 'all'

/** Another version of the analyser, or other limits, may come to another verdict. */
function hashOf({ source, flags }: SourceExpression): string {
  return createHash('sha256')
    .update(JSON.stringify([recheck.version, untimed, source, flags]))
    .digest('hex')
}

test('no text makes a regular expression take more than linear time', async () => {
  // Libraries are loaded once, and their own expressions are not recorded: whichever tests ran before, they are there now.
  for (const build of Object.values(builders)) await build()
  vi.resetModules()
  const { literals, builders: found } = findSourceExpressions()
  expect(literals.length).toBeGreaterThan(300)
  expect([...found].sort()).toEqual([...Object.keys(builders), ...Object.keys(bounded)].sort())
  const built: SourceExpression[] = []
  for (const [file, build] of Object.entries(builders)) built.push(...(await recordExpressions(file, build)))
  expect(built.length).toBeGreaterThan(100)

  const expressions = new Map([...literals, ...built].map((each) => [hashOf(each), each]))
  const recorded = new Set(isAllAnalysed ? [] : readFileSync(recordPath, 'utf8').split('\n'))
  const slow: object[] = []
  for (const [hash, { source, flags, file }] of expressions) {
    if (recorded.has(hash)) continue
    const verdict = await check(source, flags, untimed)
    if (verdict.status !== 'safe') slow.push({ file, ...verdict })
  }
  expect(slow).toEqual([])
  await expect(
    `${[...expressions.keys()].sort().join('\n')}\n`,
    'The expressions are safe, but others than those of the record. Bring it up to date: npm test -- regular-expressions -u',
  ).toMatchFileSnapshot(recordPath)
})
