import { defineConfig } from 'vitest/config'

/** `npm run test:full` draws and tries more of what is drawn; `npm test` takes a sample, so that it stays short. */
const isFull = process.env.TESTS === 'full'
/** Set by `npm test -- --pooler` and `--replica`. */
const hasTwoServers = process.env.TWO_SERVERS !== undefined

export default defineConfig({
  test: {
    // The machine that checks every change has two cores; three, because many tests wait for something else than a core.
    maxWorkers: 3,
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,tools,bench}/**/*.test.{ts,tsx}', 'apps/web/**/*.test.{ts,tsx}'],
          // By hand any number: ITINERARIES=20000 SEED=7 npx vitest run --project unit packages/publishing/src/one-price.test.ts
          provide: {
            itineraryRun: {
              itineraries: Number(process.env.ITINERARIES ?? (isFull ? 2000 : 500)),
              seed: Number(process.env.SEED ?? 20_261_125),
            },
            // By hand any number: BROCHURES=1000 SEED=7 npx vitest run --project unit packages/publishing/src/brochure/brochure-drawn.test.ts
            brochureRun: {
              brochures: Number(process.env.BROCHURES ?? (isFull ? 16 : 6)),
              seed: Number(process.env.SEED ?? 20_261_126),
            },
          },
          // The gates' tests start compilers.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          // The files share the modules of their worker: they keep what they do in a world of their own, and loading the
          // whole API for each takes a second.
          isolate: false,
          include: ['apps/api/**/*.test.ts'],
          exclude: ['**/*.mocked.test.ts', '**/node_modules/**'],
          globalSetup: 'apps/api/src/test/global-setup.ts',
          setupFiles: 'apps/api/src/test/undo-replacements.ts',
          // By hand any number: REQUESTS=200000 SEED=7 npx vitest run --project api apps/api/src/test/property
          provide: {
            storage: 'local',
            hasTwoServers,
            propertyRun: {
              requests: Number(process.env.REQUESTS ?? (isFull ? 20_000 : 4500)),
              seed: Number(process.env.SEED ?? 20_261_120),
            },
            // By hand any number: UPLOADS=25 SEED=7 npx vitest run --project api apps/api/src/test/uploads
            uploadRun: {
              uploads: Number(process.env.UPLOADS ?? (isFull ? 200 : 8)),
              seed: Number(process.env.SEED ?? 20_261_123),
            },
            // By hand any number: KILLS=20 SEED=7 npx vitest run --project api apps/api/src/test/kills
            killRun: {
              steps: Number(process.env.KILLS ?? (isFull ? 1000 : 5)),
              seed: Number(process.env.SEED ?? 20_261_129),
            },
            // By hand: HOSTILE=2 npx vitest run --project api apps/api/src/platform/pictures
            hostileRun: { ofEachClass: Number(process.env.HOSTILE ?? (isFull ? 5 : 1)) },
            // By hand any number: ITINERARIES=1000 SEED=7 npx vitest run --project api apps/api/src/test/prices
            itineraryRun: {
              itineraries: Number(process.env.ITINERARIES ?? (isFull ? 10_000 : 200)),
              seed: Number(process.env.SEED ?? 20_261_127),
            },
            quoteRun: { printed: isFull ? 266 : 12 },
            hostileInputRun: { requests: isFull ? 150 : 40 },
            // By hand any number: PERMUTATIONS=60 SEED=7 npx vitest run --project api apps/api/src/subscriptions/convergence
            billingRun: {
              permutations: Number(process.env.PERMUTATIONS ?? (isFull ? 2000 : 20)),
              seed: Number(process.env.SEED ?? 20_261_123),
            },
          },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Files that replace a module, for which each needs modules of its own.
          name: 'api-mocked',
          include: ['apps/api/**/*.mocked.test.ts'],
          globalSetup: 'apps/api/src/test/global-setup.ts',
          setupFiles: 'apps/api/src/test/undo-replacements.ts',
          provide: { storage: 'local', hasTwoServers },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // What stores and reads files, once more with a bucket instead of a folder.
          name: 'api-on-s3',
          isolate: false,
          include: [
            ...(isFull ? ['media/*'] : ['media/media', 'media/sweep', 'media/upload-*']),
            'publications/publications',
            'exports/exports',
          ].map((path) => `apps/api/src/resources/${path}.test.ts`),
          globalSetup: 'apps/api/src/test/global-setup.ts',
          setupFiles: 'apps/api/src/test/undo-replacements.ts',
          provide: { storage: 's3', hasTwoServers },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
