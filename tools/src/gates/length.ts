import { parse } from '@swc/core'
import { defineGate } from './gate.ts'
import { isTest, listFiles, readText, workspaceFolders } from './source-tree.ts'

const maxFileLines = 400
const maxFunctionLines = 120

/**
 * Limits the length of files and of functions. Migrations are exempt because they must not be changed, and tests because a
 * suite is one function.
 */
export const length = defineGate('length', 'files', async (root) => {
  const files = (await listFiles(root)).filter(
    (path) => /\.(?:tsx?|css|typ)$/.test(path) && workspaceFolders.includes(path.split('/')[0] ?? ''),
  )
  const findings = files.map(async (path) => {
    const text = await readText(root, path)
    const lines = linesOf(text.replace(/\n$/, ''))
    return [
      ...(lines > maxFileLines ? [`${path}: ${lines} lines, at most ${maxFileLines}`] : []),
      ...(isProduct(path) ? await longFunctionsIn(path, text) : []),
    ]
  })
  return { looked: files.length, findings: (await Promise.all(findings)).flat() }
})

const linesOf = (text: string): number => text.split('\n').length

const isProduct = (path: string): boolean =>
  /\.tsx?$/.test(path) && !isTest(path) && !path.startsWith('e2e/') && !path.includes('/test/')

const longFunctionsIn = async (path: string, text: string): Promise<string[]> => {
  // No function is longer than its file.
  if (linesOf(text) <= maxFunctionLines) return []
  const bytes = Buffer.from(text)
  return spansOfFunctions(
    await parse(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }),
  ).flatMap(({ start, end }) => {
    // Spans are in bytes, counted from 1.
    const line = linesOf(bytes.toString('utf8', 0, start - 1))
    const lines = linesOf(bytes.toString('utf8', start - 1, end - 1))
    return lines > maxFunctionLines
      ? [`${path}:${line}: a function of ${lines} lines, at most ${maxFunctionLines}`]
      : []
  })
}

type Span = { start: number; end: number }

const functionKinds = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'Constructor',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
])

const spansOfFunctions = (node: unknown): Span[] => {
  if (typeof node !== 'object' || node === null) return []
  const isFunction = 'type' in node && functionKinds.has(String(node.type))
  const own = isFunction && 'span' in node && isSpan(node.span) ? [node.span] : []
  return [...own, ...Object.values(node).flatMap(spansOfFunctions)]
}

const isSpan = (value: unknown): value is Span =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value
