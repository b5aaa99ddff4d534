import { queryOptions } from '@tanstack/react-query'
import type { MediaFolders } from '@sojourn/contract/media'
import { request } from './http.ts'

type FolderCount = MediaFolders['data'][number]

/** A folder of the tree; one that only holds others has no files of its own. */
export type Folder = {
  /** `Africa/Namibia`: what its files carry. */
  path: string
  /** `Namibia` */
  name: string
  /** How many folders it lies in. */
  depth: number
  /** How many files lie in it and in those below. */
  count: number
}

/** The folders of a company's library. */
export const mediaFolders = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'media', 'folders'],
    queryFn: async ({ signal }) => (await request<MediaFolders>('GET', `/v1/${tenant}/media-folders`, { signal })).data,
  })

/** Folders as a tree in the order in which it is read: each after the one it lies in, by the alphabet. */
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

/** A list call takes so many values at most, and an address is only so long. */
const mostAsked = 60

/** What a list is asked for to find the files of a folder and of those below it. */
export const foldersWithin = (path: string, counts: readonly FolderCount[]): string[] => {
  const below = counts.map(({ folder }) => folder).filter((folder) => folder !== path && isWithin(folder, path))
  return [path, ...below].slice(0, mostAsked)
}

const stepsOf = (path: string): string[] =>
  path
    .split('/')
    .map((step) => step.trim())
    .filter(Boolean)

const isWithin = (folder: string, path: string): boolean => {
  const outer = stepsOf(path)
  return outer.every((step, depth) => stepsOf(folder)[depth] === step)
}

const order = new Intl.Collator('en', { numeric: true })

const byWay = (one: Folder, other: Folder): number => {
  const ours = one.path.split('/')
  const theirs = other.path.split('/')
  const differs = ours.findIndex((step, depth) => step !== theirs[depth])
  if (differs === -1) return ours.length - theirs.length
  return order.compare(ours[differs] ?? '', theirs[differs] ?? '')
}
