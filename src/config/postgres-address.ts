import { readFileSync } from 'node:fs'
import { createSecureContext, type SecureContextOptions } from 'node:tls'
import { z } from 'zod'

/** What the driver and PostgreSQL's own programs know. The driver takes any other word for `verify-full`. */
const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

/** Parts of the address that name files, and the option of TLS that the driver makes of each. */
const sslFiles = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key' } as const

/** Why a file cannot be read, for the person who named it. */
const readProblems: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
}

/**
 * The address of a PostgreSQL database. What it says of TLS is tried before anything connects: to a program that waits for a database,
 * `sslrootcert=/no/such/ca.pem` looks like a server that is away, and it would wait for ever.
 */
export function postgresAddress(unset: string) {
  return z
    .string()
    .superRefine((text, context) => {
      const problem = problemOf(text, unset)
      if (problem) context.addIssue(problem)
    })
    .optional()
}

function problemOf(text: string, unset: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(text)) return `must begin with postgres:// (${unset})`
  // What cannot be parsed is refused by the driver, in words of its own.
  const settings = URL.parse(text)?.searchParams
  const mode = settings?.get('sslmode')
  if (mode && !sslModes.includes(mode))
    return `has an unknown sslmode: it must be one of ${sslModes.join(', ')}`
  return settings && fileProblemOf(settings)
}

function fileProblemOf(settings: URLSearchParams): string | undefined {
  const options: SecureContextOptions = {}
  const names: string[] = []
  for (const [name, option] of Object.entries(sslFiles)) {
    const path = settings.get(name)
    if (!path) continue
    try {
      options[option] = readFileSync(path)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      return `names ${path} as ${name}, which cannot be read: ${readProblems[code] ?? code}`
    }
    names.push(`${path} (${name})`)
  }
  return names.length > 0 && !isUsable(options)
    ? `names ${names.join(' and ')}, which cannot be used: they must be PEM files, and a key must belong to its certificate`
    : undefined
}

function isUsable(options: SecureContextOptions): boolean {
  try {
    createSecureContext(options)
    return true
  } catch {
    return false
  }
}
