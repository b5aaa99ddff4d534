const target = '<base target="_blank">'

/** An email's HTML for a frame: its links open in a new tab, because in the frame they would lead nowhere. */
export const framed = (html: string): string => {
  const head = /<head(?:\s[^>]*)?>/i.exec(html)
  if (head) {
    const end = head.index + head[0].length
    return html.slice(0, end) + target + html.slice(end)
  }
  const doctype = /^\s*<!doctype[^>]*>/i.exec(html)?.[0] ?? ''
  return doctype + target + html.slice(doctype.length)
}
