import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  test('gives the documented defaults for an empty environment', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      siteUrl: 'http://127.0.0.1:3000',
      adScriptUrl: '',
      adminUsername: 'admin',
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
    expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: .*\n.*SAMPLE_DATA: /s)
  })

  test('never repeats a password or a database address in its message', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'geheim' })).toThrow(/^(?!.*geheim)/s)
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:geheim@host' })).toThrow(/^(?!.*geheim)/s)
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

  test('cuts the slash off SITE_URL', () => {
    expect(readConfig({ SITE_URL: 'https://example.com/' }).siteUrl).toBe('https://example.com')
  })
})
