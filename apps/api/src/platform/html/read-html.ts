import { Parser } from 'htmlparser2'

/** What is told of a document as it is read: tags in small letters, text with its entities resolved. */
export type HtmlEvents = {
  onOpen(tag: string, attributes: Readonly<Record<string, string>>): void
  onText(text: string): void
  onClose(tag: string): void
}

/** Reads HTML as browsers do: tags that are left open are closed, and nothing of it is an error. */
export const readHtml = (html: string, { onOpen, onText, onClose }: HtmlEvents): void => {
  const parser = new Parser({ onopentag: onOpen, ontext: onText, onclosetag: (tag) => onClose(tag) })
  parser.write(html)
  parser.end()
}
