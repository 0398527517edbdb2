import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite'
import { brotliFiles } from './scripts/setup/brotli-files.ts'
import { lighterReact } from './scripts/setup/lighter-react.ts'

/** Changes with the libraries only, so that it stays in visitors' caches from release to release. */
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store)\/|vite\/preload-helper|as-module:/,
  priority: 3,
}

/** Parts of libraries that bytes are better spent without. */
const lighter = {
  // A hook that React itself has by now.
  'use-sync-external-store/shim/index.js': 'react',
  '../createLucideIcon.mjs': join(import.meta.dirname, 'src/web/ui/create-icon.tsx'),
}

const asModule = '\0as-module:'
const reactLibraries = /^react(-dom|-dom\/client|\/jsx-runtime)?$/

/**
 * React's CommonJS files as modules with named exports. Otherwise every chunk would convert them anew, with helpers that
 * Rolldown puts into a chunk of their own, which is one more request on each page.
 */
const reactAsModules = (isForVisitors: boolean): Plugin => ({
  name: 'react-as-modules',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  resolveId: (id, importer = '') =>
    reactLibraries.test(id) && !/node_modules\/react|as-module/.test(importer) ? asModule + id : null,
  transform(code, id) {
    // Radix takes React as a whole, which would keep all of its exports.
    if (/node_modules\/@?radix-ui/.test(id)) {
      return code.replaceAll(/import \* as (\w+) from "(react|react-dom)"/g, 'import $1 from "$2"')
    }
    const isReactDom = id.endsWith('/react-dom-client.production.js')
    return isForVisitors && isReactDom ? lighterReact(code) : null
  },
  async load(id) {
    if (!id.startsWith(asModule)) return null
    const path = id.slice(asModule.length)
    const { default: library } = await import(path)
    const names = Object.keys(library).filter((name) => /^[a-zA-Z]+$/.test(name))
    return [
      `import library from '${path}'`,
      'export default library',
      ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => library.${name})()`),
    ].join('\n')
  },
})

/** How long each plug-in took is of no use to whoever starts the product. */
const checks = { bundlerTimings: false }

/** The visitor's scripts: framework, what most pages share, the list that many of them show, and each page's own. */
const site: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: '.vite/site.json',
  // The others are there before any page is brought.
  modulePreload: {
    resolveDependencies: (_file, scripts) =>
      scripts.filter((script) => /\/(list|detail|[a-z-]+-pages?)-/.test(script)),
  },
  rolldownOptions: {
    checks,
    input: 'src/web/entry-client.tsx',
    output: {
      // Names do not compress, and scripts have many of each other's: six letters tell releases apart.
      entryFileNames: 'assets/[name]-[hash:6].js',
      chunkFileNames: 'assets/[name]-[hash:6].js',
      codeSplitting: {
        groups: [
          framework,
          {
            name: 'list',
            test: /src\/web\/pages\/(list|place)\//,
            minShareCount: 2,
            priority: 2,
            includeDependenciesRecursively: false,
          },
          // Shared with its parts that are loaded late.
          {
            name: 'detail',
            test: /src\/web\/pages\/detail\//,
            minShareCount: 2,
            priority: 2,
            includeDependenciesRecursively: false,
          },
          // The static pages share their frame with no list, whose scripts are the most. Each language is a script of its own.
          {
            name: 'shared',
            test: /^(?!.*\/(pages\/static\/|messages\/\w\w\.))/,
            minShareCount: 2,
            priority: 1,
          },
        ],
      },
    },
  },
}

/** The administrator's scripts, built for themselves: nothing of them can get into a visitor's. */
const admin: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: false,
  copyPublicDir: false,
  manifest: '.vite/admin.json',
  rolldownOptions: {
    checks,
    input: 'src/web/admin/entry-admin.tsx',
    output: { codeSplitting: { groups: [framework] } },
  },
}

const server: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  copyPublicDir: false,
  target: 'node22',
  rolldownOptions: {
    input: 'src/web/entry-server.tsx',
    output: { entryFileNames: 'entry-server.js' },
    // All pages are in one file here.
    checks: { ...checks, ineffectiveDynamicImport: false },
  },
}

/**
 * `vite build` makes the visitor's files in dist/client, `vite build --mode admin` adds the administrator's, and
 * `vite build --ssr` makes the renderer in dist/server.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react(), tailwindcss(), reactAsModules(mode !== 'admin'), ...(isSsrBuild ? [] : [brotliFiles()])],
  appType: 'custom',
  resolve: { alias: command === 'build' ? lighter : {} },
  ssr: isSsrBuild ? { noExternal: true } : {},
  // Bundled for good: React's development half would make pages several times slower.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild ? server : { target: 'es2022', ...(mode === 'admin' ? admin : site) },
}))
