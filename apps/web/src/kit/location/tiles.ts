import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Size, View } from './mercator.ts'

/** A painted map that follows a view. */
export type Tiles = { show(view: View, size: Size): void; close(): void }

type Options = {
  container: HTMLElement
  styleUrl: string
  /** Called with the sources' credits when the style is there, and with null when it cannot be had. */
  onShown: (credits: string[] | null) => void
}

/** Paints a MapLibre style into a container. Throws where the browser has no WebGL. */
export const openTiles = ({ container, styleUrl, onShown }: Options): Tiles => {
  // A file of our own server: the page's policy lets nothing else work for it.
  setWorkerUrl(workerUrl)
  const map = new MapLibre({
    container,
    style: styleUrl,
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
    trackResize: false,
  })
  let isLoaded = false
  map.on('load', () => {
    isLoaded = true
    onShown(creditsOf(map))
  })
  // Before the style is there every fault is one of the style; later a tile may be missing here and there.
  map.on('error', () => {
    if (!isLoaded) onShown(null)
  })
  map.on('webglcontextlost', () => onShown(null))
  map.on('webglcontextrestored', () => onShown(creditsOf(map)))
  return {
    show: ({ lat, lng, zoom }, { width, height }) => {
      const { clientWidth, clientHeight } = map.getCanvas()
      if (clientWidth !== width || clientHeight !== height) map.resize()
      map.jumpTo({ center: [lng, lat], zoom })
    },
    close: () => map.remove(),
  }
}

/** What the sources want said, as text. */
const creditsOf = (map: MapLibre): string[] => {
  const said = Object.keys(map.getStyle().sources).flatMap((id) => {
    const html = map.getSource(id)?.attribution
    const text = html ? new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() : ''
    return text === '' ? [] : [text]
  })
  return [...new Set(said)]
}
