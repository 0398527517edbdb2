import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

/** Where visitors' texts come from the catalogues of `src/web/messages`. */
const checked = 'src/web/{pages,ui,meta,format}/**/*.{ts,tsx}'
/** Long texts in one language each, and tests. */
const exempt = /\/pages\/static\/\w+-(?:ko|en|tr)\.tsx$|\/[\w-]+-texts\.ts$|\.test\.tsx?$/
/** Attributes and properties that visitors see or hear. */
const said =
  /^(?:alt|any|aria-(?:description|label|roledescription|valuetext)|label|placeholder|subtitle|summary|title)$/
const letter = /\p{L}/u
const eastAsian = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

interface Node {
  readonly type: string
  readonly start: number
  readonly [property: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const partsOf = (node: Node) => Object.values(node).flat().filter(isNode)

/** The parts of a node, each with whether visitors see its value, if they see that of the node. */
function visibleParts(node: Node, isVisible: boolean): (readonly [part: Node, isVisible: boolean])[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return partsOf(node).map((part) => [part, true])
    case 'JSXOpeningElement':
      return partsOf(node).map((part) => [part, false])
    case 'JSXAttribute':
      return partsOf(node).map((part) => [part, said.test(String((node.name as Node).name))])
    case 'ConditionalExpression':
      return partsOf(node).map((part) => [part, isVisible && part !== node.test])
    case 'LogicalExpression':
      return partsOf(node).map((part) => [part, isVisible && (part === node.right || node.operator !== '&&')])
    case 'BinaryExpression':
      return partsOf(node).map((part) => [part, isVisible && node.operator === '+'])
    case 'JSXExpressionContainer':
    case 'TemplateLiteral':
    case 'ParenthesizedExpression':
      return partsOf(node).map((part) => [part, isVisible])
    default:
      return partsOf(node).map((part) => [part, false])
  }
}

function textOf(node: Node): string {
  if (node.type === 'TemplateElement') return String((node.value as { readonly raw: string }).raw)
  return /^(?:Literal|JSXText)$/.test(node.type) && typeof node.value === 'string' ? node.value : ''
}

export interface FoundText {
  readonly line: number
  readonly text: string
}

/**
 * The texts of a source file that belong into a catalogue: letters between tags and in attributes that are seen or heard, and
 * East Asian letters anywhere.
 */
export function findTexts(code: string): FoundText[] {
  const found: FoundText[] = []
  const visit = (node: Node, isVisible: boolean): void => {
    const text = textOf(node).trim()
    const lineOf = (position: number) => code.slice(0, position).split('\n').length
    if ((isVisible ? letter : eastAsian).test(text)) found.push({ line: lineOf(node.start), text })
    for (const [part, isPartVisible] of visibleParts(node, isVisible)) visit(part, isPartVisible)
  }
  visit(parseAst(code, { lang: 'tsx' }) as unknown as Node, false)
  return found
}

/** One sentence for each text outside the catalogues. */
export function textsOutsideCatalogues(root: string): string[] {
  const files = globSync(checked, { cwd: root }).filter((file) => !exempt.test(file))
  return files
    .sort()
    .flatMap((file) =>
      findTexts(readFileSync(join(root, file), 'utf8')).map(
        ({ line, text }) =>
          `${file}:${line} has the text "${text.slice(0, 60)}". Put it into the catalogues (docs/languages.md).`,
      ),
    )
}
