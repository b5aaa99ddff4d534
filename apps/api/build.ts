import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { childModules } from './src/platform/child/child-modules.ts'

const here = import.meta.dirname
const dist = join(here, 'dist')
const languages = join(here, '../../packages/publishing/src/languages')
const languageCodes = readdirSync(languages, { withFileTypes: true }).filter((one) => one.isDirectory())

/**
 * Packages of many small files, which load several times as fast as part of one file. All of them are plain JavaScript that reads no files,
 * and no package that stays outside uses them with us.
 */
const inlined =
  /^(zod|kysely|libphonenumber-js|htmlparser2|domhandler|domelementtype|domutils|dom-serializer|entities|@tus|file-type|strtok3|token-types|uint8array-extras|@borewit|@tokenizer|openid-client|oauth4webapi|jose|prom-client|rate-limiter-flexible|ical\.js|csv-parse|csv-stringify)(\/|$)/

/**
 * In built code, `import.meta.url` is still the URL of the source file: styles, migrations, fonts and lists are read from where
 * they are. What has to know where the built code itself is takes `import.meta.filename`. Lines of source maps stay right.
 */
const sourceUrls: Plugin = {
  name: 'source-urls',
  transform: {
    filter: { id: /\/(?:apps|packages)\/\w+\/src\//, code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(dist, id))}, import.meta.url).href`),
      map: null,
    }),
  },
}

/** `npm run build`: the server as it runs outside development, in a few files with source maps. npm packages stay where they are. */
await build({
  cwd: here,
  platform: 'node',
  input: {
    main: 'src/main.ts',
    admin: 'src/admin.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    doctor: 'src/doctor.ts',
    ...childModules,
    ...Object.fromEntries(languageCodes.map(({ name }) => [`language-${name}`, `${languages}/${name}/index.ts`])),
  },
  external: (id) => /^@?[a-z]/.test(id) && !id.startsWith('@sojourn/') && !inlined.test(id),
  plugins: [sourceUrls],
  // The sources are beside it.
  output: { dir: dist, cleanDir: true, sourcemap: true, sourcemapExcludeSources: true },
})
