import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotliFiles } from './scripts/setup/brotli-files.ts'

/** What every page needs, in one file: it compresses better than many. */
const framework =
  /node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store)\//

/**
 * `vite build` makes the browser's files in dist/client, one entry for visitors and one for the administrator;
 * `vite build --ssr` the renderer in dist/server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [brotliFiles()])],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  ssr: isSsrBuild ? { noExternal: true } : {},
  // Bundled for good: React's development half would make pages several times slower.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node22',
        rolldownOptions: {
          input: 'src/web/entry-server.tsx',
          output: { entryFileNames: 'entry-server.js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        rolldownOptions: {
          input: ['src/web/entry-client.tsx', 'src/web/admin/entry-admin.tsx'],
          output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } },
        },
      },
}))
