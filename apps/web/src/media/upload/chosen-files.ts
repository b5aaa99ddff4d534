import { maxFolderLength } from '@sojourn/contract/kit/media-limits'
import type { DirectoryDropItem, DropItem } from 'react-aria-components'
import { uploadKinds, uploadLimits } from '@sojourn/contract/uploads'
import { sizeInWords } from '../../kit/words/words.ts'
import * as wording from './wording.ts'

/** A chosen file and the folder it came from. */
export type ChosenFile = { file: File; folder: string | null }

/** The dropped files, including those in folders. */
export const filesOfDrop = async (items: readonly DropItem[]): Promise<ChosenFile[]> =>
  (
    await Promise.all(
      items.map(async (item) => {
        if (item.kind === 'file') return [{ file: await item.getFile(), folder: null }]
        return item.kind === 'directory' ? filesIn(item, item.name) : []
      }),
    )
  ).flat()

const filesIn = async (directory: DirectoryDropItem, path: string): Promise<ChosenFile[]> => {
  const found: ChosenFile[] = []
  for await (const entry of directory.getEntries()) {
    if (entry.kind === 'file') found.push({ file: await entry.getFile(), folder: path })
    else found.push(...(await filesIn(entry, `${path}/${entry.name}`)))
  }
  return found.filter(({ file }) => !isOfSystem(file))
}

/** The files of a file input; if a whole folder was chosen, each has its path. */
export const filesOfChoice = (files: FileList | null): ChosenFile[] =>
  [...(files ?? [])]
    .map((file) => ({ file, folder: file.webkitRelativePath.split('/').slice(0, -1).join('/') || null }))
    .filter(({ file, folder }) => folder === null || !isOfSystem(file))

/** Files that operating systems create in folders; they are not uploaded. */
const isOfSystem = ({ name }: File): boolean => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini'

/** Joins two folder paths; null if both are empty. */
export const joinFolders = (outer: string | null, inner: string | null): string | null =>
  [outer, inner].filter(Boolean).join('/').slice(0, maxFolderLength) || null

const documentTypes = Object.entries(uploadKinds).flatMap(([type, { kind }]) => (kind === 'image' ? [] : [type]))
const documentEndings = Object.values(uploadKinds).flatMap(({ kind, extension }) =>
  kind === 'image' ? [] : [`.${extension}`],
)

/** Why a file is not even sent, or null. The server finds out its real type from its bytes. */
export const reasonAgainst = ({ name, size, type }: File): string | null => {
  if (size === 0) return wording.emptyFile
  const isDocument =
    documentTypes.some((one) => one === type) || documentEndings.some((ending) => name.toLowerCase().endsWith(ending))
  const limit = isDocument ? uploadLimits.documentBytes : uploadLimits.imageBytes
  if (size > limit) {
    const sizes = { size: sizeInWords(size), limit: sizeInWords(limit) }
    return isDocument ? wording.documentTooLarge(sizes) : wording.imageTooLarge(sizes)
  }
  if (type.startsWith('video/')) return wording.videoRejected
  return null
}
