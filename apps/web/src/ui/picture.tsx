import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'

export interface PictureProps {
  src: string
  srcSet?: string
  /** The same image in better formats, if the browser supports them; the best first. */
  sources?: readonly { mime: string; srcSet: string }[]
  /** The displayed width, e.g. `(width < 48em) 100vw, 20rem`. */
  sizes?: string
  /** The alternative text; empty for decoration. */
  alt: string
  /** The aspect ratio, e.g. `3 / 2`; without it, the image fills its parent. */
  ratio?: string
  /** Shown until it has loaded: its average colour and, better, a tiny version as a data URL. */
  colour?: string | null
  blur?: string | null
  /** The position of its subject, from 0 to 1 from the left and the top; it stays visible when the image is cropped. */
  focalPoint?: { x: number; y: number } | null
  /** For images that are visible at once; all others are loaded lazily. */
  isEager?: boolean
  /** Shows the whole image without cropping. */
  isWhole?: boolean
  className?: string
}

/** An image in a box whose size is known from the start. */
export function Picture(props: PictureProps) {
  const { src, srcSet, sources = [], sizes, alt, ratio, colour, blur, focalPoint, isEager, isWhole, className } = props
  const [isLoaded, setIsLoaded] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  // A new URL is tried again: signed URLs expire, and the next response has new ones.
  const isFailed = failed === src
  useEffect(() => {
    if (!isFailed) return undefined
    const tryAgain = () => setFailed(null)
    globalThis.addEventListener('online', tryAgain)
    return () => globalThis.removeEventListener('online', tryAgain)
  }, [isFailed])
  return (
    <span
      className={classNames(
        'relative block overflow-hidden bg-sunken bg-cover bg-center',
        !ratio && 'h-full',
        className,
      )}
      style={{
        aspectRatio: ratio,
        backgroundColor: colour ?? undefined,
        backgroundImage: blur ? `url("${blur}")` : undefined,
      }}
    >
      {isFailed ? (
        <span className="flex size-full items-center justify-center text-ink-faint">
          <ImageOff aria-hidden size={20} />
          <span className="sr-only">{alt}</span>
        </span>
      ) : (
        <picture>
          {sources.map((source) => (
            <source key={source.mime} type={source.mime} srcSet={source.srcSet} sizes={sizes} />
          ))}
          <img
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
            onLoad={() => setIsLoaded(true)}
            onError={() => {
              setIsLoaded(false)
              setFailed(src)
            }}
            className={classNames(
              'size-full transition-opacity duration-300',
              isWhole ? 'object-contain' : 'object-cover',
              !isLoaded && 'opacity-0',
            )}
            style={{ objectPosition: focalPoint ? `${focalPoint.x * 100}% ${focalPoint.y * 100}%` : undefined }}
          />
        </picture>
      )}
    </span>
  )
}
