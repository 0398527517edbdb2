import type { FastifyInstance } from 'fastify'

export interface Route {
  readonly method: string
  /** Parameters are written `:name`. */
  readonly path: string
}

const line = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/

/** Every route of an app, read from the framework's own table. */
export function listRoutes(app: FastifyInstance): readonly Route[] {
  const segments: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((text) => {
      const [, indent = '', segment = '', methods = ''] = line.exec(text) ?? []
      if (segment === '') return []
      segments.length = indent.length / 4
      segments.push(segment)
      const path = segments.join('')
      return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path }))
    })
}
