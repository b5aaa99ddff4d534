import { type Landscape, landscapes } from '@sojourn/demo/landscapes'

/** Number of scenes of every family, which differ in composition or light. */
export const scenesPerFamily = 6

/** What the painter needs to know of an image. */
export type Painting = Pick<Landscape, 'name' | 'family'> & {
  /** Its remainder by `scenesPerFamily` determines composition and light, the rest the details. */
  seed: number
}

/** All images of the demo, in the order of their families' scenes. */
export const paintings: readonly Painting[] = landscapes.map(({ name, family }, seed) => ({ name, family, seed }))
