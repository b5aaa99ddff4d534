import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'

export interface PictureProps {
  src: string
  srcSet?: string
  /** The same in formats that are better where a browser knows them, the best first. */
  sources?: readonly { mime: string; srcSet: string }[]
  /** How wide it is shown, e.g. `(width < 48em) 100vw, 20rem`. */
  sizes?: string
  /** What it shows; empty for decoration. */
  alt: string
  /** Its shape, e.g. `3 / 2`; without one it fills its parent. */
  ratio?: string
  /** Shown until it has loaded: its mean colour and, better, a tiny version as a data URL. */
  colour?: string | null
  blur?: string | null
  /** Where its subject is, 0 to 1 from the left and the top; kept in view when it is cropped. */
  focalPoint?: { x: number; y: number } | null
  /** For what is in sight at once; everything else waits until it comes near. */
  isEager?: boolean
  /** Shows all of it and cuts nothing off. */
  isWhole?: boolean
  className?: string
}

/** A photograph in a box that has its size from the start. */
export function Picture(props: PictureProps) {
  const { src, srcSet, sources = [], sizes, alt, ratio, colour, blur, focalPoint, isEager, isWhole, className } = props
  const [isLoaded, setIsLoaded] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  // Another address is another try: signed ones expire, and come anew with the next answer.
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
