import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { readConfig } from '../config/config.ts'
import type { FrontEnd } from '../server/pages/front-end.ts'
import { createApp } from './app.ts'
import { DatabaseFile } from './database-file.ts'
import { prepare } from './prepare.ts'
import { createLogger } from './process/create-logger.ts'
import { keepFilesPrivate, warnOfRoot } from './process/private-files.ts'
import { describeStartProblem } from './process/start-problem.ts'
import { endAtOnce, onStopRequest, stopServing } from './process/stop-serving.ts'
import { openConfiguredStorage, untilStoreAnswers } from './storage.ts'

function developmentFrontEnd(vite: ViteDevServer): () => Promise<FrontEnd> {
  const assetsOf = (script: string, styles: string) => ({ script, styles: [styles], preloads: [] })
  const siteAssets = assetsOf('/src/web/entry-client.tsx', '/src/web/styles.css')
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite cannot run server code here.')
  return async () => {
    const entry = await environment.runner.import('/src/web/entry-server.tsx')
    return {
      render: entry.render as FrontEnd['render'],
      siteAssets,
      pageAssets: () => siteAssets,
      adminAssets: assetsOf('/src/web/admin/entry-admin.tsx', '/src/web/styles-admin.css'),
      transform: (url, html) => vite.transformIndexHtml(url, html),
    }
  }
}

async function serve(): Promise<void> {
  let stop = endAtOnce as () => unknown
  onStopRequest(() => stop())
  const config = readConfig(process.env)
  warnOfRoot(console.error)
  keepFilesPrivate(config.dataDir, console.log)
  const file = new DatabaseFile(config)
  await file.begin(console.error)
  const storage = await openConfiguredStorage(config)
  await untilStoreAnswers(() => prepare(config, storage, console.log), console.error)
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
  const app = await createApp(config, storage, createLogger(), {
    development: { frontEnd: developmentFrontEnd(vite), middleware: vite.middlewares },
  })
  app.addHook('onClose', () => vite.close())
  stop = () => stopServing(app, storage, () => file.end())
  await app.listen({ port: config.port, host: config.host })
  console.log(`Development server: http://${config.host}:${config.port}/`)
}

try {
  await serve()
} catch (error) {
  console.error(describeStartProblem(error))
  process.exit(1)
}
