import type { Picture } from '@sojourn/contract/kit/picture'
import type { CSSProperties } from 'react'
import type { PictureLinks } from './page-links.ts'
import { Ui, useWords, useWritten } from './written.tsx'

const widths = [480, 960, 1600, 2400]

/** The width up to which an image is available: a `large` one fills the screen, a `small` one is at most 380 px wide on a large screen. */
const largest = { small: 960, medium: 1600, large: 2400 }

type Size = keyof typeof largest

/** A `large` image has a blurred placeholder while it loads. */
type PictureProps = { picture: Picture; links: PictureLinks; sizes: string; eager?: boolean; size?: Size }

/** An image in several sizes. It keeps its focal point in view when it is cropped by its box. */
export function Photo({ picture, links, sizes, eager = false, size = 'medium' }: PictureProps) {
  const image = (
    <img
      src={links.pictureUrl(picture, widths[1] ?? 960)}
      srcSet={sourceSet(picture, links, size)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      style={lookOf(picture, size)}
    />
  )
  // React would preload an eager image from inside the body; the head already does.
  return eager ? <picture>{image}</picture> : image
}

/** An image with its caption. */
export function Figure({ className, ...props }: PictureProps & { className?: string }) {
  const written = useWritten()
  const { page } = useWords()
  const { caption, credit } = props.picture
  return (
    <figure className={className}>
      <div className="frame">
        <Photo {...props} />
      </div>
      {(caption !== null || credit !== null) && (
        <figcaption {...written(caption ?? credit)}>
          {caption}
          {credit !== null && (
            <small>
              {caption === null ? '' : ' · '}
              <Ui>{page.photo}</Ui> {credit}
            </small>
          )}
        </figcaption>
      )}
    </figure>
  )
}

/** For `srcset`: no width larger than that of the image, except the smallest. */
export const sourceSet = (picture: Picture, links: PictureLinks, size: Size): string =>
  widths
    .filter((width, index) => index === 0 || ((widths[index - 1] ?? 0) < picture.width && width <= largest[size]))
    .map((width) => `${links.pictureUrl(picture, width)} ${width}w`)
    .join(', ')

/** Only a small image in a data URL may be used as a background; anything else is left out. */
const isPlaceholder = (url: string | null): url is string =>
  url !== null && url.length < 4000 && /^data:image\/[a-z+]+;base64,[\w+/=]+$/.test(url)

function lookOf({ focal, placeholder }: Picture, size: Size): CSSProperties | undefined {
  const centred = focal.x === 0.5 && focal.y === 0.5
  return {
    objectPosition: centred ? undefined : `${Math.round(focal.x * 100)}% ${Math.round(focal.y * 100)}%`,
    backgroundImage: size === 'large' && isPlaceholder(placeholder) ? `url(${placeholder})` : undefined,
  }
}
