import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Size, View } from './mercator.ts'

/** A rendered map that follows a view. */
export type Tiles = { show(view: View, size: Size): void; close(): void }

type Options = {
  container: HTMLElement
  styleUrl: string
  /** Called with the sources' attributions when the style has loaded, or with null if it cannot be loaded. */
  onShown: (credits: string[] | null) => void
}

/** Renders a MapLibre style into a container. Throws if the browser has no WebGL. */
export const openTiles = ({ container, styleUrl, onShown }: Options): Tiles => {
  // The worker is a file on our own server, because the Content Security Policy allows no other.
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
  // Until the style has loaded, every error concerns the style. Later, single tiles may be missing.
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

/** The attributions of the sources, as plain text. */
const creditsOf = (map: MapLibre): string[] => {
  const attributions = Object.keys(map.getStyle().sources).flatMap((id) => {
    const html = map.getSource(id)?.attribution
    const text = html ? new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() : ''
    return text === '' ? [] : [text]
  })
  return [...new Set(attributions)]
}
