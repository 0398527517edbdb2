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
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="manifest" href="/manifest.webmanifest">',
]

function document(assets: PageAssets, head: string, body: string): string {
  return [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...links(assets),
    ...icons,
    head,
    `<script type="module" src="${assets.script}"></script>`,
    `</head><body>${body}</body></html>`,
  ].join('')
}

/** The HTML document of a public page around its rendered content. `state` is JSON that is safe inside a script element. */
export function pageDocument(
  assets: PageAssets,
  page: { head: string; body: string; state: string },
): string {
  const state = `<script type="application/json" id="state">${page.state}</script>`
  return document(assets, page.head, `<div id="root">${page.body}</div>${state}`)
}

/** A page without scripts. */
export function staticDocument(assets: PageAssets, page: { title: string; body: string }): string {
  return [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<title>${escapeHtml(page.title)}</title><meta name="robots" content="noindex">`,
    `</head><body>${page.body}</body></html>`,
  ].join('')
}

/** The document that loads the panel. The panel is rendered in the browser. */
export function adminDocument(assets: PageAssets, siteName: string): string {
  const head = `<title>관리자 · ${escapeHtml(siteName)}</title><meta name="robots" content="noindex">`
  const note = '<noscript>관리자 화면을 사용하려면 JavaScript를 켜 주십시오.</noscript>'
  return document(assets, head, `<div id="root"></div>${note}`)
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
