import { type ReactNode, useEffect, useRef, useState } from 'react'

type FittedBoxProps = { width: number; height: number; children: ReactNode }

/** A box of a given aspect ratio, as large as fits. */
export function FittedBox({ width, height, children }: FittedBoxProps) {
  const around = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const element = around.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = room && Math.min(room.width / width, room.height / height)
  return (
    <div ref={around} className="flex size-full min-h-0 min-w-0 items-center justify-center">
      {scale !== null && scale > 0 && (
        <div style={{ width: Math.floor(width * scale), height: Math.floor(height * scale) }}>{children}</div>
      )}
    </div>
  )
}
