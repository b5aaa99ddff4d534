import type { Publication } from '@sojourn/contract/itinerary/publication'
import { type BrochurePicture, brochurePictures } from '@sojourn/publishing/brochure/brochure-pictures'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { ChildTaskError } from '../../platform/child/worker-child.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { filesOfMedia } from '../media/store-rendition.ts'

/** A stored image and the crops that the brochure needs of it. */
type Source = { key: string; width: number; height: number; crops: BrochurePicture[] }

/** The sources of a brochure's images: of each, the smallest prepared size that is large enough, never an original. */
export const sourcesOfBrochure = async (ctx: Context, publication: Publication): Promise<Source[]> => {
  const wanted = Map.groupBy(brochurePictures(publication), (picture) => picture.media)
  return [...(await filesOfMedia(ctx, [...wanted.keys()]))].flatMap(([uuid, files]) => {
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
 * Crops the images and prints the publication. 422 if it is rejected or needs too much time or memory, 503 if the process was
 * killed.
 */
export const printBrochure = (deps: Deps, publication: Publication, sources: Source[]): Promise<Buffer> =>
  print(deps, publication, sources).catch((error: unknown) => {
    if (!(error instanceof ChildTaskError)) throw error
    const problem = problems[error.reason]()
    // The log contains the message of the printer.
    problem.cause = error
    throw problem
  })

const problems: Record<ChildTaskError['reason'], () => Problem> = {
  rejected: () =>
    invalidField('brochure', 'invalid_value', 'cannot be printed; simplify the formatted texts of the itinerary'),
  stopped: () =>
    invalidField(
      'brochure',
      'too_big',
      'takes too long or too much memory to print; shorten the texts of the itinerary',
    ),
  ended: () => new Problem('unavailable', { detail: 'the brochure could not be printed; try again shortly' }),
}

const print = async (deps: Deps, publication: Publication, sources: Source[]): Promise<Buffer> => {
  const pictures = await Promise.all(
    sources.map(async ({ key, ...source }) => {
      const bytes = await deps.storage.get(key)
      return bytes ? [{ ...source, bytes }] : []
    }),
  )
  const cuts = await deps.pictures.cut(pictures.flat())
  return deps.printer.print(publication, cuts)
}
