import { memoize } from '../memoize.ts'
import { fold } from '../text/fold.ts'

/** Scripts that write words together. */
export const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/

/** Letters and digits with single spaces, so that `김밥(도시락)`, `meal_takeaway` and `Bed & breakfast` compare. */
export const nameKey = memoize(8192, (name) =>
  fold(name)
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim(),
)
