import type { ReactNode } from 'react'
import { create } from 'zustand'
import type { PicturePlace } from './place-of-day.ts'

/** A place that pictures are put to, around what shows them. */
export type PictureDropProps = { place: PicturePlace; children: ReactNode }

/** What draws a place that takes pictures; it comes with the library, and is there while that stands beside the form. */
export const usePictureZone = create<{ draw: ((props: PictureDropProps) => ReactNode) | null }>(() => ({ draw: null }))

/** Where pictures can be dropped in a form, while the library stands beside it. */
export function PictureDrop(props: PictureDropProps) {
  const draw = usePictureZone((state) => state.draw)
  return draw ? draw(props) : props.children
}
