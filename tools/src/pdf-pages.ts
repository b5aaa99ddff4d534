import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const origin = 'http://pdf.invalid'
const viewer = `<!doctype html><script type="module" src="${origin}/build/pdf.mjs"></script><script type="module">
const pdfjs = globalThis.pdfjsLib
pdfjs.GlobalWorkerOptions.workerSrc = '${origin}/build/pdf.worker.mjs'
const document_ = await pdfjs.getDocument({ url: '${origin}/document.pdf' }).promise
window.draw = async (number, width) => {
  const page = await document_.getPage(number)
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const canvas = document.createElement('canvas')
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, viewport }).promise
  return canvas.toDataURL('image/png').split(',')[1]
}
window.pages = document_.numPages
</script>`

/** Renders every page of a PDF as PNG, `width` pixels wide, with PDF.js in a browser, so that no other program is needed. */
export const drawPdfPages = async (browser: Browser, pdf: Uint8Array, width: number): Promise<Buffer[]> => {
  const page = await browser.newPage()
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: viewer })
    if (pathname === '/document.pdf') return route.fulfill({ contentType: 'application/pdf', body: Buffer.from(pdf) })
    return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(library, pathname)) })
  })
  await page.goto(`${origin}/`)
  await page.waitForFunction('window.pages > 0')
  const count = await page.evaluate<number>('window.pages')
  const drawn: Buffer[] = []
  for (let number = 1; number <= count; number += 1) {
    drawn.push(Buffer.from(await page.evaluate<string>(`window.draw(${number}, ${width})`), 'base64'))
  }
  await page.close()
  return drawn
}
