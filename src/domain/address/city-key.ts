import { fold } from '../text/fold.ts'

/** The key of a city in storage and URLs: the folded name, so that `Genève` and `geneve` are the same. */
export function cityKey(name: string): string {
  return fold(name)
    .replace(/[\s.'’-]+/g, ' ')
    .trim()
}
