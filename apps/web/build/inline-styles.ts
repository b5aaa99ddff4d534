import type { Plugin } from 'vite'

/**
 * Inlines the stylesheet, because as a separate file it would delay the first paint. The service worker caches the page, so the
 * styles are downloaded only once. The fonts of nearly all text are preloaded along with the code.
 * Vite 8 always writes styles to a file (vitejs/vite#6737, closed). Check again when Vite can inline them.
 */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const fonts = Object.keys(bundle).filter((file) => /(?:inter|fraunces)-latin-(?!ext).*\.woff2$/.test(file))
      const preloads = fonts.map(
        (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">\n    `,
      )
      return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (link, file: string) => {
        const sheet = bundle[file]
        return preloads.join('') + (sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link)
      })
    },
  },
})
