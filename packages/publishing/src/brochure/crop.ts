type Size = { width: number; height: number }

/**
 * The largest rectangle with the target's aspect ratio within the source, centred on the focal point as far as the edges allow.
 * `left`, `top`, `width` and `height` are whole source pixels, for sharp's `extract`.
 */
export function cropAround(
  source: Size,
  focal: { x: number; y: number },
  target: Size,
): Size & { left: number; top: number } {
  const scale = Math.min(source.width / target.width, source.height / target.height)
  const width = Math.max(1, Math.min(source.width, Math.round(target.width * scale)))
  const height = Math.max(1, Math.min(source.height, Math.round(target.height * scale)))
  return {
    left: within(Math.round(focal.x * source.width - width / 2), source.width - width),
    top: within(Math.round(focal.y * source.height - height / 2), source.height - height),
    width,
    height,
  }
}

/** The position of the focal point in the cropped image, again as fractions. */
export function focalWithin(source: Size, focal: { x: number; y: number }, target: Size): { x: number; y: number } {
  const { left, top, width, height } = cropAround(source, focal, target)
  return {
    x: Math.max(0, Math.min(1, (focal.x * source.width - left) / width)),
    y: Math.max(0, Math.min(1, (focal.y * source.height - top) / height)),
  }
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value))
