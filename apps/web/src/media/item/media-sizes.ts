/** One size of a picture as the contract carries it. */
type Variant = { mime: string; width: number | null; url: string }

/** One with a known width. */
type SizedVariant = Variant & { width: number }

/** The formats browsers are offered, the smallest first. */
const offered = ['image/avif', 'image/webp'] as const

/**
 * The sizes of a picture as `<picture>` takes them: a source for each format, and an address for browsers that know
 * neither: the JPEG, or the middle one of the others. No fallback: nothing to show.
 */
export const sizesOf = (variants: readonly Variant[]) => {
  const sized = variants.filter((one): one is SizedVariant => one.width !== null && one.mime.startsWith('image/'))
  const sources = offered.flatMap((mime) => {
    const some = sized.filter((one) => one.mime === mime)
    return some.length > 0 ? [{ mime, srcSet: some.map(({ url, width }) => `${url} ${width}w`).join(', ') }] : []
  })
  return { sources, fallback: sized.find(({ mime }) => mime === 'image/jpeg') ?? nearest(sized, 960) ?? null }
}

/** The one whose width is nearest to what is wanted, in pixels. */
export const nearest = <V extends { width: number }>(variants: readonly V[], wanted: number): V | undefined =>
  variants.toSorted((one, other) => Math.abs(one.width - wanted) - Math.abs(other.width - wanted))[0]
