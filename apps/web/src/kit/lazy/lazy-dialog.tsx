import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'

/**
 * A dialog whose code is fetched when it is first opened; it knows by itself whether it is open. It comes a frame later: by
 * then the menu or palette it was chosen in is gone and its button has the focus again, which the dialog will give back.
 */
export function LazyDialog({
  isOpen,
  load,
  onFail,
}: {
  isOpen: boolean
  load: () => Promise<ComponentType>
  /** Called when the code cannot be had; the reader is told of that (page-code.ts). */
  onFail: () => void
}) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const frame = requestAnimationFrame(() => setIsSettled(true))
    return () => {
      cancelAnimationFrame(frame)
      setIsSettled(false)
    }
  }, [isOpen])
  useEffect(() => {
    if (!isOpen || Loaded) return
    load().then((component) => setLoaded(() => component), onFail)
  }, [isOpen, Loaded, load, onFail])
  return isSettled && Loaded && <Loaded />
}
