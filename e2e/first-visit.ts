import type { Browser } from 'playwright-core'
import { desktop } from './browser.ts'

interface Transfer {
  readonly path: string
  readonly kind: string
  /** As transferred, with the headers of the answer. */
  readonly bytes: number
}

/** The requests of a browser with an empty cache for one page of this site. */
export interface FirstVisit {
  readonly scripts: readonly Transfer[]
  readonly styles: readonly Transfer[]
  readonly documents: readonly Transfer[]
  readonly images: readonly Transfer[]
  /** Paths of the scripts that the HTML links. */
  readonly linkedScripts: readonly string[]
}

export const bytesOf = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0)

/** Opens `path` at `origin` in a new context and waits until there are no more requests. */
export async function visitFirst(browser: Browser, origin: string, path: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: desktop })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, Pick<Transfer, 'path' | 'kind'>>()
  const transfers: Transfer[] = []
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const url = new URL(response.url)
    if (url.origin === origin) kinds.set(requestId, { path: url.pathname, kind: type })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = kinds.get(requestId)
    if (known) transfers.push({ ...known, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  const answer = await page.goto(origin + path, { waitUntil: 'networkidle' })
  const html = (await answer?.text()) ?? ''
  await context.close()
  const ofKind = (kind: string) => transfers.filter((transfer) => transfer.kind === kind)
  return {
    scripts: ofKind('Script'),
    styles: ofKind('Stylesheet'),
    documents: ofKind('Document'),
    images: ofKind('Image'),
    linkedScripts: [...html.matchAll(/(?:href|src)="(\/[^"]+\.js)"/g)].map(([, linked = '']) => linked),
  }
}
