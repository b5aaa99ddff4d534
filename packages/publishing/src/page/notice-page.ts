import type { Words } from '../languages/words.ts'
import { escaped, languageAttributes } from './document-head.ts'

type Notice = {
  title: string
  text: string
  /** The page loads itself again after so many seconds. */
  reloadSeconds?: number
  /** A progress bar, filled up to this part (0 to 1). */
  done?: number
}

/** A page with a heading and a sentence, shown instead of the page that was requested. */
export const noticePage = (
  words: Pick<Words, 'lang' | 'dir'>,
  { title, text, reloadSeconds, done }: Notice,
): string => {
  const reload = reloadSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${reloadSeconds}">`
  const progress =
    done === undefined
      ? ''
      : `<progress max="100" value="${Math.round(done * 100)}" aria-label="${escaped(title)}"></progress>`
  return `<!doctype html>
<html ${languageAttributes(words)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${reload}
<title>${escaped(title)}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f1e8;color:#2b2620;font:18px/1.6 Georgia,serif}main{max-width:30rem;padding:2rem}h1{font-weight:400;font-size:2.2rem;line-height:1.15;margin:0 0 1rem}progress{width:100%;accent-color:#8a5a2b}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${progress}</main></body></html>`
}
