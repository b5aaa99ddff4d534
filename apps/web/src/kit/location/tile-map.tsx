import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { dealWith } from '../lazy/page-code.ts'
import type { Size, View } from './mercator.ts'
import type { Tiles } from './tiles.ts'

type Props = {
  styleUrl: string
  view: View
  size: Size
  /** Called with the attributions once the tiles are visible; with null if there are none. */
  onShown: (credits: string[] | null) => void
}

/** The configured map on top of the outline. MapLibre only draws it: the picker itself handles panning, zooming and the pin. */
export function TileMap({ styleUrl, view, size, onShown }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [tiles, setTiles] = useState<Tiles | null>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const container = box.current
    if (!container) return
    let isGone = false
    let opened: Tiles | null = null
    const show = (credits: string[] | null) => {
      if (isGone) return
      setShown(credits !== null)
      onShown(credits)
    }
    import('./tiles.ts')
      .then(({ openTiles }) => {
        if (isGone) return
        opened = openTiles({ container, styleUrl, onShown: show })
        setTiles(opened)
      })
      // Without WebGL, or if the code cannot be loaded, the outline remains.
      .catch((failure: unknown) => {
        dealWith(failure)
        show(null)
      })
    return () => {
      isGone = true
      opened?.close()
      onShown(null)
    }
  }, [styleUrl, onShown])

  useEffect(() => tiles?.show(view, size), [tiles, view, size])

  return <div ref={box} aria-hidden inert className={classNames('absolute inset-0', !isShown && 'invisible')} />
}
