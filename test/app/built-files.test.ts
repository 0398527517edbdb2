import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './test-app.ts'

const clientDir = join(import.meta.dirname, '..', '..', 'dist', 'client')

describe('built files', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
  })
  afterAll(() => app.close())

  test('GET /assets/… → the brotli made at build time, whole once unpacked, kept for good', async () => {
    const html = await (await app.fetch('/')).text()
    const script = /<script type="module" src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const packed = await app.fetch(script, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(Number(packed.headers.get('content-length'))).toBe(statSync(join(clientDir, `${script}.br`)).size)
    expect(packed.headers.get('cache-control')).toContain('immutable')
    const plain = await app.fetch(script, { headers: { 'accept-encoding': 'identity' } })
    expect(await packed.text()).toBe(await plain.text())
  })

  test.each([
    ['/favicon.ico', 'image/x-icon', [0, 0, 1, 0]],
    ['/apple-touch-icon.png', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
  ])('GET %s → the icon that programs ask for without reading a page', async (path, type, beginning) => {
    const answer = await app.fetch(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 4)]).toEqual(beginning)
  })

  test('GET /manifest.webmanifest → icons that exist, in PNG too', async () => {
    const { icons } = (await app.json('/manifest.webmanifest')) as { icons: { src: string; type: string }[] }
    expect(icons.filter(({ type }) => type === 'image/png').length).toBeGreaterThan(1)
    for (const { src } of icons) expect((await app.fetch(src)).status).toBe(200)
  })

  test('pages tell phones to make no links of their own', async () => {
    expect(await (await app.fetch('/')).text()).toContain(
      '<meta name="format-detection" content="telephone=no,',
    )
  })
})
