import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPanel } from './admin-login.ts'
import { begin, pick, preview, result, writeWorkbook } from './import-screen.ts'
import { useSite } from './use-site.ts'

const chosen = ['음식점', '카페', '미용실', '세탁소', '헬스장', '꽃집']
/** Texts of a source, with what a person who knows it would say; undefined: what is suggested is right. */
const texts: readonly (readonly [text: string, trade: string | undefined])[] = [
  ...Array.from({ length: 24 }, (_, n) => [`QX-${n} 등록소`, chosen[n % chosen.length]] as const),
  ['Fijian restaurant', undefined],
  ['Tuvan restaurant', undefined],
  ['나동 약국 zq', undefined],
  ['다동 편의점 zq', undefined],
  ['라동 서점 zq', undefined],
  ['마동 호텔 zq', undefined],
]
const header = ['place_id', 'name', 'category', 'full_address']
const rowsOf = (list: string, count: number) =>
  Array.from({ length: count }, (_, n) => [
    `${list}-${n}`,
    `가온 ${list} ${n}`,
    texts[n % texts.length]?.[0] ?? '',
    `서울특별시 성동구 왕십리로 ${n + 1}`,
  ])

describe('600 rows whose trade nobody knows', () => {
  const site = useSite()
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trades-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const openImport = () => openPanel(site.browser, site.app.origin, 'import')
  const table = (page: Page) => preview(page).getByRole('region', { name: /업종을 확실히 알 수 없는 이름/ })
  const start = (page: Page) => preview(page).getByRole('button', { name: '가져오기 시작', disabled: false })
  const storedCategories = async () => {
    const categories = await site.app.storage.listings.listCategories()
    return categories.map(({ category }) => category)
  }

  test('are made right in the preview, and the next file of the layout asks nothing', async () => {
    const { page, problems } = await openImport()
    const before = await storedCategories()
    await pick(page, await writeWorkbook(folder, 'first.xlsx', header, rowsOf('a', 600)))
    await start(page).waitFor()
    await table(page).getByText('30가지, 600행').waitFor()
    const began = performance.now()
    let actions = 0
    const click = async (name: string | RegExp) => {
      actions++
      await table(page).getByRole('button', { name }).click()
    }
    await click(/^추천 \d+가지 모두 받아들이기$/)
    await click('30가지 모두 보기')
    for (const [text, trade] of texts) {
      if (trade === undefined) continue
      actions++
      await table(page)
        .getByRole('combobox', { name: `‘${text}’의 업종` })
        .fill(trade)
    }
    await click('업종 30가지 저장')
    await table(page).waitFor({ state: 'detached' })
    await start(page).waitFor()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.info(`600 rows made right: ${actions} clicks and choices, ${seconds} s`)
    await begin(page)
    expect(actions).toBeLessThanOrEqual(texts.length)

    await pick(page, await writeWorkbook(folder, 'second.xlsx', header, rowsOf('b', 120)))
    await start(page).waitFor()
    await preview(page).getByText('second.xlsx').waitFor()
    expect(await table(page).count()).toBe(0)
    await begin(page)
    const added = (await storedCategories()).filter((category) => !before.includes(category))
    expect(added.filter((category) => texts.some(([text]) => text === category))).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })

  test('that came in earlier are made right in the panel, which can be undone', async () => {
    const { page, problems } = await openImport()
    const old = Array.from({ length: 40 }, (_, n) => [
      `old-${n}`,
      `나루 ${n}`,
      'Wvw',
      `서울특별시 성동구 왕십리로 ${n}`,
    ])
    await pick(page, await writeWorkbook(folder, 'old.xlsx', header, old))
    await start(page).waitFor()
    await begin(page)
    const list = page.getByRole('region', { name: '업종을 알 수 없는 카테고리' })
    const field = list.getByRole('combobox', { name: '‘Wvw’의 업종' })
    await field.fill('없는 업종')
    await list.getByText('목록에 있는 업종을 골라 주십시오.').waitFor()
    expect(await list.getByRole('button', { name: '업종 저장' }).isDisabled()).toBe(true)
    await field.fill('약국')
    await list.getByRole('button', { name: '업종 1가지 저장' }).click()
    await field.waitFor({ state: 'detached' })
    expect(await storedCategories()).not.toContain('Wvw')
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Wvw 되돌리기' }).click()
    await field.waitFor()
    const mappings = await site.app.storage.tradeMappings.listTradeMappings()
    expect(mappings.map(({ text }) => text)).not.toContain('Wvw')
    await field.fill('약국')
    await list.getByRole('button', { name: '업종 1가지 저장' }).click()
    await field.waitFor({ state: 'detached' })
    await list.getByText(/^정해 둔 업종 \d+가지$/).click()
    await list.getByRole('button', { name: '‘Wvw’의 업종 잊기' }).click()
    await list.getByRole('button', { name: '‘Wvw’의 업종 잊기' }).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await page.close()
  })

  test('are named with the trade that was guessed, in the language of the panel', async () => {
    const { page, problems } = await openImport()
    const rows = [['guessed-1', '라온', 'Sogdian restaurant', '서울특별시 성동구 왕십리로 1']]
    await pick(page, await writeWorkbook(folder, 'guessed.xlsx', header, rows))
    await start(page).waitFor()
    await begin(page)
    const named = (trade: string) =>
      result(page).getByText(`Sogdian restaurant → ${trade}`).waitFor({ state: 'attached' })
    await named('음식점 (추정)')
    await page.getByRole('button', { name: 'English' }).click()
    await named('Restaurant (a guess)')
    expect(problems).toEqual([])
    await page.close()
  })

  test('make a new trade by keyboard in the preview, which has a page until the import is undone', async () => {
    const { page, problems } = await openImport()
    const rows = Array.from({ length: 6 }, (_, n) => [
      `own-${n}`,
      `다온 ${n}`,
      n === 5 ? 'UAV garage zq' : 'Dronezq',
      `서울특별시 성동구 왕십리로 ${n}`,
    ])
    await pick(page, await writeWorkbook(folder, 'own.xlsx', header, rows))
    await start(page).waitFor()
    const field = table(page).getByRole('combobox', { name: '‘Dronezq’의 업종' })
    await table(page).getByRole('button', { name: '‘Dronezq’에서 새 업종 만들기' }).focus()
    await page.keyboard.press('Enter')
    await table(page).getByText('새 업종입니다. 이름을 고칠 수 있습니다.').waitFor()
    expect(await field.inputValue()).toBe('Dronezq')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)

    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Apotheke')
    await table(page).getByRole('button', { name: '업종 1가지 저장' }).focus()
    await page.keyboard.press('Enter')
    await page
      .getByText('‘Apotheke’은(는) 이미 있는 업종 ‘약국’입니다. 그 업종을 고르십시오.')
      .first()
      .waitFor()

    await field.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('드론 수리점')
    const other = table(page).getByRole('combobox', { name: '‘UAV garage zq’의 업종' })
    await other.focus()
    await page.keyboard.type('드론 수리점')
    await table(page).getByRole('button', { name: '업종 2가지 저장' }).focus()
    await page.keyboard.press('Enter')
    await table(page).waitFor({ state: 'detached' })
    await start(page).waitFor()
    await preview(page).getByRole('cell', { name: '드론 수리점', exact: true }).first().waitFor()
    await start(page).focus()
    await page.keyboard.press('Enter')
    await result(page).waitFor()

    const address = `${site.app.origin}/category/${encodeURIComponent('~드론-수리점')}`
    const visitor = await page.context().newPage()
    await visitor.goto(address)
    await visitor.getByRole('heading', { level: 1, name: '드론 수리점', exact: true }).waitFor()
    await visitor.getByRole('link', { name: '다온 0', exact: true }).first().waitFor()
    await visitor.close()

    page.once('dialog', (dialog) => dialog.accept())
    const undo = page.getByRole('button', { name: /own\.xlsx.*되돌리기/ }).first()
    await undo.focus()
    await page.keyboard.press('Enter')
    await undo.waitFor({ state: 'detached' })
    await expect.poll(storedCategories, { timeout: 60_000 }).not.toContain('~드론 수리점')
    const chosen = page.getByRole('region', { name: '업종을 알 수 없는 카테고리' })
    await chosen.getByText(/^정해 둔 업종 \d+가지$/).focus()
    await page.keyboard.press('Enter')
    for (const text of ['Dronezq', 'UAV garage zq']) {
      const forget = chosen.getByRole('button', { name: `‘${text}’의 업종 잊기` })
      await forget.focus()
      await page.keyboard.press('Enter')
      await forget.waitFor({ state: 'detached' })
    }
    const mappings = await site.app.storage.tradeMappings.listTradeMappings()
    expect(mappings.map(({ trade }) => trade)).not.toContain('~드론 수리점')
    // The browser says that the first name was refused.
    expect(problems).toEqual([expect.stringContaining('422')])
    await page.close()
  })
})
