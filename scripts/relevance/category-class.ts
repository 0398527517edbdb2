import { cityPageName } from '../../src/domain/address/cities/city-page.ts'
import { isCategoryGroup } from '../../src/domain/category/category-group.ts'
import { categoryGroupOf, knownCategory } from '../../src/domain/category/taxonomy.ts'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { Random } from '../../src/domain/random.ts'
import { categoryQuery } from './query-classes.ts'
import type { Target, Targets } from './targets.ts'

const resultLimit = 10

/** The category, or the group if the category is a whole group. */
const kindOf = (category: string, wanted: string | undefined) =>
  isCategoryGroup(wanted ?? '') ? categoryGroupOf(category) : knownCategory(category)?.slug

/**
 * Makes searches for a category in a city. The first ten results (or all, if the city has fewer such listings) must
 * be of the category and in the city.
 */
export async function judgeCategories(
  search: (text: string) => Promise<BusinessList>,
  targets: Targets,
  { queries, seed }: { readonly queries: number; readonly seed: number },
): Promise<{ right: number; asked: number; misses: readonly string[] }> {
  const random = new Random(seed, 2)
  const misses: string[] = []
  const asked = new Map<string, Target>()
  targets.pick(queries, (target) => {
    const text = categoryQuery(target, random)
    if (text) asked.set(text, target)
    return text !== undefined
  })
  for (const [text, target] of asked) {
    const { businesses } = await search(text)
    const isRight = rightness(target)
    const there = targets
      .categoriesOf(target.cityKey)
      .reduce((sum, { category, count }) => sum + (isRight(category) ? count : 0), 0)
    const expected = Math.min(resultLimit, there)
    const wrong = businesses
      .slice(0, expected)
      .filter(({ category, cityPage }) => cityPage !== cityOf(target) || !isRight(category))
    const missing = Math.max(0, expected - businesses.length)
    if (wrong.length + missing === 0) continue
    const examples = wrong.slice(0, 2).map(({ name, category, city }) => `${name}, ${category}, ${city}`)
    misses.push(`${text} → ${missing} missing, ${wrong.length} wrong: ${examples.join('; ')}`)
  }
  return { right: asked.size - misses.length, asked: asked.size, misses }
}

const cityOf = ({ city, countryCode }: Target) => cityPageName(city, countryCode)

/** Whether a category is the target's, in any language. */
function rightness(target: Target): (category: string) => boolean {
  const wanted = knownCategory(target.category)?.slug
  return (category) => kindOf(category, wanted) === kindOf(target.category, wanted)
}
