// Who may import whom; there is no list of exceptions.
// Paths are regular expressions over paths from the repository's root; `$1` is what the `from` path captured.

const source = (room) => `^${room}/src/`
const contract = source('packages/contract')
const publishing = source('packages/publishing')
const demo = source('packages/demo')
const api = source('apps/api')
const web = source('apps/web')
const product = '^(packages|apps)/'
const tests = '\\.test\\.tsx?$'
const testRoom = `${api}test/`
/** What tests are run on; the product does not import it. */
const fixtures = `${product}.+/fixtures/`
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown']

/** Type packages without code of their own: nothing to resolve at run time. */
const typesOnly = '^(geojson|topojson-specification)$'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The files of a room that become part of the product. */
const room = (path) => ({ path, pathNot: [tests, testRoom, fixtures] })

/** A room whose code may use only the named npm packages (a `/` at the end stands for a whole scope). */
const packagesOf = (name, path, allowed) =>
  forbid(`${name}-packages`, `${name} may use these npm packages: ${allowed.join(', ') || 'none'}`, room(path), {
    dependencyTypes: npm,
    pathNot:
      allowed.length > 0
        ? [`node_modules/(@types/)?(${allowed.map((one) => (one.endsWith('/') ? one : `${one}/`)).join('|')})`]
        : [],
  })

/** A room that may reach only the given rooms of its app or package. */
const reach = (name, path, within, allowed) =>
  forbid(`${name}-reaches-down`, `${name} may import ${allowed.join(', ') || 'nothing'} beside itself`, room(path), {
    path: within,
    pathNot: [path, ...allowed.map((one) => `${within}${one}`)],
  })

const http = ['fastify', '@fastify/', 'fastify-plugin', 'fastify-type-provider-zod', 'zod']

const packages = [
  forbid(
    'contract-alone',
    'the contract imports zod, and what reads email addresses, telephone numbers and messages',
    room(contract),
    {
      pathNot: [contract, 'node_modules/(zod|punycode|libphonenumber-js|icu-minify)/'],
      dependencyTypesNot: ['unknown'],
    },
  ),
  forbid('demo-knows-the-contract-only', 'the demo is data in the words of the contract', room(demo), {
    pathNot: [demo, contract],
    dependencyTypesNot: ['unknown'],
  }),
  forbid(
    'only-the-loader-knows-the-demo',
    'of the product, only the loader of the api, and the sample that it loads, import the demo',
    { path: product, pathNot: [demo, `${api}(demo|sample)/`] },
    { path: demo },
  ),
  forbid('publishing-knows-the-contract-only', 'publishing imports the contract and npm packages', room(publishing), {
    path: product,
    pathNot: [publishing, contract, '^packages/publishing/package\\.json$', 'node_modules/'],
  }),
  forbid(
    'publishing-is-pure',
    'publishing uses nothing of the machine',
    { path: publishing, pathNot: [tests, `${publishing}(brochure|languages|map|page|site|fixtures)/`] },
    {
      dependencyTypes: ['core'],
    },
  ),
  forbid(
    'publishing-reads-its-own-files',
    'brochure, languages, map, page and site may read their own fonts, texts, shapes and styles, nothing else',
    room(`${publishing}(brochure|languages|map|page|site)/`),
    {
      dependencyTypes: ['core'],
      pathNot: '^(node:)?(fs|path|url|module|buffer|crypto|v8|vm)$',
    },
  ),
  packagesOf('publishing', publishing, [
    '@expo-google-fonts/',
    '@fontsource-variable/',
    '@myriaddreamin/typst-ts-node-compiler',
    'd3-geo',
    'docx',
    'geojson',
    'ical.js',
    'qrcode-generator',
    'react',
    'react-dom',
    'topojson-client',
    'topojson-specification',
    'world-atlas',
  ]),
]

const contractRooms = [
  reach('contract-kit', `${contract}kit/`, contract, []),
  reach('contract-document', `${contract}document/`, contract, ['kit/']),
  reach('contract-resources', `${contract}resources/`, contract, ['document/', 'kit/']),
  reach('contract-site', `${contract}site/`, contract, ['resources/', 'document/', 'kit/']),
  reach('contract-itinerary', `${contract}itinerary/`, contract, ['site/', 'resources/', 'document/', 'kit/']),
]

const apps = [
  forbid(
    'nobody-imports-an-app',
    'an app is imported by no other room',
    { path: product, pathNot: '^apps/(web|api)/' },
    { path: '^apps/' },
  ),
  forbid(
    'web-knows-the-contract-only',
    'the web imports the contract and npm packages',
    { path: '^apps/web/' },
    {
      path: product,
      pathNot: ['^apps/web/', contract, 'node_modules/'],
    },
  ),
  forbid(
    'api-knows-contract-and-publishing',
    'the api imports contract and publishing',
    { path: '^apps/api/' },
    { path: '^apps/(?!api/)' },
  ),
  forbid(
    'tools-stay-outside',
    'the product does not import what is built around it',
    { path: product },
    { path: '^(tools|bench|e2e)/' },
  ),
]

const apiRooms = [
  reach('platform', `${api}platform/`, api, ['config\\.ts$']),
  reach('kit', `${api}kit/`, api, ['platform/', 'config\\.ts$']),
  reach('resources', `${api}resources/`, api, ['(identity|subscriptions)/', 'kit/', 'platform/', 'config\\.ts$']),
  reach('identity', `${api}identity/`, api, ['kit/', 'platform/', 'config\\.ts$']),
  reach('subscriptions', `${api}subscriptions/`, api, ['identity/', 'kit/', 'platform/', 'config\\.ts$']),
  reach('demo', `${api}demo/`, api, ['(resources|identity|subscriptions)/', 'kit/', 'platform/', 'config\\.ts$']),
  reach('sample', `${api}sample/`, api, ['demo/', 'resources/', 'kit/', 'platform/', 'config\\.ts$']),
  reach('app', `${api}app(\\.ts$|/)`, api, [
    'demo/',
    'sample/',
    '(resources|identity|subscriptions)/',
    'kit/',
    'platform/',
    'config\\.ts$',
    'served-resources\\.ts$',
  ]),
  reach('served-resources', `${api}served-resources\\.ts$`, api, ['resources/', 'kit/']),
  reach('config', `${api}config(-providers|-replies|-values)?\\.ts$`, api, ['platform/']),
  forbid(
    'config-runs-nothing',
    'config describes the platform in its own types and runs none of it',
    room(`${api}config(-providers|-replies|-values)?\\.ts$`),
    {
      path: `${api}platform/`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'config-is-passed',
    'below the app, configuration is a value; only its type is imported',
    room(`${api}(platform|kit|resources|identity|subscriptions|demo|sample)/`),
    {
      path: `${api}config\\.ts$`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'resource-through-its-door',
    'another resource is reached through its queries or a verb file',
    room(`${api}(?:resources/([^/]+)|identity|subscriptions|demo|sample)/`),
    {
      path: `${api}resources/[^/]+/(policy|routes|jobs)\\.ts$`,
      pathNot: `${api}resources/$1/`,
    },
  ),
  forbid('kit-knows-no-resource', 'the kit is given resources, it names none', room(`${api}kit/`), {
    path: `${contract}((resources|document|itinerary)/|(index|lists)\\.ts$)`,
  }),
  forbid(
    'routes-and-jobs-ask-verbs',
    'only verb files, queries and kit touch the database',
    room(`${api}resources/[^/]+/(routes|jobs)\\.ts$`),
    {
      path: ['node_modules/kysely/', `${api}platform/db/`],
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'test-world-in-tests',
    'product code does not import the test world or a test',
    { path: product, pathNot: [tests, testRoom, fixtures] },
    { path: [testRoom, fixtures, tests] },
  ),
]

const apiPackages = [
  packagesOf('api-entry', `${api}(main|admin|backup|restore|app)(\\.ts$|/)`, [...http, 'pino', 'prom-client']),
  packagesOf('config', `${api}config\\.ts$`, ['zod']),
  packagesOf('resources', `${api}(resources|identity|subscriptions)/`, [...http, 'kysely']),
  packagesOf('kit', `${api}kit/`, [
    ...http,
    '@opentelemetry/api',
    'isbot',
    'kysely',
    'lru-cache',
    'content-disposition',
    'pino',
    'prom-client',
  ]),
  packagesOf('demo', `${api}demo/`, ['zod', 'kysely']),
  packagesOf('sample', `${api}sample/`, [...http]),
]

const webRooms = [
  reach('ui', `${web}ui/`, web, []),
  reach('data', `${web}data/`, web, ['ui/']),
  reach('web-kit', `${web}kit/`, web, ['data/', 'ui/']),
  reach('media', `${web}media/`, web, ['kit/', 'data/', 'ui/']),
  reach('record', `${web}record/`, web, ['media/', 'kit/', 'data/', 'ui/']),
  reach('features', `${web}features/`, web, ['record/', 'media/', 'kit/', 'data/', 'ui/']),
  reach('editor', `${web}editor/`, web, ['features/', 'record/', 'media/', 'kit/', 'data/', 'ui/']),
  reach('routes', `${web}routes/`, web, ['features/', 'editor/', 'record/', 'media/', 'kit/', 'data/', 'ui/']),
  forbid('features-apart', 'one feature does not import another', room(`${web}features/([^/]+)/`), {
    path: `${web}features/`,
    pathNot: `${web}features/$1/`,
  }),
  forbid('ui-knows-no-resource', 'ui draws; it names no resource and fetches nothing', room(`${web}ui/`), {
    path: [`${contract}(resources|document|itinerary|index)`, 'node_modules/@tanstack/react-query/'],
  }),
  forbid(
    'resources-load-lazily',
    'what the web knows of a resource brings its pages in with import()',
    room(`${web}features/[^/]+/[^/]+-resource\\.ts$`),
    {
      path: `${web}(features|editor|record|media|kit|ui)/`,
      // Its title and nouns, in a file of their own: the entry loads them.
      pathNot: '/resource/wording\\.ts$',
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  ),
  forbid('routes-load-lazily', 'a route brings its page in with import()', room(`${web}routes/`), {
    path: `${web}(features|editor)/`,
    dependencyTypesNot: ['dynamic-import', 'type-only'],
  }),
]

/** Resources and rooms that would otherwise import each other: the first is below, and does not know the others. */
const oneWay = [
  [`${contract}[^/]+\\.ts$`, `${contract}examples/`],
  [`${api}resources/itineraries/`, `${api}resources/(shares|contacts|publications|revisions)/`],
  [`${api}resources/company-pages/`, `${api}resources/(publications|sites)/`],
  [`${api}resources/publications/`, `${api}resources/sites/`],
  [`${api}resources/invitations/`, `${api}resources/users/`],
  [`${api}platform/db/`, `${api}platform/queue/`],
  [`${api}kit/[^/]+\\.ts$`, `${api}kit/[^/]+/`],
  [`${api}kit/records/`, `${api}kit/(list|http)/`],
  [`${api}kit/list/`, `${api}kit/http/`],
].map(([below, above]) => forbid('one-way', 'rooms import each other in one direction', room(below), { path: above }))

const everywhere = [
  forbid(
    'no-cycle',
    'modules that import each other cannot be read one after the other; import() waits until both are there',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  ),
  forbid('resolvable', 'every import leads to a file', {}, { couldNotResolve: true, pathNot: typesOnly }),
]

export default {
  forbidden: [
    ...packages,
    ...contractRooms,
    ...apps,
    ...apiRooms,
    ...apiPackages,
    ...webRooms,
    ...oneWay,
    ...everywhere,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}
