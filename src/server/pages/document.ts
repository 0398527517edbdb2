import { type Language, languageFacts, pathIn } from '../../domain/site/language.ts'
import { siteFiles } from '../../domain/site/site-files.ts'
import type { Site } from '../site.ts'

/** Addresses of the built files that a page loads. */
export interface PageAssets {
  readonly script: string
  readonly styles: readonly string[]
  /** Modules that the script imports statically, and those of the page that it imports next. */
  readonly preloads: readonly string[]
}

const links = (assets: PageAssets) => [
  ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
]

const icons = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
]

const metas = [
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  // Phones have links of their own. What a browser makes a link of before the script runs would not fit the page any more.
  '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
]

interface DocumentParts {
  readonly language: Language
  readonly head: string
  readonly body: string
}

function document(assets: PageAssets, { language, head, body }: DocumentParts): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    ...metas,
    ...links(assets),
    ...icons,
    head,
    `<script type="module" src="${assets.script}"></script>`,
    `</head><body>${body}</body></html>`,
  ].join('')
}

/**
 * The HTML document of a public page around its rendered content. `state` is JSON that is safe inside a script element. Its head names the
 * site's feed and search, and has the proofs for search consoles.
 */
export function pageDocument(
  assets: PageAssets,
  page: DocumentParts & { readonly state: string },
  { name, verification }: Pick<Site, 'name' | 'verification'>,
): string {
  const state = `<script type="application/json" id="state">${page.state}</script>`
  const to = (path: string) => pathIn(page.language, path)
  const proofs = Object.entries(verification).map(
    ([meta, content]) => `<meta name="${meta}" content="${escapeHtml(content)}">`,
  )
  const title = escapeHtml(name)
  const offered = languageFacts[page.language].isListed && [
    `<link rel="search" type="application/opensearchdescription+xml" title="${title}" href="${to(siteFiles.openSearch)}">`,
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="${to(siteFiles.feed)}">`,
  ]
  const head = [...proofs, ...(offered || []), page.head].join('')
  return document(assets, { ...page, head, body: `<div id="root">${page.body}</div>${state}` })
}

interface StaticPage {
  readonly language: Language
  readonly title: string
  readonly body: string
}

/** A page without scripts. */
export function staticDocument(assets: PageAssets, page: StaticPage): string {
  return [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    ...metas,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<title>${escapeHtml(page.title)}</title><meta name="robots" content="noindex">`,
    `</head><body>${page.body}</body></html>`,
  ].join('')
}

/** The document that loads the panel. The panel is rendered in the browser. */
export function adminDocument(assets: PageAssets, siteName: string): string {
  const head = `<title>관리자 · ${escapeHtml(siteName)}</title><meta name="robots" content="noindex">`
  const note = '<noscript>관리자 화면을 사용하려면 JavaScript를 켜 주십시오.</noscript>'
  return document(assets, { language: 'ko', head, body: `<div id="root"></div>${note}` })
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
