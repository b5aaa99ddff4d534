import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { Picture } from '@sojourn/contract/kit/picture'
import { type BrochurePicture, cropOf, type Shape } from '../brochure/brochure-pictures.ts'
import { visibleParts } from '../visible-parts.ts'

/** Every crop in the Word document of this publication, each once. */
export function docxPictures(publication: Publication): BrochurePicture[] {
  const { cover, company, days } = visibleParts(publication)
  const wanted: [Picture | null | undefined, Shape][] = [
    [cover, 'text'],
    [company.logo, 'logo'],
    ...days.flatMap((day): [Picture | null | undefined, Shape][] => [
      [day.hero, 'text'],
      ...day.segments.map(({ pictures }): [Picture | undefined, Shape] => [pictures[0], 'half']),
    ]),
  ]
  const crops = wanted.flatMap(([picture, shape]) => (picture ? [cropOf(picture, shape)] : []))
  return [...new Map(crops.map((crop) => [crop.key, crop])).values()]
}
