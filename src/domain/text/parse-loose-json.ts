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

/** The value of a JSON text, or else of a Python literal; undefined if it is neither. */
export function parseLooseJson(text: string): unknown {
  if (text.length > longest) return undefined
  return parsed(text) ?? parsed(pythonToJson(text))
}

/** Whether a value is a JSON object, neither a list nor null. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
