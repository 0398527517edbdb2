import { escapeHtml, type PageAssets, staticDocument } from '../pages/document.ts'
import type { Refusal } from './refusal.ts'

/** The page that a visitor gets when a read is refused. It needs no data. */
export function busyPage({ message }: Refusal, assets: PageAssets, siteName: string): string {
  const title = '잠시만 기다려 주십시오'
  const notice = [
    '<main class="page-width py-12"><section class="notice">',
    `<h1 class="text-xl font-bold">${title}</h1>`,
    `<div class="mt-3 text-ink-2"><p>${escapeHtml(message)}</p></div>`,
    '</section></main>',
  ]
  return staticDocument(assets, { title: `${title} — ${siteName}`, body: notice.join('') })
}
