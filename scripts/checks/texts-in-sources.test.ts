import { expect, test } from 'vitest'
import { findTexts } from './texts-in-sources.ts'

const textsIn = (code: string) => findTexts(code).map(({ text }) => text)

test.each([
  ['<p>Open now</p>', ['Open now']],
  ['<p>{count} 곳</p>', ['곳']],
  ["<p>{isOpen ? 'Open' : words.closed}</p>", ['Open']],
  ["<p>{count > 0 && 'some'}</p>", ['some']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
  ['<p>{`${count} places`}</p>', ['places']],
  ["<p>{name + ' (new)'}</p>", ['(new)']],
  ['<input placeholder="City" name="city" className="field" />', ['City']],
  ["<nav aria-label={isMain ? 'Main menu' : label} />", ['Main menu']],
  ['<Notice title="Nothing" />', ['Nothing']],
  ["const words = { near: '내 주변' }", ['내 주변']],
])('%s: %j', (code, texts) => {
  expect(textsIn(code)).toEqual(texts)
})

test.each([
  '<p className="lead">{words.lead}</p>',
  '<p>{count} · {format(count, "long")}</p>',
  "<p>{kind === 'city' ? words.city : words.other}</p>",
  "<p>{kind === 'city' && words.city}</p>",
  '<a href="/about" rel="noopener" lang="en">{list.map((one) => one.name).join(", ")}</a>',
  '// 주석은 글이 아니다\nconst a = 1',
])('%s has none', (code) => {
  expect(textsIn(code)).toEqual([])
})

test('says in which line', () => {
  expect(findTexts('<p>\n  <b>Bold</b>\n</p>')).toEqual([{ line: 2, text: 'Bold' }])
})
