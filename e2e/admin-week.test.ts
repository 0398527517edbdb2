import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import type { TestApp } from '../test/app/test-app.ts'
import { isFullLength } from '../test/full-length.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems } from './browser.ts'
import { focused, tabTo } from './keyboard.ts'
import { useSite } from './use-site.ts'

/** How much is worked off. The short work, too, is on lists longer than their page, and decides on each kind of group. */
const work = isFullLength
  ? { listings: 20, pairs: 30, threes: 20, merged: 15, decided: 50 }
  : { listings: 5, pairs: 3, threes: 21, merged: 2, decided: 6 }

const withoutCity = Array.from({ length: 585 }, (_, index) => ({
  name: `Ohne Ort ${index}`,
  place_id: `ChIJohne${index}`,
  category: 'Bakery',
  full_address: 'Unknown way 7',
}))
const groupCount = work.pairs + work.threes
/** Pairs, each of one name, then groups of three. The pairs are likelier duplicates, and so come first. */
const inGroups = Array.from({ length: groupCount }, (_, group) => {
  const isPair = group < work.pairs
  return Array.from({ length: isPair ? 2 : 3 }, (_, index) => ({
    name: isPair ? `Paar ${group}` : `Gruppe ${group} ${index}`,
    place_id: `ChIJgruppe${group}-${index}`,
    category: 'Store',
    country: 'Germany',
    phone: `030 90${1000 + group}`,
    full_address: isPair ? `Torstr. ${group + 1}, 10119 Berlin` : '',
  }))
}).flat()
const inSeries = Array.from({ length: 300 }, (_, index) => ({
  name: `Reihe ${index}`,
  place_id: `ChIJreihe${index}`,
  category: 'Store',
  country: 'Germany',
  full_address: 'Torstr. 1, 10119 Berlin',
}))
const submissions = ['솔방울 분식', '느티 서점', '물결 세탁'].map((name, index) => ({
  name,
  category: '분식',
  address: `서울특별시 마포구 양화로 ${90 + index}`,
  country: '대한민국',
  email: 'owner@example.org',
}))

const submit = async (app: TestApp) => {
  for (const form of submissions)
    await app.fetch('/add-business', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
}

/** Counts the keys of a page's keyboard; a typed text has one for each letter. */
function countKeys(page: Page): () => number {
  const { keyboard } = page
  let count = 0
  const { press, type } = keyboard
  keyboard.press = (...given) => {
    count++
    return press.apply(keyboard, given)
  }
  keyboard.type = (text, ...given) => {
    count += [...text].length
    return type.call(keyboard, text, ...given)
  }
  return () => count
}

/** Counts what a mouse or a finger does on a page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const count = { clicks: 0 }
    addEventListener('pointerdown', () => count.clicks++, true)
    return count
  })
  return () => counter.evaluate(({ clicks }) => clicks)
}

/** A site with these listings, and what tests of work on it share. */
function useWork(fill: (app: TestApp) => Promise<unknown>) {
  const site = useSite({ isFresh: true, fill })
  return {
    countOf: async (query: string) => {
      const list = await site.app.json(`/api/businesses?limit=1&${query}`)
      return (list as { totalCount: number }).totalCount
    },
    /** Runs a task on the dashboard, and prints what it took. */
    measured: async (what: string, task: (page: Page) => Promise<void>) => {
      const { page, problems } = await openPanel(site.browser, site.app.origin, 'dashboard')
      await page.getByRole('heading', { name: /^할 일/ }).waitFor()
      const [keys, clicks] = [countKeys(page), await countClicks(page)]
      const began = performance.now()
      await task(page)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.info(`${what}: ${keys()} keys, ${await clicks()} clicks, ${seconds} s`)
      expect(await clicks()).toBe(0)
      expect(await accessibilityProblems(page)).toEqual([])
      expect(problems).toEqual([])
      await page.close()
    },
  }
}

const reach = async (page: Page, name: string | RegExp, key?: 'Shift+Tab') => {
  await tabTo(page, name, key)
  await page.keyboard.press('Enter')
}
const whenFocused = async (page: Page, name: RegExp) => {
  await expect.poll(() => focused(page)).toMatch(name)
  return focused(page)
}

describe('585 listings without a city, by keyboard alone', () => {
  const { countOf, measured } = useWork((app) => importRows(app, withoutCity))

  test(`${work.listings} get one, each next one has the focus; undone, the last first`, async () => {
    const left = 585 - work.listings
    await measured(`${work.listings} listings without a city, and the undo of each`, async (page) => {
      const edited: string[] = []
      await reach(page, /^도시 없음/)
      await page.getByText('업체 585곳', { exact: true }).waitFor()
      const listed = page.getByRole('button', { name: /^Edit Ohne Ort/ })
      const pageLength = await listed.count()
      await tabTo(page, /^Edit Ohne Ort/)
      for (let done = 1; done <= work.listings; done++) {
        edited.push((await whenFocused(page, /^Edit Ohne Ort/)).replace('Edit ', ''))
        await page.keyboard.press('Enter')
        await whenFocused(page, /^도시$/)
        await page.keyboard.type('Hamburg')
        await page.keyboard.press('Enter')
        await page.getByText(`업체 ${585 - done}곳`, { exact: true }).waitFor()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      expect(new Set(edited).size).toBe(work.listings)
      expect([await countOf('city=Hamburg'), await countOf('missing=city')]).toEqual([work.listings, left])
      await whenFocused(page, /^Edit Ohne Ort/)
      // Those of the next page have moved up.
      expect(pageLength).toBeLessThan(left)
      expect(await listed.count()).toBe(pageLength)
      await tabTo(page, '되돌리기', 'Shift+Tab')
      for (const name of edited.reverse()) {
        await page.getByText(`“${name}” 업체를 고쳤습니다.`, { exact: true }).waitFor()
        await page.keyboard.press('Enter')
      }
      await page.getByText('업체 585곳', { exact: true }).waitFor()
    })
    expect([await countOf('city=Hamburg'), await countOf('missing=city')]).toEqual([0, 585])
  })
})

describe(`${work.decided} groups of possible duplicates, by keyboard alone`, () => {
  const { countOf, measured } = useWork((app) => importRows(app, inGroups))

  test('are merged or told apart, each next one has the focus; undone, the last first', async () => {
    await measured(`${work.decided} groups of duplicates, and the undo of each`, async (page) => {
      const left = (groups: number) => page.getByText(`중복일 수 있는 업체 ${groups}묶음`, { exact: true })
      await reach(page, /^중복일 수 있는 업체/)
      await left(groupCount).waitFor()
      await whenFocused(page, /^중복일 수 있는 업체/)
      for (let done = 0; done < work.decided; done++) {
        if (done > 0) await whenFocused(page, /Paar|Gruppe/)
        await reach(page, done < work.merged ? /곳 합치기$/ : /: (중복 아님|모두 별개)$/)
        await left(groupCount - done - 1).waitFor()
      }
      expect(await countOf('')).toBe(inGroups.length - work.merged)
      await tabTo(page, '되돌리기', 'Shift+Tab')
      for (let undone = 0; undone < work.decided; undone++) await page.keyboard.press('Enter')
      await left(groupCount).waitFor()
    })
    expect(await countOf('')).toBe(inGroups.length)
  })
})

describe('three hundred listings, by keyboard alone', () => {
  const { countOf, measured } = useWork((app) => importRows(app, inSeries))

  test('get another trade, and their own again', async () => {
    await measured('the trade of 300, and its undo', async (page) => {
      await reach(page, 'Businesses')
      await page.getByRole('searchbox').waitFor()
      await tabTo(page, '검색')
      await page.keyboard.type('Reihe')
      await page.keyboard.press('Enter')
      await page.getByText('업체 300곳', { exact: true }).waitFor()
      await tabTo(page, '이 페이지의 업체 모두 고르기')
      await page.keyboard.press('Space')
      await page.getByText('검색된 300곳 모두에 적용').waitFor()
      // The bar stands before the table.
      await tabTo(page, '검색된 300곳 모두에 적용', 'Shift+Tab')
      await page.keyboard.press('Space')
      await reach(page, /바꾸기$/, 'Shift+Tab')
      await tabTo(page, '카테고리')
      await page.keyboard.type('Florist')
      await page.getByText('업체 300곳: 카테고리 → Florist', { exact: false }).waitFor()
      await page.keyboard.press('Enter')
      const tray = page.getByRole('region', { name: '작업', exact: true })
      await tray.getByText('변경 300곳').waitFor()
      expect(await countOf('category=Florist')).toBe(300)
      page.on('dialog', (dialog) => dialog.accept())
      await reach(page, /^일괄 변경.*되돌리기$/)
      await tray.getByText('복원 300곳').waitFor()
    })
    expect(await countOf('category=Florist')).toBe(0)
    expect(await countOf('category=Store')).toBe(300)
  })
})

describe('three submissions, by keyboard alone', () => {
  const { countOf, measured } = useWork(submit)

  test('are approved and rejected, each next one has the focus; undone, the last first', async () => {
    await measured('3 submissions, and the undo of each', async (page) => {
      const waiting = (count: number) => page.getByText(`등록 신청 ${count}건`, { exact: true })
      await reach(page, /^등록 신청/)
      await waiting(3).waitFor()
      await whenFocused(page, /^등록 신청 3건/)
      await reach(page, /승인$/)
      await waiting(2).waitFor()
      await whenFocused(page, /^느티 서점/)
      await reach(page, /반려$/)
      await waiting(1).waitFor()
      await whenFocused(page, /^물결 세탁/)
      await reach(page, /승인$/)
      await waiting(1).waitFor({ state: 'detached' })
      expect(await countOf('')).toBe(2)
      await tabTo(page, '되돌리기', 'Shift+Tab')
      for (const notice of ['물결 세탁: ', '느티 서점: ', '솔방울 분식: ']) {
        await page.getByText(notice).waitFor()
        await page.keyboard.press('Enter')
      }
      await waiting(3).waitFor()
    })
    expect(await countOf('')).toBe(0)
  })
})
