import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type RouteName, routePaths } from '../../domain/site/match-route.ts'
import { sourceOf } from './page-sources.ts'
import { findPage } from './pages.ts'

const routes = [...(Object.keys(routePaths) as RouteName[]), undefined]
const addressOf = (route: RouteName | undefined) => (route ? routePaths[route] : '/no/such/page')

test.each(['ko', 'en', 'tr'] as const)('every page in %s is the one that its file has', async (language) => {
  for (const route of routes) {
    const source = sourceOf(route, language)
    const prefix = language === 'ko' ? '' : `/${language}`
    const page = await findPage(prefix + addressOf(route), '').page.load()
    const file: Record<string, unknown> = await import(join(import.meta.dirname, source))
    const inFile = [
      ...Object.values(file),
      ...Object.values(file).flatMap((each) => Object.values(Object(each))),
    ]
    expect(inFile, `${route}: ${source}`).toContain(page)
    expect(await readFile(join(import.meta.dirname, 'pages.ts'), 'utf8')).toContain(`./${source}`)
  }
})
