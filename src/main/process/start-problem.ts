import { isStoreUnavailable } from '../../application/ports/store-errors.ts'

/** Errors whose message is written for the person who starts the program. */
const userFacingErrors = new Set([
  'ConfigError',
  'NewerDatabaseError',
  'UnreleasedDatabaseError',
  'UnusableDatabaseError',
  'DatabaseFileError',
])

/** What the operator sees when a program cannot start: a sentence if the operator can fix it, otherwise the error itself. */
export function describeStartProblem(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (userFacingErrors.has(error.name)) return error.message
  const { code, message } = driverErrorOf(error)
  const advice = storeAdvice[code] ?? (isStoreUnavailable(error) ? undefined : systemAdvice[code])
  if (advice) return `${message}\n${advice}`
  if (!isStoreUnavailable(error)) return error
  return `The database cannot be reached (${message || code}). ${waitingAdvice[code] ?? checkServer}`
}

/** True for problems that waiting does not solve: somebody must change the configuration or the database server. */
export function isHopeless(error: unknown): boolean {
  return error instanceof Error && driverErrorOf(error).code in storeAdvice
}

function driverErrorOf(error: Error): { readonly code: string; readonly message: string } {
  const isWrapped = isStoreUnavailable(error) || error.name === 'StorageFullError'
  const source = isWrapped && error.cause instanceof Error ? error.cause : error
  return { code: 'code' in source ? String(source.code) : '', message: source.message }
}

const login =
  'PostgreSQL refuses the login: check user name and password in DATABASE_URL, where special characters are written as %XX.'

const certificate =
  'The certificate of the PostgreSQL server cannot be checked. Name the file of the authority that has issued it: DATABASE_URL=postgres://…?sslmode=verify-full&sslrootcert=/path/ca.pem, and use the host name that is in the certificate.'

/** Sentences by the error codes of PostgreSQL and its driver. */
const storeAdvice: Readonly<Record<string, string>> = {
  '28P01': login,
  '28000': login,
  '3D000': 'Create that database, or check its name at the end of DATABASE_URL.',
  '42501': 'Give the user of DATABASE_URL all rights in that database.',
  ENOTFOUND:
    'There is no such host: check HOST and, for PostgreSQL, the host in DATABASE_URL. Special characters in its password are written as %XX.',
  ERR_INVALID_URL: 'Check DATABASE_URL: special characters in user name or password are written as %XX.',
  ERR_NO_TLS:
    'Turn TLS on there (ssl = on), or set sslmode=disable in DATABASE_URL if nobody can listen on the way to it.',
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
  ERR_TLS_CERT_ALTNAME_INVALID: certificate,
  CERT_HAS_EXPIRED: certificate,
}

const checkServer = 'Check that PostgreSQL runs, and host and port in DATABASE_URL.'

/** Sentences for problems that may go away by themselves. */
const waitingAdvice: Readonly<Record<string, string>> = {
  '53300': 'All its connections are taken: raise max_connections there, or end what holds them.',
  '57P03': 'It is starting or stopping: wait a moment.',
}

const diskFull = 'The disk is full: make room and start again.'

const damaged =
  'The database file is damaged. Bring a backup back in a new DATA_DIR: npm run cli -- restore FILE. Snapshots are in DATA_DIR/snapshots.'

/** Sentences by the error codes of the operating system, and of databases whose disk is full. */
const systemAdvice: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program uses this port: stop it, or set PORT to a free one.',
  EADDRNOTAVAIL: 'This machine does not have that address: set HOST to one of its own, such as 127.0.0.1.',
  EACCES:
    'The user that runs this program may not do that: check the owner of that place, such as DATA_DIR, and use a PORT above 1023.',
  EPERM: 'The user that runs this program may not do that: check the owner of that place, such as DATA_DIR.',
  EROFS: 'That place is read-only: set DATA_DIR to a folder that can be written to.',
  ENOENT: 'That folder cannot be made: check DATA_DIR.',
  ENOTDIR: 'DATA_DIR must be a folder.',
  EEXIST: 'DATA_DIR must be a folder.',
  ENOSPC: diskFull,
  SQLITE_FULL: diskFull,
  SQLITE_IOERR_SHMSIZE: diskFull,
  '53100': diskFull,
  SQLITE_CANTOPEN:
    'Check that DATA_DIR is the right folder and that the user that runs this program may read and write it.',
  SQLITE_READONLY: 'Let the user that runs this program write in DATA_DIR.',
  SQLITE_CORRUPT: damaged,
  SQLITE_NOTADB: damaged,
}
