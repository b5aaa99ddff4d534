import { type Landscape, landscapes } from '@sojourn/demo/landscapes'

/** Every family has this many scenes that differ in composition or light. */
export const scenesPerFamily = 6

/** What the painter knows of a picture. */
export type Painting = Pick<Landscape, 'name' | 'family'> & {
  /** Its remainder by `scenesPerFamily` picks composition and light, the rest the details. */
  seed: number
}

/** All pictures of the demo, in the order of their families' scenes. */
export const paintings: readonly Painting[] = landscapes.map(({ name, family }, seed) => ({ name, family, seed }))
