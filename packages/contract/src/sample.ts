import { z } from 'zod'
import { about } from './kit/about.ts'
import { instant } from './kit/values.ts'

/** The sample: an itinerary with the library that it needs, for trying the product out. */
export const sample = z.object({
  /** When it was added; null if nothing of it is there. */
  addedAt: instant().nullable(),
  /** Its itinerary; null if that is not there. */
  itinerary: z.uuid().nullable(),
  /** How many of its records are there, without those in the bin. */
  records: z.int(),
})
about.add(sample, {
  id: 'Sample',
  description:
    'The sample itinerary and the records that it needs. `addedAt` is null if the company has none of them. Records in the bin are not counted.',
})
export type Sample = z.infer<typeof sample>

/** Everybody gets the same sample, so there is nothing to say. */
export const sampleInput = z.strictObject({})
about.add(sampleInput, { id: 'SampleCreate', description: 'An empty object: every company gets the same sample.' })

/** What became of the sample's records. */
export const removedSample = z.object({
  removed: z.int(),
  /** Records that the company's own records use, directly or through another of these. */
  inUse: z.array(z.object({ resource: z.string(), uuid: z.uuid(), title: z.string() })),
})
about.add(removedSample, {
  id: 'RemovedSample',
  description:
    'How many records were moved to the bin. `inUse` lists those that your own records use. They are now ordinary records.',
})
export type RemovedSample = z.infer<typeof removedSample>
