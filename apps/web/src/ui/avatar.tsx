import { useState } from 'react'
import { classNames } from './class-names.ts'

export interface AvatarProps {
  name: string
  /** The URL of the image. Without one, or if it cannot be loaded, initials are shown. */
  picture?: string | null
  /** 24, 32, 40 or 80 px. */
  size?: 'small' | 'medium' | 'large' | 'portrait'
  /** Whether the name is shown next to the avatar, which is then decoration. */
  isDecorative?: boolean
}

const SIZES = {
  small: 'size-6 text-[0.625rem]',
  medium: 'size-8 text-xs',
  large: 'size-10 text-sm',
  portrait: 'size-20 text-2xl',
}
const COLOURS = [
  'bg-quoted-tint text-quoted',
  'bg-held-tint text-held',
  'bg-booked-tint text-booked',
  'bg-travelling-tint text-travelling',
  'bg-enquiry-tint text-enquiry',
]

/** A user's image or initials; the initials always have the same colour. */
export function Avatar({ name, picture = null, size = 'medium', isDecorative }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full font-semibold select-none',
        SIZES[size],
        COLOURS[sum % COLOURS.length],
      )}
    >
      {picture !== null && picture !== failed ? (
        <img src={picture} alt="" onError={() => setFailed(picture)} className="size-full rounded-full object-cover" />
      ) : (
        <span aria-hidden>{initialsOf(name)}</span>
      )}
      {!isDecorative && <span className="sr-only">{name}</span>}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
