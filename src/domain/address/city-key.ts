import { fold } from '../text/fold.ts'

/** What tells cities apart in storage and URLs: the folded name, so that `Genève` and `geneve` are one. */
export function cityKey(name: string): string {
  return fold(name)
    .replace(/[\s.'’-]+/g, ' ')
    .trim()
}
