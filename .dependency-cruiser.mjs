/** The import rule: a folder of src/ may import only what its row says. */
const layers = {
  domain: [],
  'sample-listings': ['domain'],
  application: ['domain', 'sample-listings'],
  storage: ['application', 'domain'],
  excel: ['application', 'domain'],
  'seo-provider': ['application', 'domain'],
  server: ['application', 'domain'],
  web: ['domain'],
  cli: ['application', 'domain'],
  config: [],
}

const layerRules = Object.entries(layers).map(([folder, allowed]) => ({
  name: `${folder}-imports-only-${allowed.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    path: '^(src|test|e2e|bench|scripts)/',
    pathNot: [
      `^src/${folder}/`,
      ...allowed.map((name) => `^src/${name}/`),
      ...(folder === 'server' ? ['^src/web/(entry-server\\.tsx$|messages/)'] : []),
    ],
  },
}))

export default {
  forbidden: [
    ...layerRules.map((rule) => ({
      ...rule,
      from: { ...rule.from, pathNot: '\\.(test|contract)\\.tsx?$' },
    })),
    {
      name: 'main-is-imported-by-none',
      severity: 'error',
      from: { path: '^src/', pathNot: '(^src/main/|\\.test\\.tsx?$)' },
      to: { path: '^src/main/' },
    },
    {
      name: 'pages-and-admin-apart',
      severity: 'error',
      from: { path: '^src/web/(pages|admin)/' },
      to: { path: '^src/web/(pages|admin)/', pathNot: '^src/web/$1/' },
    },
    {
      name: 'storage-imports-no-use-case',
      severity: 'error',
      from: { path: '^src/storage/', pathNot: '\\.(test|contract)\\.ts$' },
      to: { path: '^src/application/', pathNot: '^src/application/(ports/|retry\\.ts$)' },
    },
    {
      name: 'domain-is-pure',
      comment: 'No I/O: of the platform only the hash function, for ids that every shard can compute.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'domain-libraries',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer'],
        pathNot: 'node_modules/(zod|libphonenumber-js|es-hangul|@photostructure/tz-lookup)/',
      },
    },
    {
      name: 'web-uses-no-platform',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'migrations-are-frozen',
      comment: 'What the product does changes, a migration does not.',
      severity: 'error',
      from: { path: '^src/storage/dialects/\\w+/migrations/' },
      to: { path: '^src/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-test-code',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.(test|contract)\\.tsx?$' },
      to: { path: '(\\.(test|contract)\\.tsx?$|^(test|e2e|bench)/)' },
    },
    {
      name: 'product-packages',
      comment: '`npm start` installs no devDependencies.',
      severity: 'error',
      from: { path: '^(src|scripts/setup)/|^vite\\.config', pathNot: '\\.(test|contract)\\.tsx?$|/testing/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'not-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$' },
    },
    { name: 'no-deprecated', severity: 'error', from: {}, to: { dependencyTypes: ['deprecated'] } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
