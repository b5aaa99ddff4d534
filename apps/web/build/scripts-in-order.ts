import type { Plugin } from 'vite'

/**
 * Loads the chunks of the entry as separate scripts, one after another before it: several short tasks respond to a tap sooner
 * than one long task. The preloads stay, so that all files are requested at once, at low priority: nothing is drawn before all
 * have arrived, so the fonts go first.
 * Vite 8 runs an entry and its chunks as one task. Check again when browsers pause between the modules of one graph.
 */
export const scriptsInOrder = (): Plugin => ({
  name: 'scripts-in-order',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const preloads = [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g)]
      const scripts = preloads.map(([, file]) => `<script type="module" crossorigin src="${file}"></script>\n    `)
      return html
        .replace('<script type="module"', (entry) => `${scripts.join('')}${entry}`)
        .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    },
  },
})
