/** The longest text of an Excel cell. Longer texts are not read. */
const longest = 32_767

/** Strings, commas before a closing bracket, and words. A quote that is never closed extends to the end. */
const pythonTokens =
  /u?'([^'\\]*(?:\\.[^'\\]*)*)'|u?"([^"\\]*(?:\\.[^"\\]*)*)"|['"].*|(,)\s*(?=[}\]])|\b(?:True|False|None)\b/gs
const words: Record<string, string> = { True: 'true', False: 'false', None: 'null' }
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r' }

function unescaped(text: string): string {
  return text.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([\s\S]))/gi, (_, byte, unit, character) =>
    character ? (escapes[character] ?? character) : String.fromCharCode(Number.parseInt(byte ?? unit, 16)),
  )
}

/**
 * A Python literal (dict, list, string) as JSON text: changes single quotes, True, False and None, and removes
 * trailing commas.
 */
function pythonToJson(text: string): string {
  return text.replace(pythonTokens, (token, single, double, lastComma) => {
    const quoted = single ?? double
    if (quoted !== undefined) return JSON.stringify(unescaped(quoted))
    return lastComma ? '' : (words[token] ?? token)
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** No program nests as deep, and whoever walks through a value by recursion may rely on it. */
const deepest = 100

function isDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= deepest; depth++) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return false
  }
  return true
}

/** The value of a JSON text, or else of a Python literal; undefined if it is neither, or nested too deep. */
export function parseLooseJson(text: string): unknown {
  if (text.length > longest) return undefined
  const value = parsed(text) ?? parsed(pythonToJson(text))
  return text.length > 2 * deepest && isDeep(value) ? undefined : value
}

/** Whether a value is a JSON object, neither a list nor null. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
