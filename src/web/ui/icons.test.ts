import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const drawings = readFileSync('src/web/ui/icons.svg', 'utf8')
const named = [...readFileSync('src/web/ui/icons.tsx', 'utf8').matchAll(/createIcon\('([\w-]+)'\)/g)].map(
  ([, name]) => name ?? '',
)
const symbols = [...drawings.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">(.*)<\/symbol>/g)]

interface Lucide {
  readonly __iconData: { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }
}

test('the file of icons has those that have a name, and no other', () => {
  expect(named.length).toBeGreaterThan(20)
  expect(symbols.map(([, name]) => name)).toEqual(named)
})

test.each(symbols.map(([, name = '', shapes]) => [name, shapes]))(
  '%s is drawn as by lucide',
  async (name, shapes) => {
    const { __iconData } = (await import(
      /* @vite-ignore */ `../../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`
    )) as Lucide
    const lines = __iconData.node.map(([tag, { key: _, ...shape }]) => {
      const attributes = Object.entries(shape).map(([attribute, value]) => ` ${attribute}="${value}"`)
      return `<${tag}${attributes.join('')}/>`
    })
    expect(shapes).toBe(lines.join(''))
  },
)
