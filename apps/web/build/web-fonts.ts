import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** What the screens use of each variable font: titles have one weight, and the one optical size that most titles need. */
const families = [
  { sheet: '@fontsource-variable/inter/wght.css', weight: '400 700', axes: { wght: { min: 400, max: 700 } } },
  { sheet: '@fontsource-variable/fraunces/opsz.css', weight: '500', axes: { wght: 500, opsz: 30 } },
] as const

const require = createRequire(import.meta.url)
const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/web-fonts/', import.meta.url))

/**
 * The fonts of the app, subset from the variable fonts with HarfBuzz: a third of the size, with every glyph. They are at
 * `#web-fonts` with their stylesheet, built once, and again when a font or this file changes.
 * Fontsource 5.3 offers each font only with all axes and weights. Check again when it offers a choice of them.
 */
export const webFonts = (): Plugin => ({
  name: 'web-fonts',
  config: async () => ({ resolve: { alias: { '#web-fonts': await ensureFonts() } } }),
})

const ensureFonts = async (): Promise<string> => {
  const stylesheets = await Promise.all(families.map(({ sheet }) => readFile(require.resolve(sheet), 'utf8')))
  const versions = families.map(
    ({ sheet }) => require(`${sheet.slice(0, sheet.lastIndexOf('/'))}/package.json`).version,
  )
  const key = createHash('sha256')
    .update(JSON.stringify([stylesheets, versions, await readFile(fileURLToPath(import.meta.url), 'utf8')]))
    .digest('hex')
  const folder = join(cacheFolder, key.slice(0, 16))
  if (existsSync(folder)) return folder
  await mkdir(cacheFolder, { recursive: true })
  const previousFolders = await readdir(cacheFolder)
  const tempFolder = await mkdtemp(join(cacheFolder, 'making-'))
  const subsetStylesheets = await Promise.all(
    families.map(async ({ sheet, weight, axes }, index) => {
      const css = stylesheets[index] ?? ''
      const packageFolder = dirname(require.resolve(sheet))
      for (const [, file = ''] of css.matchAll(/url\(\.\/files\/([^)]+)\)/g)) {
        const font = await readFile(join(packageFolder, 'files', file))
        const options = { targetFormat: 'woff2', keepAllGlyphs: true, variationAxes: axes } as const
        await writeFile(join(tempFolder, file), await subsetFont(font, '', options))
      }
      return css
        .replaceAll('url(./files/', 'url(./')
        .replaceAll(/font-weight: [^;]+;/g, `font-weight: ${weight};`)
        .replaceAll("format('woff2-variations')", "format('woff2')")
    }),
  )
  await writeFile(join(tempFolder, 'fonts.css'), subsetStylesheets.join('\n'))
  // Renamed in one step, so that a parallel build sees the complete folder or none.
  await rename(tempFolder, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error
  })
  for (const other of previousFolders.filter((name) => !name.startsWith('making-')))
    await rm(join(cacheFolder, other), { recursive: true, force: true })
  return folder
}
