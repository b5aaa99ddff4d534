/** An element of an XML document. */
export type XmlElement = {
  name: string
  attributes?: Readonly<Record<string, string>>
  content?: readonly (XmlElement | string)[]
}

/** An XML 1.0 document in UTF-8. Characters that XML cannot contain are left out. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root)}\n`

/** An element that contains only text. */
export const textElement = (name: string, text: string): XmlElement => ({ name, content: [text] })

const elementText = ({ name, attributes = {}, content = [] }: XmlElement): string => {
  const attributesText = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner = content.map((each) => (typeof each === 'string' ? escaped(each) : elementText(each))).join('')
  return `<${name}${attributesText.join('')}>${inner}</${name}>`
}

/** A text without characters that XML cannot contain, with line feeds as line ends. */
export const xmlText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

const escaped = (text: string): string => xmlText(text).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
