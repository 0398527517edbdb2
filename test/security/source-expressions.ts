import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/** A regular expression of the product, and a file that contains it. */
export interface SourceExpression {
  readonly source: string
  readonly flags: string
  readonly file: string
}

interface Found {
  readonly literals: SourceExpression[]
  /** Files that build expressions from texts while they run. */
  readonly builders: Set<string>
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function isRegExpCall(node: Node): boolean {
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
  return isCall && isNode(node.callee) && node.callee.value === 'RegExp'
}

function collect(node: unknown, file: string, found: Found): void {
  if (!isNode(node)) return
  if (node.type === 'RegExpLiteral')
    found.literals.push({ source: String(node.pattern), flags: String(node.flags), file })
  if (isRegExpCall(node)) found.builders.add(file)
  for (const value of Object.values(node)) collect(value, file, found)
}

/** Every regular expression in the product's code, without tests and their helpers. */
export function findSourceExpressions(): Found {
  const found: Found = { literals: [], builders: new Set() }
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    if (/\.(?:test|contract)\.tsx?$|\/(?:testing|contract)\//.test(file)) continue
    const code = readFileSync(file, 'utf8')
    collect(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') }), file, found)
  }
  return found
}

/** The expressions that `run` builds. */
export async function recordExpressions(file: string, run: () => unknown): Promise<SourceExpression[]> {
  const recorded: SourceExpression[] = []
  const native = globalThis.RegExp
  globalThis.RegExp = new Proxy(native, {
    construct(target, given: [string, string?]) {
      const built = new target(...given)
      recorded.push({ source: built.source, flags: built.flags, file })
      return built
    },
  })
  try {
    await run()
  } finally {
    globalThis.RegExp = native
  }
  return recorded
}
