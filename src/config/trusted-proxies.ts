import { isIP } from 'node:net'
import { z } from 'zod'

/** The proxies of this machine, as Fastify calls them. */
const thisMachine = 'loopback'

function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || address.includes('%') || rest.length > 0) return false
  if (bits === undefined) return true
  // A range with all addresses would make every client trusted.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)
}

/** `off`, `on`, or proxies separated by commas → the addresses and ranges whose X-Forwarded-For is believed. */
export const trustedProxies = z.string().transform((text, context): readonly string[] => {
  if (text === 'off') return []
  if (text === 'on') return [thisMachine]
  const entries = text.split(',').map((entry) => entry.trim())
  const wrong = entries.filter((entry) => !isProxy(entry))
  if (wrong.length === 0) return entries
  const named = wrong.map((entry) => `"${entry}"`).join(', ')
  context.addIssue(
    `must be off, on (proxies on this machine), or addresses and ranges of proxies such as 127.0.0.1,10.0.0.0/8; not one: ${named}`,
  )
  return z.NEVER
})
