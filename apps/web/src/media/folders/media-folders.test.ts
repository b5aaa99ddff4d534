import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { folderTree, mediaFolders } from './media-folders.ts'

const counts = [
  { folder: 'Logos', count: 2 },
  { folder: 'Africa/Namibia/Dunes', count: 3 },
  { folder: 'Africa/Botswana', count: 4 },
  { folder: 'Africa/Namibia', count: 1 },
  { folder: 'Africa Überland', count: 1 },
]

describe('the folders of the library', () => {
  it('are below their parent folder, which includes their count', () => {
    expect(folderTree(counts).map(({ path, depth, count }) => `${depth} ${path} ${count}`)).toEqual([
      '0 Africa 8',
      '1 Africa/Botswana 4',
      '1 Africa/Namibia 4',
      '2 Africa/Namibia/Dunes 3',
      '0 Africa Überland 1',
      '0 Logos 2',
    ])
  })

  it('are all loaded, however many there are', async () => {
    const requests: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      requests.push(path)
      const isFirst = !path.includes('after')
      return Response.json({
        data: [{ folder: isFirst ? 'Africa & more' : 'Logos', count: 1 }],
        next: isFirst ? 'Africa & more' : null,
      })
    })
    const folders = await new QueryClient().fetchQuery(mediaFolders('a company'))
    vi.unstubAllGlobals()
    expect(folders.map(({ folder }) => folder)).toEqual(['Africa & more', 'Logos'])
    expect(requests[1]).toContain('after=Africa+%26+more')
  })

  it('are an empty list if there are none', () => {
    expect(folderTree([])).toEqual([])
  })
})
