import type { HeadTag } from './page-meta.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
const voidTags = new Set(['meta', 'link'])

/** The tags as HTML, each marked with `data-page` so that the browser can replace them on navigation. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('')
}

function tagHtml({ tag, attributes, text = '' }: HeadTag): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const open = `<${tag}${list.join('')} data-page>`
  if (voidTags.has(tag)) return open
  return `${open}${tag === 'script' ? scriptJson(text) : escapeHtml(text)}</${tag}>`
}

/** JSON that cannot end its script element. */
export function scriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
