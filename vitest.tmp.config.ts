import { defineConfig } from 'vitest/config'
export default defineConfig({ resolve: { alias: { '@sojourn/publishing/page/render-page': '/tmp/stub-page.ts' } }, test: { maxWorkers: 2, pool: 'forks', include: ['apps/api/**/*.test.ts'], globalSetup: 'apps/api/src/test/global-setup.ts', testTimeout: 30000, hookTimeout: 60000 } })
