import type { PreparedFile } from './pictures.ts'

/** What is made of a file of which nothing can be seen. */
export const unseen: PreparedFile = {
  width: null,
  height: null,
  placeholder: null,
  colour: null,
  perceptualHash: null,
  sketch: null,
  variants: [],
}
