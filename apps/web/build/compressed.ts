import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const minBytes = 2048

/**
 * Writes a Brotli copy of each larger text file, because compressing so thoroughly on every request would take too long
 * (apps/api/src/kit/http/web-app.ts sends the copies).
 * Vite 8 does not compress. Check again when it does.
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
