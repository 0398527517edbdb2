import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  test('gives the documented defaults for an empty environment', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      siteUrl: 'http://127.0.0.1:3000',
      adScriptUrl: '',
      adminUsername: undefined,
      adminPassword: undefined,
      sampleData: true,
      webConcurrency: 1,
    })
    expect(readConfig({}).dataDir).toMatch(/data$/)
  })

  test('takes an empty variable for an unset one', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' }).port).toBe(3000)
  })

  test('names every variable that is wrong, at once', () => {
    const read = () => readConfig({ PORT: 'eighty', SAMPLE_DATA: 'maybe', DATABASE_URL: 'mysql://x' })
    expect(read).toThrow(ConfigError)
    expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL: must be one of .*info/)
    expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: .*\n.*SAMPLE_DATA: /s)
  })

  test('never repeats a password or a database address in its message', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'geheim' })).toThrow(/^(?!.*geheim)/s)
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:geheim@host' })).toThrow(/^(?!.*geheim)/s)
  })

  test('takes a replica beside a PostgreSQL database only, and never repeats its address', () => {
    const [primary, replica] = ['postgres://one/directory', 'postgres://user:geheim@two/directory']
    expect(readConfig({ DATABASE_URL: primary }).databaseReadUrl).toBeUndefined()
    const both = { DATABASE_URL: primary, DATABASE_READ_URL: replica }
    expect(readConfig(both)).toMatchObject({ databaseUrl: primary, databaseReadUrl: replica })
    const alone = () => readConfig({ DATABASE_READ_URL: replica })
    expect(alone).toThrow(/DATABASE_READ_URL: is a replica of .* SQLite has none/)
    expect(alone).toThrow(/^(?!.*geheim)/s)
    const other = { DATABASE_URL: primary, DATABASE_READ_URL: 'mysql://user:geheim@host' }
    expect(() => readConfig(other)).toThrow(/DATABASE_READ_URL: must begin with postgres/)
    expect(() => readConfig(other)).toThrow(/^(?!.*geheim)/s)
  })

  test('takes an ad script over https only', () => {
    const adScriptUrl = 'https://ads.example/show.js'
    expect(readConfig({ AD_SCRIPT_URL: adScriptUrl })).toMatchObject({ adScriptUrl })
    expect(() => readConfig({ AD_SCRIPT_URL: 'http://ads.example/show.js' })).toThrow(/AD_SCRIPT_URL: /)
  })

  test('takes a language model with its address only, and never repeats its key', () => {
    const set = { SEO_API_URL: 'https://model.example/v1', SEO_API_KEY: 'geheim', SEO_MODEL: 'm' }
    expect(readConfig({}).languageModel).toBeUndefined()
    expect(readConfig(set).languageModel).toEqual({ url: set.SEO_API_URL, key: 'geheim', model: 'm' })
    expect(() => readConfig({ ...set, SEO_MODEL: '' })).toThrow(/SEO_MODEL: must be set exactly/)
    expect(() => readConfig({ ...set, SEO_API_KEY: 'geheim'.repeat(100) })).toThrow(/^(?!.*geheim)/s)
  })

  test('trusts the proxies that TRUST_PROXY lists, those of this machine with on, and none otherwise', () => {
    const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy
    expect(trusted('')).toEqual([])
    expect(trusted('off')).toEqual([])
    expect(trusted('on')).toEqual(['loopback'])
    expect(trusted('127.0.0.1, 10.0.0.0/8,2001:db8::/32,::1')).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '2001:db8::/32',
      '::1',
    ])
  })

  test('names every entry of TRUST_PROXY that is no proxy, and refuses to trust everybody', () => {
    const read = () => readConfig({ TRUST_PROXY: 'proxy.local,10.0.0.0/33,127.0.0.1,0.0.0.0/0,::/0,true' })
    expect(read).toThrow(
      /TRUST_PROXY: .*"proxy.local" \(.*\), "10.0.0.0\/33" \(.*\), "0.0.0.0\/0" \(.*\), "::\/0" \(.*\), "true" \(/,
    )
  })

  test.each([
    ['https://example.com/', 'https://example.com'],
    ['HTTPS://Example.COM', 'https://example.com'],
    ['https://example.com:443//', 'https://example.com'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https://온동네.example', 'https://xn--950b94cz0z.example'],
  ])('reads SITE_URL %s as %s', (siteUrl, origin) => {
    expect(readConfig({ SITE_URL: siteUrl }).siteUrl).toBe(origin)
  })

  test.each([
    'example.com',
    'ftp://example.com',
    'https://example.com/directory',
    'https://example.com/?x',
    'https://example.com/#x',
  ])('refuses SITE_URL %s', (siteUrl) => {
    expect(() => readConfig({ SITE_URL: siteUrl })).toThrow(/SITE_URL: must /)
  })

  test('refuses a SITE_URL with a password, and does not repeat it', () => {
    const read = () => readConfig({ SITE_URL: 'https://user:geheim@example.com' })
    expect(read).toThrow(/SITE_URL: must hold no user name/)
    expect(read).toThrow(/^(?!.*geheim)/s)
  })
})
