import { resolve } from 'node:path'
import { z } from 'zod'
import { postgresAddress } from './postgres-address.ts'
import { trustedProxies } from './trusted-proxies.ts'

function wholeNumber(min: number, max: number) {
  const problem = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(problem).int(problem).min(min, problem).max(max, problem)
}

/** Hosts that are this machine itself, as `URL` writes them. */
const ofThisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The base address of a server to which a key is sent. Nobody on the way may read the key or change the answers. */
const serverAddress = z.string().superRefine((text, context) => {
  const problem = addressProblemOf(URL.parse(text))
  if (problem) context.addIssue(problem)
})

function addressProblemOf(url: URL | null): string | undefined {
  if (!url || !/^https?:$/.test(url.protocol))
    return 'must be an https address such as https://example.com/v1'
  if (url.username || url.password)
    return 'must hold no user name and no password: the key goes into SEO_API_KEY'
  if (url.protocol === 'http:' && !ofThisMachine.test(url.hostname))
    return 'must begin with https://, or the key would be sent in clear (http:// is for a server on this machine, such as http://127.0.0.1:11434/v1)'
  return undefined
}

/**
 * The origin under which visitors reach the site, in its normal form: `HTTPS://Example.com:443/` → `https://example.com`.
 * Cookies, links and headers are made from it, so it must contain nothing but an origin.
 */
const siteOrigin = z.string().transform((text, context) => {
  const url = URL.parse(text)
  const problem = problemOf(url)
  if (url && !problem) return url.origin
  context.addIssue({ code: 'custom', message: problem ?? '', input: text })
  return z.NEVER
})

function problemOf(url: URL | null): string | undefined {
  if (!url || !/^https?:$/.test(url.protocol)) return 'must be a web address such as https://example.com'
  if (url.username || url.password) return 'must hold no user name and no password'
  if (!/^\/+$/.test(url.pathname) || url.search || url.hash)
    return 'must hold nothing behind the host, as the site takes up a whole host: https://example.com'
  return undefined
}

/** What a search console gives as the content of its meta element; not the whole element. */
const proof = z
  .string()
  .regex(/^[\w.:=+/-]{1,200}$/, 'must be the content of the meta element alone')
  .optional()

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresAddress('leave it unset for SQLite'),
  DATABASE_READ_URL: postgresAddress('leave it unset without a replica'),
  SITE_URL: siteOrigin.optional(),
  SITE_NAME: z.string().max(40).optional(),
  SITE_NAME_LATIN: z.string().max(40).optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').default('contact@example.com'),
  GOOGLE_SITE_VERIFICATION: proof,
  NAVER_SITE_VERIFICATION: proof,
  BING_SITE_VERIFICATION: proof,
  AD_SCRIPT_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  ADMIN_USERNAME: z.string().min(1).max(64).optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(200).optional(),
  SAMPLE_DATA: z.enum(['on', 'off'], 'must be on or off').default('on'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  READ_THREADS: wholeNumber(1, 64).default(1),
  READ_BUDGET: z
    .union([z.literal('off').transform(() => Number.POSITIVE_INFINITY), wholeNumber(1, 1_000_000)], {
      error: 'must be milliseconds a second, from 1 on, or off',
    })
    .default(250),
  TRUST_PROXY: z.string().default('off').pipe(trustedProxies),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  SEO_API_URL: serverAddress.optional(),
  SEO_API_KEY: z.string().max(500).default(''),
  SEO_MODEL: z.string().max(200).optional(),
})

/** An address without a model, or a replica of nothing, cannot work, and nobody would notice. */
const checkedVariables = variables
  .refine(({ SEO_API_URL, SEO_MODEL }) => !SEO_API_URL === !SEO_MODEL, {
    path: ['SEO_MODEL'],
    error: 'must be set exactly where SEO_API_URL is',
  })
  .refine(({ DATABASE_URL, DATABASE_READ_URL }) => DATABASE_URL || !DATABASE_READ_URL, {
    path: ['DATABASE_READ_URL'],
    error:
      'is a replica of the PostgreSQL database in DATABASE_URL, which is unset: SQLite has none. Set both or neither',
  })

/** User name of the first account if ADMIN_USERNAME is unset. */
export const defaultAdminUsername = 'admin'

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  /** undefined: SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** A streaming replica of that PostgreSQL database, for the reads of visitors. undefined: there is none. */
  readonly databaseReadUrl: string | undefined
  /** Origin under which visitors reach the site, without a slash at the end. */
  readonly siteUrl: string
  readonly siteName: string
  /** The name on pages in other languages than Korean. */
  readonly siteNameLatin: string
  readonly contactEmail: string
  /** The ad network's script; '' where there is none. */
  readonly adScriptUrl: string
  /** The proofs for search consoles: name of the meta element → content. */
  readonly verification: Readonly<Record<string, string>>
  /** undefined: `defaultAdminUsername`, or the name of the account that exists. */
  readonly adminUsername: string | undefined
  /** undefined: the first start makes a random one. */
  readonly adminPassword: string | undefined
  readonly sampleData: boolean
  readonly webConcurrency: number
  /** Threads of each process that read for visitors. */
  readonly readThreads: number
  /** Milliseconds of reading per second and client address; Infinity for no bound. */
  readonly readBudget: number
  /** Addresses and ranges of the trusted proxies, whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[]
  /** Port of `GET /metrics`; undefined: off. */
  readonly metricsPort: number | undefined
  /** The server that rewrites search texts; undefined: none does. */
  readonly languageModel: { readonly url: string; readonly key: string; readonly model: string } | undefined
}

/** Thrown for invalid environment variables. The message names each of them and says what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** The meta elements of the consoles that are configured. */
function verificationOf(values: z.infer<typeof variables>): Readonly<Record<string, string>> {
  const metas = {
    'google-site-verification': values.GOOGLE_SITE_VERIFICATION,
    'naver-site-verification': values.NAVER_SITE_VERIFICATION,
    'msvalidate.01': values.BING_SITE_VERIFICATION,
  }
  const given = Object.entries(metas).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(given)
}

/** Reads the configuration. An empty variable counts as unset. Throws `ConfigError` with all problems at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = checkedVariables.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.')
      const isSecret = /PASSWORD|DATABASE|KEY/.test(name) || /:\/\/[^/]*@/.test(given[name] ?? '')
      const value = isSecret ? '' : ` (is "${given[name]}")`
      return `  ${name}: ${issue.message}${value}`
    })
    throw new ConfigError(`The configuration cannot be used:\n${problems.join('\n')}`)
  }
  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    siteUrl: values.SITE_URL ?? `http://${values.HOST}:${values.PORT}`,
    siteName: values.SITE_NAME ?? '온동네',
    siteNameLatin: values.SITE_NAME_LATIN ?? values.SITE_NAME ?? 'On-dongne',
    contactEmail: values.CONTACT_EMAIL,
    adScriptUrl: values.AD_SCRIPT_URL ?? '',
    verification: verificationOf(values),
    adminUsername: values.ADMIN_USERNAME,
    adminPassword: values.ADMIN_PASSWORD,
    sampleData: values.SAMPLE_DATA === 'on',
    webConcurrency: values.WEB_CONCURRENCY,
    readThreads: values.READ_THREADS,
    readBudget: values.READ_BUDGET,
    trustProxy: values.TRUST_PROXY,
    metricsPort: values.METRICS_PORT,
    languageModel:
      values.SEO_API_URL && values.SEO_MODEL
        ? { url: values.SEO_API_URL, key: values.SEO_API_KEY, model: values.SEO_MODEL }
        : undefined,
  }
}
