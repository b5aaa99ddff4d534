import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Inlines the script that sets the colours, because as a separate file it would delay the first paint. Also tells the script
 * which files the user needs next; the service worker fetches all others once the page has loaded.
 * This is no workaround for a library: Vite 8 cannot inline a script. Check again when it can.
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
      const script = text
        .replace('%LOGIN%', fileOf('login'))
        .replace('%APP%', fileOf('app'))
        .replaceAll('%SHELL%', fileOf('shell'))
        .replace('%HOME%', fileOf('home'))
        .replace('%CACHE%', fileOf('persisted-cache'))
      // After the <meta> that declares the encoding, before the first file.
      return html.replace('<title>', () => `<script>\n${script}</script>\n    <title>`)
    },
  }
}
