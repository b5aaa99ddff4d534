import type { Publication } from '@sojourn/contract/itinerary/publication'
import { brochurePictures } from '@sojourn/publishing/brochure/brochure-pictures'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { findSources, printPages, type Source } from './print-pages.ts'

/** The sources of a brochure's images. */
export const sourcesOfBrochure = (ctx: Context, publication: Publication): Promise<Source[]> =>
  findSources(ctx, brochurePictures(publication))

/**
 * Crops the images and prints the publication. 422 if it is rejected or needs too much time or memory, 503 if the process was
 * killed.
 */
export const printBrochure = (deps: Deps, publication: Publication, sources: readonly Source[]): Promise<Buffer> =>
  printPages(deps, sources, (cuts) => deps.printer.print(publication, cuts), {
    rejected: () =>
      invalidField('brochure', 'invalid_value', 'cannot be printed; simplify the formatted texts of the itinerary'),
    stopped: () =>
      invalidField(
        'brochure',
        'too_big',
        'takes too long or too much memory to print; shorten the texts of the itinerary',
      ),
    ended: () => new Problem('unavailable', { detail: 'the brochure could not be printed; try again shortly' }),
  })
