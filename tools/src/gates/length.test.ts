import { describe, expect, it } from 'vitest'
import { length } from './length.ts'
import { plantTree } from './planted-tree.ts'

const run = async (path: string, lines: number) =>
  length.run(await plantTree({ files: { [path]: '//\n'.repeat(lines) } }))

describe('the length gate', () => {
  it('holds over 400 lines', async () => {
    expect(await run('apps/web/src/editor/day.tsx', 400)).toEqual({ looked: 1, findings: [] })
  })

  it.each(['apps/web/src/editor/day.tsx', 'apps/web/src/ui/styles.css', 'packages/publishing/src/brochure/cover.typ'])(
    'finds 401 lines in %s',
    async (path) => {
      expect((await run(path, 401)).findings).toEqual([`${path}: 401 lines, at most 400`])
    },
  )

  it('fails over an empty tree', async () => {
    expect(await length.run(await plantTree({}))).toEqual({ looked: 0, findings: ['looked at 0 files'] })
  })
})
