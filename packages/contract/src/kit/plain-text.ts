/** The text of a document without its formatting, blocks separated by line feeds. */
export const plainText = (doc: { type: 'doc'; content: readonly AnyNode[] }): string =>
  doc.content.map(textOf).join('\n')

/** Whether a document has neither words nor a table. */
export const isBlankText = (doc: { type: 'doc'; content: readonly AnyNode[] }): boolean =>
  plainText(doc).trim() === '' && doc.content.every(({ type }) => type !== 'table')

type AnyNode = { text?: string; content?: readonly AnyNode[]; type: string }
const textOf = (node: AnyNode): string =>
  node.text ?? (node.content ?? []).map(textOf).join(node.content?.[0]?.type === 'text' ? '' : '\n')
