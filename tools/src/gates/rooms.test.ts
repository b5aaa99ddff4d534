import { describe, expect, it } from 'vitest'
import { plantTree } from './planted-tree.ts'
import { rooms } from './rooms.ts'

const run = async (path: string, text = 'export const a = 1\n') =>
  rooms.run(await plantTree({ files: { [path]: text } }))

describe('the rooms gate', () => {
  it.each([
    'apps/api/src/resources/itineraries/policy.ts',
    'apps/api/src/resources/itineraries/publish.ts',
    'apps/api/src/resources/media/store-upload.ts',
    'apps/api/src/resources/itineraries/publishing.test.ts',
    'packages/contract/src/resources/media-item.ts',
  ])('accepts %s', async (path) => {
    expect(await run(path)).toEqual({ looked: 1, findings: [] })
  })

  it.each([
    ['apps/api/src/resources/itineraries/repository.ts', 'not one of policy'],
    ['apps/api/src/resources/itineraries/segments/create.ts', 'holds no folders'],
    ['apps/api/src/resources/itinerary/create.ts', "the resource's plural"],
    ['apps/api/src/resources/create.ts', 'a resource is a folder'],
    ['packages/contract/src/resources/contacts.ts', 'singular'],
    ['packages/contract/src/resources/guides/guide.ts', 'one file per resource'],
  ])('reports that %s is out of place', async (path, why) => {
    const { findings } = await run(path)
    expect(findings).toEqual([expect.stringContaining(why)])
    expect(findings[0]).toContain(`${path}: `)
  })

  it('reports a barrel file', async () => {
    const text = "// The door.\nexport * from './button.tsx'\nexport { Field, type Props } from './field.tsx'\n"
    expect((await run('apps/web/src/ui/door.ts', text)).findings).toEqual([expect.stringContaining('a barrel')])
  })

  it('allows the registry to re-export', async () => {
    const text = "export { itinerary } from './resources/itinerary.ts'\n"
    expect((await run('packages/contract/src/index.ts', text)).findings).toEqual([])
  })

  it('fails for an empty tree', async () => {
    expect(await rooms.run(await plantTree({}))).toEqual({ looked: 0, findings: ['looked at 0 files'] })
  })
})
