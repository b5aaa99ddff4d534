/**
 * Prepares pasted HTML from Word and web pages for the editor: Word's pseudo-lists become lists, line breaks become paragraphs,
 * and invisible elements are removed. The editor's own schema removes the rest.
 */
export const tidyPastedHtml = (html: string): string => {
  // HTML from an editor like this one needs no tidying.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeUnread(body)
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h3')
  for (const item of body.querySelectorAll('p')) if (levelOf(item)) placeInList(item)
  for (const line of body.querySelectorAll('br')) breakAt(line)
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    if (texts.currentNode.nodeValue) texts.currentNode.nodeValue = texts.currentNode.nodeValue.replaceAll('\u00a0', ' ')
  return body.innerHTML
}

/** Ends the paragraph at a line break. Text that is not in a paragraph is ended by an empty block, which is dropped later. */
const breakAt = (line: HTMLBRElement): void => {
  const paragraph = line.closest('p, h1, h2, h3, h4, h5, h6')
  if (!paragraph) return line.replaceWith(document.createElement('section'))
  const rest = document.createRange()
  rest.setStartAfter(line)
  rest.setEnd(paragraph, paragraph.childNodes.length)
  const next = document.createElement('p')
  next.append(rest.extractContents())
  paragraph.after(next)
  line.remove()
}

const removeUnread = (body: HTMLElement): void => {
  const unread = 'style, script, noscript, template, meta, link, title, xml, object, iframe, svg, form select, [hidden]'
  for (const element of body.querySelectorAll(unread)) element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('[style]'))
    if (element.style.display === 'none' || /mso-hide:\s*all/i.test(styleOf(element))) element.remove()
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

/** The nesting level, from 1, of a Word paragraph that looks like a list item; 0 for any other. */
const levelOf = (element: Element): number => {
  const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(styleOf(element)) ?? []
  return level ? Number(level) : 0
}

/** Moves a Word paragraph into the list right before it, or into a new one. */
const placeInList = (item: Element): void => {
  const isOrdered = /^\(?([0-9]+|[a-z]+)[.)]/i.test(takeMarker(item))
  let list = listBefore(item) ?? listAt(item, isOrdered)
  for (let level = levelOf(item); level > 1; level -= 1) {
    const parent = list.lastElementChild ?? list.appendChild(document.createElement('li'))
    const last = parent.lastElementChild
    list = isListElement(last) ? last : parent.appendChild(listElement(isOrdered))
  }
  const place = list.appendChild(document.createElement('li'))
  item.removeAttribute('style')
  place.append(item)
}

/** Removes the bullet or number that Word writes into the text, and returns it. */
const takeMarker = (item: Element): string => {
  const marker = [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)))
  const text = marker?.textContent?.trim() ?? ''
  marker?.remove()
  return text
}

const listBefore = (item: Element): Element | null => {
  const before = item.previousElementSibling
  return before?.getAttribute('data-pasted-list') === nameOfList(item) ? before : null
}

/** The number that Word gives the list, which tells apart two lists that follow each other. */
const nameOfList = (item: Element): string => /mso-list:\s*(l\d+)/i.exec(styleOf(item))?.[1] ?? ''

const listAt = (item: Element, isOrdered: boolean): Element => {
  const list = listElement(isOrdered)
  list.setAttribute('data-pasted-list', nameOfList(item))
  item.before(list)
  return list
}

const listElement = (isOrdered: boolean): Element => document.createElement(isOrdered ? 'ol' : 'ul')

const isListElement = (element: Element | null): element is Element =>
  element?.tagName === 'OL' || element?.tagName === 'UL'

const rename = (element: Element, name: string): void => {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
