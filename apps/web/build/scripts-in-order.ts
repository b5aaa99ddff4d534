import type { Plugin } from 'vite'

/**
 * Runs the chunks that the entry needs one by one before it: several short tasks answer a tap sooner than one long task.
 * Their preloads stay, because they name all files at once. They draw nothing before all are there, so the fonts go first.
 * Vite 8 runs an entry and its chunks as one task. Look again when browsers pause between the modules of one graph.
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
