import fc from 'fast-check'

export interface RawLine {
  readonly method: string
  readonly target: string
}

const methods = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'NONE']
const queries = [
  '?',
  '?x',
  '?v=2',
  '??',
  '?&&=&',
  '?q=a',
  '?page=2',
  '?page=2&page=3',
  '?page=2&utm_source=x',
  '?q=%00',
  '?q=%ff',
  '?q=%',
  '?q=\u00ec\u0084\u009c',
  '?q=//evil.example/../',
  `?q=${'a'.repeat(300)}`,
  `?search=${'%F0%9F%98%80'.repeat(150)}`,
  '?submitted',
  '?sort=latest&open=1',
  '#x',
  '?x#y',
]
const fronts = [
  '/.',
  '/x/..',
  '/..',
  '/',
  '//page',
  '/%2e',
  '/%2E%2e',
  '/\\',
  '/api',
  '/assets',
  '/city',
  'http://evil.example',
  'HTTPS://evil.example:443',
  '*',
]
const ends = [
  '/',
  '//',
  '/.',
  '/..',
  '/../',
  '%2f',
  '%5c',
  '\\',
  '%00',
  '%ff',
  '%',
  ';x=1',
  '.',
  '/x',
  '%20',
  '&',
]
const inside = ['/./', '//', '/../', '/x/../', '/%2e/', '/%2e%2E/', '%2f', '\\', '/;/', '?/']

type Change = (target: string) => string

/** Replaces one of the slashes. */
const atSlash = fc.tuple(fc.constantFrom(...inside), fc.nat()).map(([text, number]): Change => {
  return (target) => {
    const slashes = [...target.matchAll(/\//g)].map(({ index }) => index)
    const at = slashes[number % (slashes.length || 1)] ?? 0
    return target.slice(0, at) + text + target.slice(at + 1)
  }
})

/** Percent-encodes one of the characters. */
const encoded = fc.tuple(fc.nat(), fc.boolean()).map(([number, isUpper]): Change => {
  return (target) => {
    const at = number % (target.length || 1)
    const hex = target.charCodeAt(at).toString(16).padStart(2, '0')
    return `${target.slice(0, at)}%${isUpper ? hex.toUpperCase() : hex}${target.slice(at + 1)}`
  }
})

const anyBytes = fc.string({
  unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 4,
})
const inserted = fc.tuple(anyBytes, fc.nat()).map(([bytes, number]): Change => {
  return (target) => {
    const at = number % (target.length + 1)
    return target.slice(0, at) + bytes + target.slice(at)
  }
})

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...queries).map(
      (text): Change =>
        (target) =>
          target + text,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...fronts).map(
      (text): Change =>
        (target) =>
          text + target,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...ends).map(
      (text): Change =>
        (target) =>
          target + text,
    ),
  },
  { weight: 2, arbitrary: atSlash },
  { weight: 2, arbitrary: encoded },
  { weight: 1, arbitrary: inserted },
  {
    weight: 1,
    arbitrary: fc.constant<Change>((target) => target.replace(/%../g, (code) => code.toLowerCase())),
  },
)

/** Request lines made by tampering with real addresses. They are the same each time. */
export function tamperedLines(addresses: readonly string[], count: number): RawLine[] {
  const target = fc
    .tuple(fc.constantFrom(...addresses), fc.array(change, { maxLength: 3 }))
    .map(([address, changes]) => changes.reduce((changed, apply) => apply(changed), address))
  const method = fc.oneof(
    { weight: 6, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: fc.constantFrom(...methods) },
  )
  return fc.sample(fc.record({ method, target }), { numRuns: count, seed: 20 })
}
