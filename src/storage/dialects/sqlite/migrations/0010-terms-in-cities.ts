import { rebuildIndex } from '../rebuild-index.ts'

/** The full-text index also has tokens for a trade in a city. */
export const termsInCities = {
  name: '0010-terms-in-cities',
  sql: '',
  run: rebuildIndex,
}
