import type { DemoContent } from '../content.ts'
import { southernNamibiaAccommodations } from '../kalahari-trails/accommodations-namibia-south.ts'
import { namibia } from '../kalahari-trails/destinations-namibia.ts'
import { namibianExcursions } from '../kalahari-trails/excursions-namibia.ts'
import { guides } from '../kalahari-trails/guides.ts'
import { dunesAndCoast } from './dunes-and-coast.ts'

/** The entries with these keys, each with its first two images: a sample is to be there in seconds. */
const pick = <T extends { key: string; pictures: readonly string[] }>(from: readonly T[], ...keys: string[]): T[] =>
  from
    .filter(({ key }) => keys.includes(key))
    .map((entry) => ({ ...entry, pictures: entry.pictures.filter((name) => pictures.has(name)).slice(0, 2) }))

/** The images of the sample. */
const pictures: ReadonlySet<string> = new Set([
  'acacia-sunset',
  'deadvlei-noon',
  'dune-crest-dawn',
  'dune-crest-dusk',
  'flamingos-mirror',
  'skeleton-coast',
  'skeleton-coast-evening',
])

/** What a new company may add to see the product at work: an itinerary, and the part of the library that it is made of. */
export const sample: DemoContent = {
  destinations: pick(namibia, 'namibia', 'windhoek', 'sossusvlei', 'swakopmund'),
  accommodations: pick(southernNamibiaAccommodations, 'tsauchab-lodge', 'jetty-house'),
  excursions: pick(namibianExcursions, 'deadvlei-dawn', 'sandwich-harbour'),
  guides: guides
    .filter(({ key }) => key === 'driving-gravel')
    .map((guide) => ({ ...guide, destinations: ['namibia', 'sossusvlei'], cover: 'dune-crest-dusk' })),
  itineraries: [dunesAndCoast],
}
