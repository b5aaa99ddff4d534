/** The text of a document without its formatting, blocks separated by line feeds. */
export const plainText = (doc: { type: 'doc'; content: readonly AnyNode[] }): string =>
  doc.content.map(textOf).join('\n')

type AnyNode = { text?: string; content?: readonly AnyNode[]; type: string }
const textOf = (node: AnyNode): string =>
  node.text ?? (node.content ?? []).map(textOf).join(node.content?.[0]?.type === 'text' ? '' : '\n')
