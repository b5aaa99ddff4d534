import { describe, expect, it } from 'vitest'
import { addresses } from './addresses.ts'
import { plantTree } from './planted-tree.ts'

const run = async (path: string, text: string) => addresses.run(await plantTree({ files: { [path]: text } }))

describe('the addresses gate', () => {
  it('passes for relative paths and routes', async () => {
    const text = "open('../../work/day.ts', 'https://example.com/home/page', '/homepage')\n"
    expect(await run('apps/web/src/day.ts', text)).toEqual({ looked: 1, findings: [] })
  })

  it.each(['work', 'root', 'home', 'Users'])('reports a path below /%s', async (top) => {
    const { findings } = await run('docs/guide.md', `See /${top}/somebody/notes.\n`)
    expect(findings).toEqual(['docs/guide.md:1 path of one machine'])
  })

  it('reports the URL of a registry', async () => {
    const { findings } = await run('.npmrc', ['registry', 'https://packages.example.com/'].join('='))
    expect(findings).toEqual(['.npmrc:1 address of a registry'])
  })

  it('reports a download URL in the lock file', async () => {
    const { findings } = await run('package-lock.json', '{\n  "resolved": "https://packages.example.com/zod.tgz"\n}\n')
    expect(findings).toEqual([expect.stringContaining('package-lock.json:2 download address')])
  })

  it('fails for an empty tree', async () => {
    expect(await addresses.run(await plantTree({}))).toEqual({ looked: 0, findings: ['looked at 0 files'] })
  })
})
