import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { lighterReact } from './lighter-react.ts'

const path = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace(/[^/]*$/, '')
const react = readFileSync(`${path}cjs/react-dom-client.production.js`, 'utf8')

describe('react-dom for visitors', () => {
  test('what no page uses is left out, and the rest is a script', () => {
    const lighter = lighterReact(react)
    expect(() => new Script(lighter)).not.toThrow()
    expect(lighter).toContain('\nfunction startViewTransition() {}\n')
    expect(lighter).not.toContain('FragmentInstance.prototype')
    expect(lighter).not.toContain('C: preconnect')
    const namesOf = (code: string) => code.match(/^function \w+/gm)
    expect(namesOf(lighter)).toEqual(namesOf(react))
  })

  test('a React that has other functions is said, not built', () => {
    const other = react.replace('\nfunction getResource(', '\nfunction getAsset(')
    expect(() => lighterReact(other)).toThrow('does not know this React any more: function getResource(')
  })
})
