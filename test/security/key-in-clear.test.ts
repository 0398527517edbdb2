import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { complete } from '../../src/seo-provider/chat-client.ts'

const withModel = (address: string) => () =>
  readConfig({ SEO_API_URL: address, SEO_API_KEY: 'geheim', SEO_MODEL: 'm' }).languageModel?.url

test.each([
  'http://model.example/v1',
  'HTTP://model.example/v1',
  'http://192.168.0.5:11434/v1',
  'http://localhost.example/v1',
  'http://127.0.0.1.example/v1',
  'http://127.example/v1',
  'http://[2001:db8::1]/v1',
  'http://[::ffff:8.8.8.8]/v1',
  'http://0x08080808/v1',
])('the key of the language model is not sent in clear to %s', (address) => {
  expect(withModel(address)).toThrow(/SEO_API_URL: must begin with https:.* sent in clear/)
  expect(withModel(address)).toThrow(/^(?!.*geheim)/s)
})

test.each([
  'https://model.example/v1',
  'http://localhost:11434/v1',
  'http://127.0.0.1:11434/v1',
  'http://2130706433:11434/v1',
  'http://[::1]:11434/v1',
])('a language model at %s is taken', (address) => {
  expect(withModel(address)()).toBe(address)
})

test.each([
  ['ftp://model.example/v1', /SEO_API_URL: must be an https address/],
  ['model.example/v1', /SEO_API_URL: must be an https address/],
  ['https://user:geheim@model.example/v1', /SEO_API_URL: must hold no user name/],
])('%s is refused without repeating a password', (address, problem) => {
  expect(withModel(address)).toThrow(problem)
  expect(withModel(address)).toThrow(/^(?!.*geheim)/s)
})

test('a redirect does not carry the key to another server', async () => {
  let asked = 0
  const other = createServer((_, response) => {
    asked++
    response.end('{}')
  }).listen(0, '127.0.0.1')
  const model = createServer((_, response) => {
    response.writeHead(307, { location: `${originOf(other)}/` }).end()
  }).listen(0, '127.0.0.1')
  await Promise.all([other, model].map((server) => once(server, 'listening')))
  const settings = { url: originOf(model), key: 'geheim', model: 'm', timeout: 10_000, retryDelay: 1 }
  await expect(complete(settings, [], new AbortController().signal)).rejects.toThrow()
  expect(asked).toBe(0)
  for (const server of [other, model]) server.close()
})

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
