import { queryOptions } from '@tanstack/react-query'
import type { MediaFolders } from '@sojourn/contract/media'
import { request } from '../../data/http.ts'

type FolderCount = MediaFolders['data'][number]

/** A folder of the tree. One that only contains other folders has no files of its own. */
export type Folder = {
  /** `Africa/Namibia`, as stored in its files. */
  path: string
  /** `Namibia` */
  name: string
  /** The number of its parent folders. */
  depth: number
  /** The number of files in it and in the folders below. */
  count: number
}

/** All folders of a company's library. The server returns a limited number at once. */
export const mediaFolders = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'media', 'folders'],
    queryFn: async ({ signal }) => {
      const found: FolderCount[] = []
      for (let after: string | null = ''; after !== null;) {
        const search: string = after === '' ? '' : `?${new URLSearchParams({ after })}`
        const { data, next } = await request<MediaFolders>('GET', `/v1/${tenant}/media-folders${search}`, { signal })
        found.push(...data)
        after = next
      }
      return found
    },
  })

/** Folders as a tree in reading order: each after its parent, in alphabetical order. */
export const folderTree = (counts: readonly FolderCount[]): Folder[] => {
  const found = new Map<string, Folder>()
  for (const { folder, count } of counts) {
    const steps = stepsOf(folder)
    for (const [depth, name] of steps.entries()) {
      const path = steps.slice(0, depth + 1).join('/')
      const before = found.get(path)
      found.set(path, { path, name, depth, count: (before?.count ?? 0) + count })
    }
  }
  return [...found.values()].toSorted(byWay)
}

const stepsOf = (path: string): string[] =>
  path
    .split('/')
    .map((step) => step.trim())
    .filter(Boolean)

const order = new Intl.Collator('en', { numeric: true })

const byWay = (one: Folder, other: Folder): number => {
  const ours = one.path.split('/')
  const theirs = other.path.split('/')
  const differs = ours.findIndex((step, depth) => step !== theirs[depth])
  if (differs === -1) return ours.length - theirs.length
  return order.compare(ours[differs] ?? '', theirs[differs] ?? '')
}
