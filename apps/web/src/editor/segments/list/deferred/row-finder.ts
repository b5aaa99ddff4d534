import { useEffect } from 'react'
import { useItinerarySources } from '../../../store/itinerary-sources.ts'
import { useOutdatedSegments } from '../../outdated-finder.ts'
import { useThumbnails } from '../thumbnails.ts'

/** Finds what rows show besides the document: images, and whether a library item has changed. Renders nothing. */
export function RowFinder(): null {
  const sources = useItinerarySources()
  useOutdatedSegments(sources)
  useEffect(() => {
    if (!sources) return
    const { images: before } = useThumbnails.getState()
    const images = sources.media.flatMap(({ uuid, thumbnail, colour, focal }) => {
      const last = before.get(uuid)
      // The same object for the same image, so that its row is not rendered again.
      return thumbnail ? [[uuid, last?.url === thumbnail ? last : { url: thumbnail, colour, focal }] as const] : []
    })
    useThumbnails.setState({ images: new Map(images) })
  }, [sources])
  return null
}
