import { describe, expect, test } from 'vitest'
import { adFramePolicy } from './content-security-policy.ts'
import { assetHeaders, securityHeaders } from './security-headers.ts'

const adScriptUrl = 'https://ads.example/show.js?id=1'
const policy = (url: string) =>
  securityHeaders({ origin: 'https://site.example', adScriptUrl: url })['content-security-policy']

describe('content security policy', () => {
  test('without an ad network: scripts of this site alone, and no frames', () => {
    expect(policy('')).toContain("script-src 'self';")
    expect(policy('')).toContain("frame-src 'none'")
  })

  test('with an ad network: frames of this site, and no word of the network', () => {
    expect(policy(adScriptUrl)).toContain("frame-src 'self'")
    expect(policy(adScriptUrl)).not.toContain('ads.example')
  })

  test('the frame of an advertisement: the network alone, under an origin of its own', () => {
    const frame = adFramePolicy(adScriptUrl)
    expect(frame).toContain('script-src https://ads.example;')
    expect(frame).toContain('sandbox allow-scripts')
    expect(frame).not.toContain('allow-same-origin')
    expect(frame).not.toContain("src 'self'")
  })
})

test('a built script or style loads nothing by itself, and keeps what concerns its type and its origin', () => {
  const headers = securityHeaders({ origin: 'https://site.example', adScriptUrl })
  expect(assetHeaders(headers)).toEqual({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  })
})
