import type { CompiledMessage } from 'icu-minify/format'

type Node = Exclude<CompiledMessage, string>[number]

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'

const accent = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)

/** A compiled message in the pseudo-locale `en-XA`: accented, a third longer, and in brackets. */
export const pseudoMessage = (compiled: CompiledMessage): CompiledMessage => {
  const words = typeof compiled === 'string' ? accent(compiled) : compiled.map(pseudoNode)
  const padding = `${'·'.repeat(Math.ceil(lengthOf(compiled) / 3))}]`
  return typeof words === 'string' ? `[${words}${padding}` : ['[', ...words, padding]
}

/** Texts are accented; names of arguments, of tags and of options stay. */
const pseudoNode = (node: Node): Node => {
  if (typeof node === 'string') return accent(node)
  if (typeof node === 'number') return node
  const [name, type, ...rest] = node
  if (type === undefined) return [name]
  if (typeof type === 'number' && type !== 0) return [name, type, ...rest.map(pseudoOptions)] as Node
  return [name, ...[type, ...rest].map((child) => pseudoNode(child as Node))] as Node
}

const pseudoOptions = (options: unknown): unknown =>
  typeof options === 'object' && options !== null
    ? Object.fromEntries(Object.entries(options).map(([key, branch]) => [key, pseudoBranch(branch)]))
    : options

const pseudoBranch = (branch: unknown): unknown =>
  Array.isArray(branch) ? branch.map((node) => pseudoNode(node as Node)) : pseudoNode(branch as Node)

const lengthOf = (compiled: CompiledMessage): number =>
  typeof compiled === 'string' ? compiled.length : JSON.stringify(compiled).replaceAll(/[^a-z ]/gi, '').length
