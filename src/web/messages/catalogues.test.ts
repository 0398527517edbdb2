import { describe, expect, test } from 'vitest'
import { categoryGroupLabels, categoryGroups } from '../../domain/category/category-group.ts'
import { knownCategories } from '../../domain/category/known-categories.ts'
import { nameKey } from '../../domain/category/name-key.ts'
import { languageFacts, languages, listedLanguages } from '../../domain/site/language.ts'
import { reportFailures } from '../../server/pages/report-failures.ts'
import { addBusinessTexts } from '../pages/add-business/add-business-texts.ts'
import { browseTexts } from '../pages/browse-texts.ts'
import { categoriesTexts } from '../pages/categories/categories-texts.ts'
import { citiesTexts } from '../pages/cities/cities-texts.ts'
import { detailTexts } from '../pages/detail/detail-texts.ts'
import { reportTexts } from '../pages/detail/report-texts.ts'
import { storyTexts } from '../pages/detail/story-texts.ts'
import { nothingTexts } from '../pages/list/nothing-texts.ts'
import { notFoundTexts } from '../pages/not-found-texts.ts'
import { noSuchPlaceTexts } from '../pages/place/no-such-place-texts.ts'
import { footerTexts } from '../ui/frame/footer-texts.ts'
import { loadMessages } from './load-messages.ts'

describe.each(languages)('the catalogue in %s', (language) => {
  test('has no empty text, but for hints that a field need not have', async () => {
    const empty: string[] = []
    const messages = await loadMessages(language)
    const visit = (section: object, path: string) => {
      for (const [name, message] of Object.entries(section)) {
        if (message === '') empty.push(`${path}${name}`)
        if (typeof message === 'object' && message !== null) visit(message, `${path}${name}.`)
      }
    }
    visit(
      {
        ...messages,
        categories: categoriesTexts(language, messages),
        cities: citiesTexts(language, messages),
        addBusiness: addBusinessTexts(language),
        report: reportTexts(language),
        detailTexts: detailTexts(language),
        nothing: nothingTexts(language),
        browseTexts: browseTexts(language),
        notFound: notFoundTexts(language),
        noSuchPlace: noSuchPlaceTexts(language),
        story: storyTexts(language, messages),
        footerTexts: footerTexts(language, messages),
        reportFailures: reportFailures(language),
      },
      '',
    )
    expect(empty.filter((name) => !/^(?:addBusiness\.hints|list\.severalCities)/.test(name))).toEqual([])
  })

  test.runIf(languageFacts[language].isListed)('names the groups as the directory does', async () => {
    const { groups } = await loadMessages(language)
    const { names } = languageFacts[language]
    const known = Object.entries(categoryGroupLabels).map(([group, label]) => [group, label[names]])
    expect(groups).toEqual(Object.fromEntries(known))
  })
})

test.each(listedLanguages)('in %s a title tells a whole group from a trade of its name', async (language) => {
  const { groups, wholeGroups } = await loadMessages(language)
  const { names } = languageFacts[language]
  const trades = new Set(knownCategories.map(({ label }) => nameKey(label[names])))
  const titles = categoryGroups.map((group) => wholeGroups[group] ?? groups[group])
  expect(titles.filter((title) => trades.has(nameKey(title)))).toEqual([])
  const needed = categoryGroups.filter((group) => trades.has(nameKey(groups[group])))
  expect(Object.keys(wholeGroups)).toEqual(needed)
})

test('English counts have their plural', async () => {
  const messages = await loadMessages('en')
  const { card, city } = messages
  expect([card.reviews(1), card.reviews(1204)]).toEqual(['1 review', '1,204 reviews'])
  expect(city.title('Seoul', 1)).toBe('1 business in Seoul')
  expect(citiesTexts('en', messages).count(2)).toBe('2 cities · most businesses first')
})

test('Korean words have their particle', async () => {
  const { list } = await loadMessages('ko')
  expect(list.leftOut('맛집')).toBe('‘맛집’을 뺐습니다.')
  expect(list.leftOut('카페')).toBe('‘카페’를 뺐습니다.')
  expect(list.severalCities('중구')[1]).toBe('는 여러 도시에 있습니다. 어느 도시인가요?')
})
