import { cityPageName } from '../../src/domain/address/cities/city-page.ts'
import { knownCategory } from '../../src/domain/category/taxonomy.ts'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { Random } from '../../src/domain/sample-listings/random.ts'
import { categoryQuery } from './query-classes.ts'
import type { Target, Targets } from './targets.ts'

const resultLimit = 10

const slugOf = (category: string) => knownCategory(category)?.slug

/** Searches of which every result is of the category and in the city, and of which none is missing. */
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
    const wrong = businesses.filter((business) => !isRight(business, target))
    const there = targets
      .categoriesOf(target.cityKey)
      .reduce(
        (sum, { category, count }) => sum + (slugOf(category) === slugOf(target.category) ? count : 0),
        0,
      )
    const missing = Math.min(resultLimit, there) - businesses.length
    if (wrong.length === 0 && missing <= 0) continue
    const examples = wrong.slice(0, 2).map(({ name, category, city }) => `${name}, ${category}, ${city}`)
    misses.push(`${text} → ${missing} missing, ${wrong.length} wrong: ${examples.join('; ')}`)
  }
  return { right: asked.size - misses.length, asked: asked.size, misses }
}

function isRight({ category, cityPage }: BusinessList['businesses'][number], target: Target): boolean {
  const isThere = cityPage === cityPageName(target.city, target.countryCode)
  return isThere && slugOf(category) === slugOf(target.category)
}
