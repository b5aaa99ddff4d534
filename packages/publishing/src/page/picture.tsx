import type { Picture } from '@sojourn/contract/kit/picture'
import type { CSSProperties } from 'react'
import type { PictureLinks } from './page-links.ts'
import { Ui, useWords, useWritten } from './written.tsx'

const widths = [480, 960, 1600, 2400]
const largest = 2400

/** A `large` image fills the screen: it is available in the largest size, and has a blurred placeholder while it loads. */
type PictureProps = { picture: Picture; links: PictureLinks; sizes: string; eager?: boolean; large?: boolean }

/** An image in several sizes. It keeps its focal point in view when it is cropped by its box. */
export function Photo({ picture, links, sizes, eager = false, large = false }: PictureProps) {
  const image = (
    <img
      src={links.pictureUrl(picture, widths[1] ?? 960)}
      srcSet={sourceSet(picture, links, large)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      style={lookOf(picture, large)}
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
export const sourceSet = (picture: Picture, links: PictureLinks, large: boolean): string =>
  widths
    .filter((width, index) => index === 0 || ((widths[index - 1] ?? 0) < picture.width && (large || width < largest)))
    .map((width) => `${links.pictureUrl(picture, width)} ${width}w`)
    .join(', ')

/** Only a small image in a data URL may be used as a background; anything else is left out. */
const isPlaceholder = (url: string | null): url is string =>
  url !== null && url.length < 4000 && /^data:image\/[a-z+]+;base64,[\w+/=]+$/.test(url)

function lookOf({ focal, placeholder }: Picture, large: boolean): CSSProperties | undefined {
  const centred = focal.x === 0.5 && focal.y === 0.5
  return {
    objectPosition: centred ? undefined : `${Math.round(focal.x * 100)}% ${Math.round(focal.y * 100)}%`,
    backgroundImage: large && isPlaceholder(placeholder) ? `url(${placeholder})` : undefined,
  }
}
