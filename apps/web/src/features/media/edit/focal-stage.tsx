import type { KeyboardEvent, PointerEvent } from 'react'
import './picture-editor.css'
import { FittedBox } from './fitted-box.tsx'
import { turnedStyle } from './framed-picture.tsx'
import { focalWithin, type PictureEdit, turnedSize } from './picture-edit.ts'
import * as wording from './wording.ts'

type FocalStageProps = {
  src: string
  size: { width: number; height: number }
  edit: PictureEdit
  /** In fractions of the whole image as rotated. */
  onFocal: (focal: { x: number; y: number }) => void
}

const step = 0.02
const largeStep = 0.1

/**
 * The cropped image with its focal point, which stays visible in every format. It is set by a press, or moved with the arrow
 * keys.
 */
export function FocalStage({ src, size, edit, onFocal }: FocalStageProps) {
  const { crop } = edit
  const full = turnedSize(size, edit.rotation)
  const focal = focalWithin(edit)
  const set = (x: number, y: number) =>
    onFocal({ x: crop.x + within(x) * crop.width, y: crop.y + within(y) * crop.height })
  const place = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set((event.clientX - left) / width, (event.clientY - top) / height)
  }
  const move = (event: KeyboardEvent) => {
    const by = event.shiftKey ? largeStep : step
    const [across, down] = ways[event.key] ?? []
    if (across === undefined || down === undefined) return
    event.preventDefault()
    set(focal.x + across * by, focal.y + down * by)
  }
  return (
    <FittedBox width={crop.width * full.width} height={crop.height * full.height}>
      <div
        className="relative size-full cursor-crosshair touch-none overflow-hidden"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          place(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event)
        }}
      >
        <span
          className="absolute"
          style={{
            left: `${(-100 * crop.x) / crop.width}%`,
            top: `${(-100 * crop.y) / crop.height}%`,
            width: `${100 / crop.width}%`,
            height: `${100 / crop.height}%`,
          }}
        >
          <img src={src} alt="" draggable={false} style={turnedStyle(size, edit)} className="absolute max-w-none" />
        </span>
        <button
          type="button"
          aria-label={wording.focalPointPosition({ left: percent(focal.x), top: percent(focal.y) })}
          onKeyDown={move}
          className="focal-mark"
          style={{ left: `${percent(focal.x)}%`, top: `${percent(focal.y)}%` }}
        />
      </div>
    </FittedBox>
  )
}

const ways: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (value: number): number => Math.min(1, Math.max(0, value))

const percent = (value: number): number => Math.round(value * 100)
