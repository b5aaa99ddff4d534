/** One size of an image, as in the contract. */
type Variant = { mime: string; width: number | null; url: string }

/** One size with a known width. */
type SizedVariant = Variant & { width: number }

/** The formats offered to browsers, the smallest files first. */
const offered = ['image/avif', 'image/webp'] as const

/**
 * The sizes of an image for `<picture>`: a source for each format, and a fallback for browsers that support neither: the JPEG,
 * or the middle one of the others. Without a fallback, there is nothing to show.
 */
export const sizesOf = (variants: readonly Variant[]) => {
  const sized = variants.filter((one): one is SizedVariant => one.width !== null && one.mime.startsWith('image/'))
  const sources = offered.flatMap((mime) => {
    const some = sized.filter((one) => one.mime === mime)
    return some.length > 0 ? [{ mime, srcSet: some.map(({ url, width }) => `${url} ${width}w`).join(', ') }] : []
  })
  return { sources, fallback: sized.find(({ mime }) => mime === 'image/jpeg') ?? nearest(sized, 960) ?? null }
}

/** The variant whose width is closest to the wanted one, in pixels. */
export const nearest = <V extends { width: number }>(variants: readonly V[], wanted: number): V | undefined =>
  variants.toSorted((one, other) => Math.abs(one.width - wanted) - Math.abs(other.width - wanted))[0]
