import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { readConfig } from '../config/config.ts'
import type { FrontEnd } from '../server/pages/front-end.ts'
import { createApp } from './app.ts'
import { createLogger } from './log.ts'
import { prepare } from './prepare.ts'
import { openConfiguredStorage } from './storage.ts'

function developmentFrontEnd(vite: ViteDevServer): () => Promise<FrontEnd> {
  const assetsOf = (script: string, styles: string) => ({ script, styles: [styles], preloads: [] })
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite cannot run server code here.')
  return async () => {
    const entry = await environment.runner.import('/src/web/entry-server.tsx')
    return {
      render: entry.render as FrontEnd['render'],
      siteAssets: assetsOf('/src/web/entry-client.tsx', '/src/web/styles.css'),
      adminAssets: assetsOf('/src/web/admin/entry-admin.tsx', '/src/web/styles-admin.css'),
      transform: (url, html) => vite.transformIndexHtml(url, html),
    }
  }
}

const config = readConfig(process.env)
const storage = await openConfiguredStorage(config)
await prepare(config, storage, console.log)
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const app = await createApp(config, storage, createLogger(), {
  frontEnd: developmentFrontEnd(vite),
  middleware: vite.middlewares,
})
await app.listen({ port: config.port, host: config.host })
console.log(`Development server: http://${config.host}:${config.port}/`)
process.once('SIGINT', async () => {
  await Promise.all([app.close(), vite.close()])
  await storage.close()
  process.exit(0)
})
