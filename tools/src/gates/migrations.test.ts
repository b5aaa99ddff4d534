import { describe, expect, it } from 'vitest'
import { migrations } from './migrations.ts'
import { plantTree } from './planted-tree.ts'

const run = async (...files: string[]) =>
  migrations.run(
    await plantTree({ files: Object.fromEntries(files.map((file) => [`apps/api/src/migrations/${file}`, ''])) }),
  )

describe('the migrations gate', () => {
  it('passes for consecutive numbers', async () => {
    expect(await run('0001_tenants.sql', '0002_media_items.sql')).toEqual({ looked: 2, findings: [] })
  })

  it('reports a gap', async () => {
    expect((await run('0001_tenants.sql', '0003_media_items.sql')).findings).toEqual([
      'apps/api/src/migrations/0003_media_items.sql: expected number 0002',
    ])
  })

  it('reports a number that is used twice', async () => {
    expect((await run('0001_tenants.sql', '0001_users.sql')).findings).toHaveLength(1)
  })

  it('reports any other name', async () => {
    expect((await run('0001_tenants.sql', 'users.sql')).findings).toEqual([
      'apps/api/src/migrations/users.sql: not NNNN_name.sql',
    ])
  })

  it('fails for an empty tree', async () => {
    expect(await run()).toEqual({ looked: 0, findings: ['looked at 0 files'] })
  })
})
