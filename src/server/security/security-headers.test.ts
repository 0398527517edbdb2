import { describe, expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const policy = (adScriptUrl: string) =>
  securityHeaders({ origin: 'https://site.example', adScriptUrl })['content-security-policy']

describe('content security policy', () => {
  test('without an ad network: scripts of this site alone', () => {
    expect(policy('')).toContain("script-src 'self';")
    expect(policy('')).not.toContain('frame-src')
  })

  test('with an ad network: its origin for scripts, frames and connections', () => {
    for (const part of [
      "script-src 'self' https://ads.example;",
      'frame-src https://ads.example;',
      "connect-src 'self' https://ads.example;",
    ])
      expect(policy('https://ads.example/show.js?id=1')).toContain(part)
  })
})
