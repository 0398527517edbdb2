import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { useSite } from './use-site.ts'

const names = ['하나 상회', '두리 상회', '세모 상회']

describe('the notice that undoes', () => {
  const site = useSite({
    isFresh: true,
    fill: (app) =>
      importRows(
        app,
        names.map((name, index) => ({ name, place_id: `ChIJundo${index}`, country: '대한민국' })),
      ),
  })

  test('takes presses at once; what fails is offered again, what was undone elsewhere is not, those before it are', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    const notice = (name: string | undefined) => page.getByText(`“${name}” 업체를 삭제했습니다.`)
    const undo = page.getByRole('button', { name: '되돌리기', exact: true })
    const changes: string[] = []
    for (const name of names) {
      const answer = page.waitForResponse((one) => one.request().method() === 'DELETE')
      await page.getByRole('button', { name: `Delete ${name}` }).click()
      changes.push((await (await answer).json()).changeId)
      await notice(name).waitFor()
    }

    let fail = () => {}
    const failing = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(
      '**/undo',
      async (route) => {
        await failing
        await route.fulfill({ status: 503, json: { message: '잠시 뒤에' } })
      },
      { times: 1 },
    )
    await undo.click()
    await notice(names[1]).waitFor()
    await undo.click()
    await notice(names[0]).waitFor()
    fail()
    await notice(names[2]).waitFor()
    await page.getByText('되돌리지 못했습니다').first().waitFor()

    await page.request.post(`/api/admin/changes/${changes[2]}/undo`)
    await undo.click()
    await notice(names[1]).waitFor()
    await page.getByText('되돌릴 내용이 없습니다.').first().waitFor()
    await undo.click()
    await undo.click()
    await page.getByText('업체 3곳', { exact: true }).waitFor()
    expect(await undo.count()).toBe(0)
    await page.close()
  })
})
