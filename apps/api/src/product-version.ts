import { readFile } from 'node:fs/promises'

/** The version of the product, from its package. */
export const productVersion = async (): Promise<string> => {
  const manifest: unknown = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0'
}
