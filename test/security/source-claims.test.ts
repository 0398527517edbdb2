import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(?:test|contract)\.tsx?$|\/testing\//.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }))

/** The files of the product in which an expression occurs. */
const having = (what: RegExp, where = /^src\//) =>
  sources.filter(({ path, text }) => where.test(path) && what.test(text)).map(({ path }) => path)

test('all sources are read', () => expect(sources.length).toBeGreaterThan(400))

test('no text becomes code', () => {
  expect(having(/\beval\(|new Function\b|\bsetTimeout\(['"`]|\bimport\(`/)).toEqual([])
  // The collector of garbage is the one thing taken from a context of its own.
  expect(having(/node:vm\b/)).toEqual(['src/server/share-image/young-garbage.ts'])
})

test('no text becomes markup past React, except what the server has escaped', () => {
  const markup = /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/
  const keeping = 'src/web/ui/late-parts.tsx'
  expect(having(markup)).toEqual([keeping])
  // It gives no text at all, so that React leaves what the server has escaped as it is.
  const [kept] = sources.filter(({ path }) => path === keeping)
  expect(kept?.text.match(/.*(?:dangerouslySetInnerHTML|innerHTML|__html).*/g)).toEqual([
    "    const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }",
  ])
})

test('a request starts no program', () => {
  expect(having(/child_process/, /^src\/(?:server|application|domain|storage|web|excel)\//)).toEqual([])
})

test('the server asks no other server but the language model', () => {
  const asking = /(?<![#.])\bfetch\(|node:https?'|undici|XMLHttpRequest|\bWebSocket\(/
  expect(having(/(?<![#.])\bfetch\(/, /^src\/(?!web\/)/)).toEqual(['src/seo-provider/chat-client.ts'])
  expect(having(asking, /^src\/(?:application|domain|storage|excel)\//)).toEqual([])
})

test('nothing turns the check of certificates off', () => {
  expect(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([])
})

test('hashes and ciphers are SHA-256 and AES-256-GCM, random values come from node:crypto', () => {
  expect(having(/(?:hash|createHash|createHmac)\(\s*['"](?!sha256)/)).toEqual([])
  expect(having(/hkdfSync\((?!'sha256')/)).toEqual([])
  const ciphers = sources.flatMap(({ text }) => [...text.matchAll(/'(aes-[^']+|des-[^']*|rc4[^']*)'/g)])
  expect(new Set(ciphers.map(([, name]) => name))).toEqual(new Set(['aes-256-gcm']))
  expect(having(/Math\.random\(/, /^src\/(?:server|application|storage)\//)).toEqual([])
})

test('the panel keeps its language and the ids of dismissed jobs in the browser, and nothing else', () => {
  expect(having(/localStorage|indexedDB|caches\.open/, /^src\/web\/admin\//).sort()).toEqual([
    'src/web/admin/jobs/job-tray.tsx',
    'src/web/admin/messages/messages.tsx',
  ])
})

test('passwords are typed into masked fields that a password manager can fill', () => {
  const login = sources.find(({ path }) => path.endsWith('login/login-page.tsx'))?.text ?? ''
  const form = sources.find(({ path }) => path.endsWith('account/password-form.tsx'))?.text ?? ''
  for (const text of [login, form]) expect(text).toMatch(/type="password"[^>]*autoComplete=/)
  expect(having(/onPaste/, /^src\/web\/admin\//)).toEqual([])
})

test('the compiler and the packages are strict', () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  expect(compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true })
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const versions = Object.values<string>({ ...dependencies, ...devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([])
})

test('the example of nginx takes no TLS before 1.2, and sends visitors from http to https', () => {
  const text = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
  expect([...text.matchAll(/ssl_protocols ([^;]*);/g)].map(([, versions]) => versions)).toEqual([
    'TLSv1.2 TLSv1.3',
  ])
  expect(text).toMatch(/listen 80;[^}]*return 301 https:/)
})

test('nobody is asked for a hint or a secret question in place of a password', () => {
  expect(having(/password_?hint|(?:secret|security)_?question/i)).toEqual([])
})

test('compose.yaml has no password of its own, and the service does not run as root', () => {
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const passwords = [...read('compose.yaml').matchAll(/^ *\w*PASSWORD: *(\S.*)/gm)].map(
    ([, value = '']) => value,
  )
  expect(passwords.length).toBeGreaterThan(0)
  expect(passwords.filter((value) => !/^\$\{\w+(?::[?-][^}]*)?\}/.test(value))).toEqual([])
  expect(read('deploy/directory.service')).toMatch(/^(?:User|DynamicUser)=/m)
  expect(read('Dockerfile')).toMatch(/^USER (?!root)/m)
})
