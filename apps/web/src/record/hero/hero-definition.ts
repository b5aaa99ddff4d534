import type { Read } from '@sojourn/contract/kit/define-resource'
import type { MediaRef } from '@sojourn/contract/kit/values'
import type { Wire } from '../../data/resource-lists.ts'

/** How a resource shows its records at the top of their pages. */
export type HeroDefinition<R extends Wire> = {
  /** The field with the images, or with the one image that a record can have. */
  field: 'media' | 'cover'
  /** What people want to know first: `Lodge`, `4 stars`, `Sesriem, Namibia`. Empty texts are left out. */
  facts: (record: Read<R>) => readonly string[]
}

/** The images of a record with the main one first. */
export const imagesIn = (record: object, field: 'media' | 'cover'): readonly MediaRef[] => {
  const value: unknown = Reflect.get(record, field)
  const images = [value ?? []].flat().filter(isMediaRef)
  const main = images.find(({ role }) => role === 'hero') ?? images[0]
  return main ? [main, ...images.filter((image) => image !== main)] : []
}

const isMediaRef = (value: unknown): value is MediaRef =>
  typeof value === 'object' && value !== null && 'media' in value && 'role' in value
