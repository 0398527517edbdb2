import { describe, expect, test } from 'vitest'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems } from './browser.ts'
import { useSite } from './use-site.ts'

describe('the SEO Sitemap tab', () => {
  const site = useSite({ sampleData: true })

  async function readStats() {
    const headers = { cookie: await site.app.login() }
    return (await (await site.app.fetch('/api/admin/sitemap-stats', { headers })).json()) as {
      totalBusinesses: number
      totalSitemaps: number
      businessesPerSitemap: number
      sitemapUrls: Record<'main' | 'mainPages' | 'categories' | 'cities', string> & { businesses: string[] }
    }
  }

  test('tells in Turkish the totals, the files (the reported count and 3) and that they are ready', async () => {
    const stats = await readStats()
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'seo-sitemap')
    const cards = page.locator('[lang=tr] .stat-card')
    await cards.first().waitFor()
    const turkish = (count: number) => count.toLocaleString('tr-TR')
    expect(await cards.allTextContents()).toEqual([
      `Toplam işletme${turkish(stats.totalBusinesses)}`,
      `Sitemap dosyası${turkish(stats.totalSitemaps + 3)}`,
      `Sitemap sayfası başına işletme${turkish(stats.businessesPerSitemap)}`,
      'DurumHazır',
    ])
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })

  test('links every sitemap and the console, each in a new tab', async () => {
    const { sitemapUrls } = await readStats()
    const { page } = await openPanel(site.browser, site.app.origin, 'seo-sitemap')
    const links = page.locator('[lang=tr] a')
    await links.first().waitFor()
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    )
    const { main, mainPages, categories, cities, businesses } = sitemapUrls
    const wanted = [
      'https://search.google.com/search-console',
      main,
      mainPages,
      categories,
      cities,
      ...businesses,
    ]
    expect(found).toEqual(wanted.map((url) => [url, '_blank', 'noopener']))
    await page.close()
  })

  test('copies the main sitemap’s address', async () => {
    const { sitemapUrls } = await readStats()
    const permissions = ['clipboard-read', 'clipboard-write']
    const { page } = await openPanel(site.browser, site.app.origin, 'seo-sitemap', { permissions })
    await page.getByRole('button', { name: 'Kopyala' }).click()
    await page.getByText('Kopyalandı').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sitemapUrls.main)
    await page.close()
  })
})
