const target = '<base target="_blank">'

/** The HTML of an email for a frame. Its links open in a new tab, because the sandbox blocks them in the frame. */
export const framed = (html: string): string => {
  const head = /<head(?:\s[^>]*)?>/i.exec(html)
  if (head) {
    const end = head.index + head[0].length
    return html.slice(0, end) + target + html.slice(end)
  }
  const doctype = /^\s*<!doctype[^>]*>/i.exec(html)?.[0] ?? ''
  return doctype + target + html.slice(doctype.length)
}
