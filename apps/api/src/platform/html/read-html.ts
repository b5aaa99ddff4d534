import { Parser } from 'htmlparser2'

/** The events of reading a document. Tags are in lower case; entities in text are resolved. */
export type HtmlEvents = {
  onOpen(tag: string, attributes: Readonly<Record<string, string>>): void
  onText(text: string): void
  onClose(tag: string): void
}

/** Parses HTML as browsers do: unclosed tags are closed, and nothing is an error. */
export const readHtml = (html: string, { onOpen, onText, onClose }: HtmlEvents): void => {
  const parser = new Parser({ onopentag: onOpen, ontext: onText, onclosetag: (tag) => onClose(tag) })
  parser.write(html)
  parser.end()
}
