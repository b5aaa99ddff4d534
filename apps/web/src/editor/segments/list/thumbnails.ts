import { create } from 'zustand'

/** A small image: its signed URL, its average colour, and the point that stays visible when it is cropped. */
export type RowThumbnail = { url: string; colour: string | null; focal: { x: number; y: number } }

/** The small images of the itinerary, by their media items. */
export const useThumbnails = create<{ images: ReadonlyMap<string, RowThumbnail> }>(() => ({ images: new Map() }))

/** The small image of a media item; undefined until it is known. */
export const useThumbnail = (media: string | undefined): RowThumbnail | undefined =>
  useThumbnails(({ images }) => (media === undefined ? undefined : images.get(media)))
