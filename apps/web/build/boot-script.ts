import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Puts the script that sets the colours into the page, because as a file it would hold up the first paint. It also tells the
 * script which files a logged-in user needs next. All others are fetched by the service worker, once the page is there.
 * Works around no library: Vite 8 has no way to inline a script. Look again when it has one.
 */
export const bootScript = (): Plugin => {
  const text = readFileSync(new URL('../src/app/boot-script.js', import.meta.url), 'utf8')
  return {
    name: 'boot-script',
    transformIndexHtml: (html, { bundle = {} }) => {
      const fileOf = (name: string) => {
        const part = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name)
        return part ? `/${part.fileName}` : ''
      }
      const script = text.replace('%SHELL%', fileOf('shell')).replace('%CACHE%', fileOf('persisted-cache'))
      // After the line that names the encoding, before the first file.
      return html.replace('<title>', () => `<script>\n${script}</script>\n    <title>`)
    },
  }
}
