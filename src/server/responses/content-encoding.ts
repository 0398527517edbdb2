export type Encoding = 'br' | 'gzip' | 'identity'

const known = new Map<string, Encoding>()
const knownLimit = 200

function parse(header: string): Encoding {
  const accepted = new Set<string>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') || accepted.has('*') ? 'gzip' : 'identity'
}

/** The best encoding that an `Accept-Encoding` header allows. Results are remembered, because browsers send few different headers. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  const remembered = known.get(header)
  if (remembered) return remembered
  const encoding = parse(header)
  if (known.size < knownLimit) known.set(header, encoding)
  return encoding
}
