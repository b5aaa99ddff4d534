import type { CSSProperties } from 'react'
import { focalWithin, type PictureEdit, turnedSize } from './picture-edit.ts'

type Size = { width: number; height: number }

type FramedProps = {
  src: string
  /** The size of the original image, in pixels. */
  size: Size
  edit: PictureEdit
  /** The size of the frame, in pixels. */
  frame: Size
}

/** The edited image, filling a frame around its focal point, as a document will show it. */
export function FramedPicture({ src, size, edit, frame }: FramedProps) {
  const { crop } = edit
  const full = turnedSize(size, edit.rotation)
  const scale = Math.max(frame.width / (crop.width * full.width), frame.height / (crop.height * full.height))
  const focal = focalWithin(edit)
  const left = (frame.width - crop.width * full.width * scale) * focal.x - crop.x * full.width * scale
  const top = (frame.height - crop.height * full.height * scale) * focal.y - crop.y * full.height * scale
  return (
    <span className="relative block overflow-hidden bg-sunken" style={frame}>
      <span className="absolute" style={{ left, top, width: full.width * scale, height: full.height * scale }}>
        <img src={src} alt="" style={turnedStyle(size, edit)} className="absolute max-w-none" />
      </span>
    </span>
  )
}

/** The style that places an image into a box of its rotated shape: first mirrored, then rotated. */
export const turnedStyle = (size: Size, { rotation, flipped, brightness }: PictureEdit): CSSProperties => {
  const full = turnedSize(size, rotation)
  return {
    left: '50%',
    top: '50%',
    width: `${(100 * size.width) / full.width}%`,
    height: `${(100 * size.height) / full.height}%`,
    transform: `translate(-50%, -50%) rotate(${rotation}deg)${flipped ? ' scaleX(-1)' : ''}`,
    filter: brightness === 100 ? undefined : `brightness(${brightness}%)`,
  }
}
