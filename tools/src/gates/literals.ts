import { parse } from '@swc/core'
import { defineGate } from './gate.ts'
import { isTest, listSources, readText } from './source-tree.ts'

/**
 * Texts that people read belong into a `wording.ts`. This finds the ones that a component contains: text between tags, and
 * string literals in attributes and properties that are shown. It cannot know of every string whether it is shown, so the
 * pseudo-locale (apps/web/build/messages.ts) shows the rest.
 */
export const literals = defineGate('literals', 'files', async (root) => {
  const files = (await listSources(root)).filter((path) => isComponentSource(path) && !isTest(path))
  const findings = files.map(async (path) => {
    const text = await readText(root, path)
    const bytes = Buffer.from(text)
    const tree = await parse(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' })
    return textsIn(tree).map(({ value, start }) => {
      // Spans are in bytes, counted from 1.
      const line = bytes.toString('utf8', 0, start - 1).split('\n').length
      return `${path}:${line} ${JSON.stringify(value.trim().slice(0, 60))} belongs into wording.ts`
    })
  })
  return { looked: files.length, findings: (await Promise.all(findings)).flat() }
})

const isComponentSource = (path: string): boolean =>
  path.startsWith('apps/web/src/') &&
  !path.startsWith('apps/web/src/ui/gallery/') &&
  !/\/wording\.ts$|\/fixtures\/|-fixtures\.ts$/.test(path)

/** Attributes of elements and properties of definitions whose values people see or hear. */
const shown = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'description',
  'emptyText',
  'eyebrow',
  'hint',
  'label',
  'many',
  'message',
  'noneText',
  'one',
  'placeholder',
  'text',
  'title',
])

type Found = { value: string; start: number }
type Node = Record<string, unknown> & { type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The texts in a syntax tree that people would see. */
const textsIn = (value: unknown): Found[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  if (isNode(value)) {
    if (isInternal(value)) return []
    if (isSentence(value)) return proseOf(value)
    if (value.type.startsWith('Ts') && value.type !== 'TsAsExpression' && value.type !== 'TsSatisfiesExpression')
      return []
    if (value.type === 'JSXText') return proseOf(value)
    if (value.type === 'JSXAttribute' || value.type === 'KeyValueProperty') {
      const isShown = shown.has(nameOf(value.type === 'JSXAttribute' ? value['name'] : value['key']))
      return [...(isShown ? stringsIn(value['value']) : []), ...textsIn(contentOf(value['value']))]
    }
    if (value.type === 'JSXExpressionContainer')
      return [...stringsIn(value['expression']), ...textsIn(value['expression'])]
  }
  return Object.values(value).flatMap(textsIn)
}

/** Imports, and what only developers read: errors that are thrown, and the console. */
const isInternal = ({ type, callee }: Node): boolean =>
  type === 'ImportDeclaration' ||
  (type === 'NewExpression' && nameOf(callee).endsWith('Error')) ||
  (type === 'CallExpression' && isNode(callee) && nameOf(callee['object']) === 'console')

/** A string that begins like a sentence is for people wherever it is. */
const isSentence = ({ type, value }: Node): boolean =>
  type === 'StringLiteral' && typeof value === 'string' && /^\p{Lu}\p{Ll}*\P{L}* \p{L}/u.test(value)

/** What is in the braces of an attribute: unlike between tags, it is not shown for that alone. */
const contentOf = (value: unknown): unknown =>
  isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value

const nameOf = (name: unknown): string => (isNode(name) && typeof name['value'] === 'string' ? name['value'] : '')

/** The strings that an expression itself may result in: also those on either side of a condition. */
const stringsIn = (expression: unknown): Found[] => {
  if (!isNode(expression)) return []
  switch (expression.type) {
    case 'StringLiteral':
      return proseOf(expression)
    case 'TemplateLiteral':
      return [expression['quasis']]
        .flat()
        .flatMap((part) => (isNode(part) ? proseOf({ ...part, value: part['raw'] }) : []))
    case 'ConditionalExpression':
      return [...stringsIn(expression['consequent']), ...stringsIn(expression['alternate'])]
    case 'BinaryExpression':
      return isLogical(expression['operator'])
        ? [...stringsIn(expression['left']), ...stringsIn(expression['right'])]
        : []
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return stringsIn(expression['expression'])
    default:
      return []
  }
}

const isLogical = (operator: unknown): boolean =>
  operator === '??' || operator === '||' || operator === '&&' || operator === '+'

/** Two letters in a row that are no identifier: a word. */
const proseOf = ({ value, span }: Node): Found[] =>
  typeof value === 'string' &&
  /\p{L}{2}/u.test(value) &&
  !/^[a-z][\w.-]*$/.test(value) &&
  !/^[/#]/.test(value) &&
  isSpan(span)
    ? [{ value, start: span.start }]
    : []

const isSpan = (span: unknown): span is { start: number } =>
  typeof span === 'object' && span !== null && 'start' in span
