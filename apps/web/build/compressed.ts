import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const minBytes = 2048

/**
 * Writes the smallest form of each text file beside it: compressing it for every visitor would take too long
 * (apps/api/src/kit/http/web-app.ts sends it).
 * Vite 8 compresses nothing. Look again when it does.
 */
export const compressed = (): Plugin => {
  const compress = promisify(brotliCompress)
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const texts = Object.keys(bundle).filter((file) => /\.(?:m?js|css|json|html)$/.test(file))
      await Promise.all(
        texts.map(async (file) => {
          const text = await readFile(join(dir, file))
          if (text.length >= minBytes) await writeFile(join(dir, `${file}.br`), await compress(text))
        }),
      )
    },
  }
}
