import { describe, expect, it } from 'vitest'
import { environment } from './environment.ts'
import { plantTree } from './planted-tree.ts'

const run = async (path: string, text: string) => environment.run(await plantTree({ files: { [path]: text } }))

describe('the environment gate', () => {
  it('passes if config.ts reads environment variables', async () => {
    const text = 'export const port = Number(process.env.PORT)\n'
    expect(await run('apps/api/src/config.ts', text)).toEqual({ looked: 1, findings: [] })
  })

  it('passes for a comment that mentions them', async () => {
    const text = '/** What process.env held. */\nexport const port = 1 // not process.env\n'
    expect(await run('apps/api/src/app.ts', text)).toEqual({ looked: 1, findings: [] })
  })

  it.each([
    ['apps/api/src/kit/job.ts', 'const a = process.env.PORT\n'],
    ['apps/web/src/data/http.ts', "const a = process['env']\n"],
    ['packages/contract/src/time.ts', 'const { env } = process\n'],
    ['apps/api/src/app.ts', "import { env } from 'node:process'\n"],
  ])('reports %s if it reads environment variables', async (path, text) => {
    expect((await run(path, text)).findings).toEqual([
      `${path}:1 reads the environment; only apps/api/src/config.ts does`,
    ])
  })

  it.each(['new Date()', 'Date.now()', 'Math.random()', "fetch('/')"])('reports %s in publishing', async (call) => {
    const { findings } = await run('packages/publishing/src/page/page.ts', `export const a = ${call}\n`)
    expect(findings).toEqual([expect.stringContaining('asks clock, chance or network')])
  })

  it('fails for an empty tree', async () => {
    expect(await environment.run(await plantTree({}))).toEqual({ looked: 0, findings: ['looked at 0 files'] })
  })
})
