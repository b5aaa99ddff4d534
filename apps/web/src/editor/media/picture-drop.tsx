import type { ReactNode } from 'react'
import { create } from 'zustand'
import type { PicturePlace } from './place-of-day.ts'

/** A place for images, and the content that is wrapped in its drop zone. */
export type PictureDropProps = { place: PicturePlace; children: ReactNode }

/** The component for drop zones. It is loaded together with the library pane, and set while that is open beside the form. */
export const usePictureZone = create<{ draw: ((props: PictureDropProps) => ReactNode) | null }>(() => ({ draw: null }))

/** Makes its content a drop zone for images while the library pane is open beside the form. */
export function PictureDrop(props: PictureDropProps) {
  const draw = usePictureZone((state) => state.draw)
  return draw ? draw(props) : props.children
}
