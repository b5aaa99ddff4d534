import { describe, expect, it } from 'vitest'
import { folderTree, foldersWithin } from './media-folders.ts'

const counts = [
  { folder: 'Logos', count: 2 },
  { folder: 'Africa/Namibia/Dunes', count: 3 },
  { folder: 'Africa/Botswana', count: 4 },
  { folder: 'Africa/Namibia', count: 1 },
  { folder: 'Africa Überland', count: 1 },
]

describe('the folders of the library', () => {
  it('stand below the one they lie in, which counts them', () => {
    expect(folderTree(counts).map(({ path, depth, count }) => `${depth} ${path} ${count}`)).toEqual([
      '0 Africa 8',
      '1 Africa/Botswana 4',
      '1 Africa/Namibia 4',
      '2 Africa/Namibia/Dunes 3',
      '0 Africa Überland 1',
      '0 Logos 2',
    ])
  })

  it('are asked for together with what lies in them', () => {
    expect(foldersWithin('Africa/Namibia', counts)).toEqual(['Africa/Namibia', 'Africa/Namibia/Dunes'])
    expect(foldersWithin('Logos', counts)).toEqual(['Logos'])
    expect(foldersWithin('Unknown', counts)).toEqual(['Unknown'])
  })

  it('are none where nothing lies in any', () => {
    expect(folderTree([])).toEqual([])
  })
})
