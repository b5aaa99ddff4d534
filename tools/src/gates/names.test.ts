import { describe, expect, it } from 'vitest'
import { names } from './names.ts'
import { plantTree } from './planted-tree.ts'

const run = async (path: string) => names.run(await plantTree({ files: { [path]: '' } }))

describe('the names gate', () => {
  it.each(['apps/web/src/features/media/upload-dialog.test.tsx', 'docs/STYLE.md', 'README.md', '.oxlintrc.json'])(
    'accepts %s',
    async (path) => {
      expect((await run(path)).findings).toEqual([])
    },
  )

  it.each(['apps/web/src/ui/TextField.tsx', 'docs/adr/First_Decision.md', 'apps/web/src/kit/useCan.ts'])(
    'reports that %s is not kebab-case',
    async (path) => {
      expect((await run(path)).findings).toEqual([`${path}: not kebab-case`])
    },
  )

  it.each([
    'packages/contract/src/types.ts',
    'apps/api/src/kit/date-utils.ts',
    'apps/web/src/kit/media-manager.test.ts',
  ])('reports that the name %s is meaningless', async (path) => {
    expect((await run(path)).findings).toEqual([expect.stringContaining(`${path}: the name says nothing`)])
  })

  it('reports a folder with a meaningless name', async () => {
    expect((await run('apps/api/src/common/job.ts')).findings).toEqual([
      expect.stringContaining('apps/api/src/common: the name says nothing'),
    ])
  })

  it('fails for an empty tree', async () => {
    expect(await names.run(await plantTree({}))).toEqual({ looked: 0, findings: ['looked at 0 names'] })
  })
})
