import type { BrochurePicture } from '@sojourn/publishing/brochure/brochure-pictures'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { Problem } from '../../kit/problem.ts'
import { ChildTaskError } from '../../platform/child/worker-child.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { filesOfMedia } from '../media/store-rendition.ts'

/** A stored image and the crops that are needed of it. */
export type Source = { key: string; width: number; height: number; crops: BrochurePicture[] }

/** The sources of images: for each, the smallest rendition that is large enough, never the original. */
export const findSources = async (ctx: Context, pictures: readonly BrochurePicture[]): Promise<Source[]> => {
  const media = new Set(pictures.map((picture) => picture.media))
  return toSources(await filesOfMedia(ctx, [...media]), pictures)
}

/** The same among files that were found already, by the uuids of their media items. */
export const toSources = (
  found: ReadonlyMap<string, StoredVariant[]>,
  pictures: readonly BrochurePicture[],
): Source[] => {
  const wanted = Map.groupBy(pictures, (picture) => picture.media)
  return [...found].flatMap(([uuid, files]) => {
    const crops = wanted.get(uuid) ?? []
    const source = sourceFor(crops, files)
    return source ? [{ ...source, crops }] : []
  })
}

const sourceFor = (crops: BrochurePicture[], variants: StoredVariant[]) => {
  const sizes = variants
    .flatMap(({ key, name, mime, width, height }) =>
      mime === 'image/webp' && !name.startsWith('original') && width && height ? [{ key, width, height }] : [],
    )
    .toSorted((a, b) => a.width - b.width)
  return (
    sizes.find((size) => crops.every((crop) => size.width >= crop.width && size.height >= crop.height)) ?? sizes.at(-1)
  )
}

/**
 * Crops the images and prints. If the printer rejects them, takes too much time or memory, was killed, or got too little processor
 * time, the matching problem is thrown.
 */
export const printPages = async (
  deps: Deps,
  sources: readonly Source[],
  print: (cuts: ReadonlyMap<string, Uint8Array>) => Promise<Buffer>,
  problems: Record<ChildTaskError['reason'], () => Problem>,
): Promise<Buffer> => {
  try {
    return await print(await cutSources(deps, sources))
  } catch (error) {
    if (!(error instanceof ChildTaskError)) throw error
    const problem = problems[error.reason]()
    // The log contains the message of the printer.
    problem.cause = error
    throw problem
  }
}

const cutSources = async (deps: Deps, sources: readonly Source[]): Promise<ReadonlyMap<string, Uint8Array>> => {
  const pictures = await Promise.all(
    sources.map(async ({ key, ...source }) => {
      const bytes = await deps.storage.get(key)
      return bytes ? [{ ...source, bytes }] : []
    }),
  )
  return deps.pictures.cut(pictures.flat())
}
