import { describe, expect, it } from 'vitest'
import { length } from './length.ts'
import { plantTree } from './planted-tree.ts'

const run = async (path: string, text: string) => length.run(await plantTree({ files: { [path]: text } }))

const lines = (count: number, text = '//') => `${text}\n`.repeat(count)

describe('the length gate', () => {
  it('passes for 400 lines', async () => {
    expect(await run('apps/web/src/editor/day.tsx', lines(400))).toEqual({ looked: 1, findings: [] })
  })

  it.each(['apps/web/src/editor/day.tsx', 'apps/web/src/ui/styles.css', 'packages/publishing/src/brochure/cover.typ'])(
    'reports 401 lines in %s',
    async (path) => {
      expect((await run(path, lines(401))).findings).toEqual([`${path}: 401 lines, at most 400`])
    },
  )

  it('fails for an empty tree', async () => {
    expect(await length.run(await plantTree({}))).toEqual({ looked: 0, findings: ['looked at 0 files'] })
  })
})

/** A function with `count` lines below a comment with two-byte characters. */
const long = (head: string, count: number, foot = '}') => `// ééé\n\n${head}\n${lines(count - 2, '  work()')}${foot}\n`

const kinds = [
  ['a declaration', 'export function work() {', '}'],
  ['an arrow', 'export const work = async () => {', '}'],
  ['a function expression', 'export default [function () {', '}]'],
  ['a method', 'class Work { #work() {', '}}'],
  ['a constructor', 'class Work { constructor() {', '}}'],
  ['a method of an object', 'export const work = { work() {', '}}'],
  ['a getter', 'export const work = { get work() {', '}}'],
] as const

describe('the length gate for functions', () => {
  it.each(kinds)('reports 121 lines in %s', async (_kind, head, foot) => {
    expect((await run('apps/api/src/work.ts', long(head, 121, foot))).findings).toEqual([
      'apps/api/src/work.ts:3: a function of 121 lines, at most 120',
    ])
  })

  it.each(kinds)('passes for 120 lines in %s', async (_kind, head, foot) => {
    expect((await run('apps/api/src/work.ts', long(head, 120, foot))).findings).toEqual([])
  })

  it('reports a component, and a function within another', async () => {
    const inner = `  const inner = () => {\n${lines(119, '    work()')}  }\n`
    const text = `export function Outer() {\n${inner}  return <p>{inner()}</p>\n}\n`
    expect((await run('apps/web/src/outer.tsx', text)).findings).toEqual([
      'apps/web/src/outer.tsx:1: a function of 124 lines, at most 120',
      'apps/web/src/outer.tsx:2: a function of 121 lines, at most 120',
    ])
  })

  it.each(['apps/api/src/work.test.ts', 'apps/api/src/test/work.ts', 'e2e/src/work.spec.ts', 'e2e/src/work.ts'])(
    'ignores the tests in %s',
    async (path) => {
      expect((await run(path, long('export const work = () => {', 200))).findings).toEqual([])
    },
  )
})
