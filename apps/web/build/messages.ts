import { fileURLToPath } from 'node:url'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { pseudoMessage } from './pseudo-message.ts'

/** Replaces `message` (contract/kit/message.ts) with what needs no compiler in the browser. */
const runtime = fileURLToPath(import.meta.resolve('@sojourn/contract/kit/format-message'))

/**
 * Compiles the texts of all `wording.ts`: `message('…')` becomes a plain string or, if the text has arguments, a call of
 * `formatMessage` with the compiled text. While developing, `?locale=en-XA` shows each of them accented and in brackets:
 * whatever is not, is not in any `wording.ts`, and whatever is cut off has no room for a longer language.
 */
export const messages = (): Plugin => {
  let isServing = false
  return {
    name: 'messages',
    configResolved: ({ command }) => {
      isServing = command === 'serve'
    },
    transform: {
      filter: { id: /\/wording\.ts$/ },
      handler(code, id) {
        const edits = new MagicString(code)
        const write = (start: number, end: number, text: string) => {
          const compiled = compile(text)
          const plain = typeof compiled === 'string' ? JSON.stringify(compiled) : call(compiled)
          edits.overwrite(start, end, isServing ? inLocale(plain, pseudo(compiled)) : plain)
        }
        for (const node of callsOfMessage(this.parse(code))) {
          const [text] = node.arguments
          if (text?.type !== 'Literal' || typeof text.value !== 'string')
            this.error(`${id} calls message() with something else than a string`, node.start)
          else write(node.start, node.end, text.value)
        }
        edits.prepend(`import { formatMessage } from ${JSON.stringify(runtime)}\n`)
        return { code: edits.toString(), map: edits.generateMap({ hires: true }) }
      },
    },
  }
}

const call = (compiled: unknown): string => `formatMessage(${JSON.stringify(compiled)})`

const pseudo = (compiled: CompiledMessage): string => call(pseudoMessage(compiled))

const inLocale = (plain: string, pseudo: string): string =>
  `(globalThis.location?.search.includes('locale=en-XA') ? ${pseudo} : ${plain})`

type Call = { start: number; end: number; arguments: { type: string; value?: unknown }[] }

const callsOfMessage = (node: unknown): Call[] => {
  if (Array.isArray(node)) return node.flatMap(callsOfMessage)
  if (typeof node !== 'object' || node === null) return []
  return isCallOfMessage(node) ? [node] : Object.values(node).flatMap(callsOfMessage)
}

const isCallOfMessage = (node: object): node is Call =>
  'type' in node &&
  node.type === 'CallExpression' &&
  'callee' in node &&
  typeof node.callee === 'object' &&
  node.callee !== null &&
  'name' in node.callee &&
  node.callee.name === 'message'
