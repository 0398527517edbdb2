/** What an Excel cell can hold; longer texts are not looked at. */
const longest = 32_767

/** Strings, commas before a closing bracket, and words; a quote that is never closed takes the rest. */
const pythonTokens =
  /u?'([^'\\]*(?:\\.[^'\\]*)*)'|u?"([^"\\]*(?:\\.[^"\\]*)*)"|['"].*|(,)\s*(?=[}\]])|\b(?:True|False|None)\b/gs
const words: Record<string, string> = { True: 'true', False: 'false', None: 'null' }
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r' }

function unescaped(text: string): string {
  return text.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([\s\S]))/gi, (_, byte, unit, character) =>
    character ? (escapes[character] ?? character) : String.fromCharCode(Number.parseInt(byte ?? unit, 16)),
  )
}

/** A Python literal (dict, list, string) as JSON text: single quotes, True, False, None, a comma too many. */
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

/** The value of a JSON text or, where it is none, of a Python literal; undefined when it is neither. */
export function parseLooseJson(text: string): unknown {
  if (text.length > longest) return undefined
  return parsed(text) ?? parsed(pythonToJson(text))
}

/** Whether a value is a JSON object, neither a list nor null. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
