import { describe, expect, it } from 'vitest'
import { imports } from './imports.ts'
import { plantTree } from './planted-tree.ts'

const npm = ['zod', 'pg', 'kysely', 'fastify', 'react', 'stripe', '@tanstack/react-query']
const rooms = {
  contract: 'packages/contract',
  publishing: 'packages/publishing',
  demo: 'packages/demo',
  api: 'apps/api',
  web: 'apps/web',
  tools: 'tools',
}

const npmFiles = npm.flatMap((name) => [
  [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
  [`node_modules/${name}/index.js`, 'export const nothing = 0\n'],
])
const roomFiles = Object.entries(rooms).map(([name, folder]) => [
  `${folder}/package.json`,
  JSON.stringify({
    name: `@sojourn/${name}`,
    type: 'module',
    exports: { './*': './src/*.ts' },
    dependencies: Object.fromEntries(npm.map((one) => [one, '*'])),
  }),
])
const links = Object.fromEntries(
  Object.entries(rooms).map(([name, folder]) => [`node_modules/@sojourn/${name}`, folder]),
)

/** A source file that imports each of the given modules. */
const importing = (...modules: string[]): string =>
  `${modules.map((module) => `import * as from${modules.indexOf(module)} from '${module}'\n`).join('')}export const done = true\n`

/** A small product in which every folder complies with the import rules. */
const clean: Record<string, string> = {
  ...Object.fromEntries(npmFiles),
  ...Object.fromEntries(roomFiles),
  'packages/contract/src/resources/guide.ts': importing('zod'),
  'packages/contract/src/access.ts': importing('zod', './resources/guide.ts'),
  'packages/demo/src/content.ts': importing('@sojourn/contract/resources/guide', './places.ts'),
  'packages/demo/src/places.ts': 'export const done = true\n',
  'packages/contract/src/fixtures/clean-itinerary.ts': importing('../access.ts'),
  'packages/publishing/src/page/page.ts': importing('react', '@sojourn/contract/resources/guide'),
  'packages/publishing/src/brochure/fonts.ts': importing('node:fs'),
  'apps/api/src/main.ts': importing('./app.ts', './config.ts', './demo/seed.ts', './platform/db/pool.ts'),
  'apps/api/src/app.ts': importing('fastify', './resources/guides/routes.ts', './identity/login.ts'),
  'apps/api/src/config.ts': importing('zod'),
  'apps/api/src/demo/seed.ts': importing('../resources/guides/create.ts', '@sojourn/demo/content'),
  'apps/api/src/identity/login.ts': importing('../kit/context.ts', 'kysely'),
  'apps/api/src/resources/guides/routes.ts': importing('./create.ts', './policy.ts', 'fastify'),
  'apps/api/src/resources/guides/policy.ts': importing('@sojourn/contract/access'),
  'apps/api/src/resources/guides/create.ts': importing(
    '../contacts/queries.ts',
    '../../kit/context.ts',
    '@sojourn/publishing/page/page',
  ),
  'apps/api/src/resources/contacts/queries.ts': importing('kysely'),
  'apps/api/src/resources/sites/queries.ts': importing('kysely'),
  'apps/api/src/resources/contacts/policy.ts': importing('@sojourn/contract/access'),
  'apps/api/src/kit/context.ts': importing('../platform/db/pool.ts', '@sojourn/contract/access'),
  'apps/api/src/kit/records/crud.ts': importing('../context.ts'),
  'apps/api/src/platform/db/pool.ts': `import type { done } from '../../config.ts'\nimport pg from 'pg'\nexport const pool: [typeof done, unknown] = [true, pg]\n`,
  'apps/api/src/test/world.ts': importing('../app.ts', 'pg'),
  'apps/web/src/main.tsx': importing('./app/router.tsx'),
  'apps/web/src/app/router.tsx': importing('../routes/guides.tsx'),
  'apps/web/src/routes/guides.tsx': `export const page = () => import('../features/guides/guide-list.tsx')\n`,
  'apps/web/src/features/guides/guide-list.tsx': importing(
    '../../kit/resource.ts',
    '../../ui/button.tsx',
    '@sojourn/contract/resources/guide',
  ),
  'apps/web/src/features/contacts/contact-list.tsx': importing('../../ui/button.tsx'),
  'apps/web/src/editor/editor.tsx': importing('../kit/resource.ts'),
  'apps/web/src/record/record-page.tsx': importing('../media/picker.tsx', '../kit/resource.ts'),
  'apps/web/src/media/picker.tsx': importing('../kit/resource.ts'),
  'apps/web/src/kit/resource.ts': importing('@tanstack/react-query'),
  'apps/web/src/ui/button.tsx': importing('react'),
  'tools/src/try.ts': importing('@sojourn/api/app'),
}

const run = async (files: Record<string, string>) => imports.run(await plantTree({ files, links }))

describe('the imports gate', () => {
  it('reads every source file and passes if all folders comply with the import rules', async () => {
    const sources = Object.keys(clean).filter((path) => /\.tsx?$/.test(path))
    expect(await run(clean)).toEqual({ looked: sources.length, findings: [] })
  })

  it('reports every import that violates the rules', async () => {
    const planted: [path: string, module: string, rule: string][] = [
      ['packages/contract/src/planted-react.ts', 'react', 'contract-alone'],
      ['packages/contract/src/planted-core.ts', 'node:fs', 'contract-alone'],
      ['packages/contract/src/kit/planted-resource.ts', '../resources/guide.ts', 'contract-kit-reaches-down'],
      ['packages/contract/src/document/planted-resource.ts', '../resources/guide.ts', 'contract-document-reaches-down'],
      ['packages/contract/src/resources/planted-access.ts', '../access.ts', 'contract-resources-reaches-down'],
      ['packages/contract/src/site/planted-access.ts', '../access.ts', 'contract-site-reaches-down'],
      ['packages/contract/src/itinerary/planted-access.ts', '../access.ts', 'contract-itinerary-reaches-down'],
      ['packages/contract/src/planted-app.ts', '@sojourn/api/config', 'nobody-imports-an-app'],
      ['packages/demo/src/planted-publishing.ts', '@sojourn/publishing/page/page', 'demo-knows-the-contract-only'],
      ['packages/demo/src/planted-core.ts', 'node:fs', 'demo-knows-the-contract-only'],
      ['packages/demo/src/planted-package.ts', 'zod', 'demo-knows-the-contract-only'],
      ['packages/publishing/src/page/planted-demo.ts', '@sojourn/demo/content', 'only-the-loader-knows-the-demo'],
      ['apps/api/src/planted-demo.ts', '@sojourn/demo/content', 'only-the-loader-knows-the-demo'],
      ['packages/publishing/src/page/planted-api.ts', '@sojourn/api/kit/context', 'publishing-knows-the-contract-only'],
      ['packages/publishing/src/wording/planted-core.ts', 'node:fs', 'publishing-is-pure'],
      ['packages/publishing/src/brochure/planted-core.ts', 'node:net', 'publishing-reads-its-own-files'],
      ['packages/publishing/src/page/planted-net.ts', 'node:net', 'publishing-reads-its-own-files'],
      ['packages/publishing/src/page/planted-database.ts', 'pg', 'publishing-packages'],
      ['apps/web/src/kit/planted-publishing.ts', '@sojourn/publishing/page/page', 'web-knows-the-contract-only'],
      ['apps/web/src/kit/planted-api.ts', '@sojourn/api/config', 'web-knows-the-contract-only'],
      ['apps/api/src/kit/planted-web.ts', '@sojourn/web/kit/resource', 'api-knows-contract-and-publishing'],
      ['apps/api/src/kit/planted-tools.ts', '@sojourn/tools/try', 'tools-stay-outside'],
      ['apps/api/src/platform/planted-kit.ts', '../kit/context.ts', 'platform-reaches-down'],
      ['apps/api/src/kit/planted-contact.ts', '../resources/contacts/queries.ts', 'kit-reaches-down'],
      ['apps/api/src/kit/planted-resource.ts', '@sojourn/contract/resources/guide', 'kit-knows-no-resource'],
      ['apps/api/src/kit/planted-records.ts', './records/crud.ts', 'one-way'],
      ['apps/api/src/kit/planted-vendor.ts', 'pg', 'kit-packages'],
      ['apps/api/src/kit/planted-config.ts', '../config.ts', 'config-is-passed'],
      ['apps/api/src/config.ts', './platform/db/pool.ts', 'config-runs-nothing'],
      ['apps/api/src/identity/planted-app.ts', '../app.ts', 'identity-reaches-down'],
      ['apps/api/src/identity/planted-resource.ts', '../resources/contacts/queries.ts', 'identity-reaches-down'],
      [
        'apps/api/src/subscriptions/planted-resource.ts',
        '../resources/contacts/queries.ts',
        'subscriptions-reaches-down',
      ],
      ['apps/api/src/resources/company-pages/planted-site.ts', '../sites/queries.ts', 'one-way'],
      ['apps/api/src/identity/planted-policy.ts', '../resources/guides/policy.ts', 'resource-through-its-door'],
      ['apps/api/src/resources/guides/invite.ts', '../contacts/policy.ts', 'resource-through-its-door'],
      ['apps/api/src/resources/guides/cancel.ts', '../../demo/seed.ts', 'resources-reaches-down'],
      ['apps/api/src/resources/guides/move.ts', 'stripe', 'resources-packages'],
      ['apps/api/src/resources/guides/jobs.ts', 'kysely', 'routes-and-jobs-ask-verbs'],
      ['apps/api/src/resources/guides/send.ts', '../../test/world.ts', 'test-world-in-tests'],
      ['apps/api/src/demo/planted-vendor.ts', 'pg', 'demo-packages'],
      ['packages/contract/src/planted-fixture.ts', './fixtures/clean-itinerary.ts', 'test-world-in-tests'],
      ['apps/web/src/ui/planted-kit.ts', '../kit/resource.ts', 'ui-reaches-down'],
      ['apps/web/src/ui/planted-resource.ts', '@sojourn/contract/resources/guide', 'ui-knows-no-resource'],
      ['apps/web/src/ui/planted-fetch.ts', '@tanstack/react-query', 'ui-knows-no-resource'],
      ['apps/web/src/kit/planted-feature.ts', '../features/guides/guide-list.tsx', 'web-kit-reaches-down'],
      ['apps/web/src/kit/planted-media.ts', '../media/picker.tsx', 'web-kit-reaches-down'],
      ['apps/web/src/media/planted-record.ts', '../record/record-page.tsx', 'media-reaches-down'],
      ['apps/web/src/record/planted-feature.ts', '../features/guides/guide-list.tsx', 'record-reaches-down'],
      ['apps/web/src/features/guides/planted-feature.ts', '../contacts/contact-list.tsx', 'features-apart'],
      ['apps/web/src/features/guides/planted-editor.ts', '../../editor/editor.tsx', 'features-reaches-down'],
      ['apps/web/src/editor/planted-route.ts', '../routes/guides.tsx', 'editor-reaches-down'],
      ['apps/web/src/routes/planted-eager.ts', '../features/guides/guide-list.tsx', 'routes-load-lazily'],
      ['apps/web/src/features/guides/guide-resource.ts', './guide-list.tsx', 'resources-load-lazily'],
      ['apps/web/src/routes/planted-app.ts', '../app/router.tsx', 'routes-reaches-down'],
      ['tools/src/planted-nowhere.ts', './nowhere.ts', 'resolvable'],
      ['tools/src/planted-cycle-back.ts', './planted-cycle.ts', 'no-cycle'],
    ]
    const plants = Object.fromEntries(planted.map(([path, module]) => [path, importing(module)]))
    const cycle = { 'tools/src/planted-cycle.ts': importing('./planted-cycle-back.ts') }
    const { findings } = await run({ ...clean, ...plants, ...cycle })
    const missed = planted.filter(
      ([path, , rule]) => !findings.some((one) => one.startsWith(`${path} → `) && one.includes(` ${rule}:`)),
    )
    expect(missed).toEqual([])
    expect(findings.filter((one) => !planted.some(([path]) => one.startsWith(path)))).toEqual([])
  })

  it('reports a type-only import', async () => {
    const text = "import type { done } from '../kit/resource.ts'\nexport const ok: typeof done = true\n"
    const { findings } = await run({ ...clean, 'apps/web/src/ui/planted-type.ts': text })
    expect(findings).toEqual([
      expect.stringContaining('apps/web/src/ui/planted-type.ts → apps/web/src/kit/resource.ts ui-reaches-down'),
    ])
  })

  it('reports an import that dependency-cruiser did not read', async () => {
    const text = "export type Pool = typeof import('../platform/db/pool.ts')\n"
    const { findings } = await run({ ...clean, 'apps/api/src/kit/planted-unread.ts': text })
    expect(findings).toEqual([
      'apps/api/src/kit/planted-unread.ts: import of ../platform/db/pool.ts not read by dependency-cruiser',
    ])
  })

  it('fails for an empty tree', async () => {
    expect(await imports.run(await plantTree({}))).toEqual({ looked: 0, findings: ['looked at 0 modules'] })
  })
})
