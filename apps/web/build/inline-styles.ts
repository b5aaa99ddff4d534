import type { Plugin } from 'vite'

/**
 * Puts the style sheet into the page, because as a file it would hold up the first paint. The service worker keeps the page,
 * so the styles come over the network once. The fonts that nearly all text uses are preloaded along with the code.
 * Vite 8 always writes styles into a file (vitejs/vite#6737, closed). Look again when Vite can inline them.
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
