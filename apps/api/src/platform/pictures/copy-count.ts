import type { SaxesTagPlain } from 'saxes'

/** An element with an id: how much is to be drawn in it, and the ids of what is drawn there as well. */
type Part = { own: number; shows: string[] }

const root = ''

/**
 * Counts what a drawing draws when everything that it refers to is drawn where it is referred to. A few lines that each
 * show the one before ten times make billions. An effect counts as many shapes. Infinite for what shows itself.
 */
export const createCopyCount = () => {
  const parts = new Map<string, Part>([[root, { own: 0, shows: [] }]])
  /** Ids of the open elements; one without has that of the element around it. */
  const open = [root]
  const partOf = (id: string): Part => {
    const part = parts.get(id) ?? { own: 0, shows: [] }
    parts.set(id, part)
    return part
  }
  return {
    open: (tag: SaxesTagPlain): void => {
      const { attributes } = tag
      const around = open.at(-1) ?? root
      const id = attributes.id ?? around
      if (id !== around) partOf(around).shows.push(id)
      open.push(id)
      const part = partOf(id)
      part.own += effortOf(tag)
      part.shows.push(...Object.values(attributes).flatMap(referredTo))
    },
    close: (): void => {
      open.pop()
    },
    total: (): number => sizeOf(root, parts, new Map()),
  }
}

/** An effect is worked out for every point of what it changes, and some look at many points around each. */
const effort = { effect: 400, slowEffect: 4000 }

const slowEffects = new Set(
  'feConvolveMatrix feDiffuseLighting feDisplacementMap feMorphology feSpecularLighting feTurbulence'.split(' '),
)

/** How much drawing an element takes, in shapes; effects may also be named in its attributes: `filter="blur(2px)"`. */
const effortOf = ({ name, attributes }: SaxesTagPlain): number => {
  if (slowEffects.has(name)) return effort.slowEffect
  const effects = /^fe[A-Z]/.test(name) ? 1 : 0
  const named = [attributes.filter, attributes.style].join(' ').matchAll(/\b[a-z-]+\((?!\s*['"]?#)/g)
  return 1 + effort.effect * (effects + [...named].length)
}

/** `#id` as an address, or `url(#id)` in a style. */
const referredTo = (value: string): string[] => {
  const id = /^#(.+)$/.exec(value)?.[1] ?? /url\(\s*['"]?#([^'")\s]+)/.exec(value)?.[1]
  return id === undefined ? [] : [id]
}

const sizeOf = (id: string, parts: ReadonlyMap<string, Part>, sizes: Map<string, number>): number => {
  const found = sizes.get(id)
  if (found !== undefined) return found
  // Whoever comes by here again on the way shows itself.
  sizes.set(id, Number.POSITIVE_INFINITY)
  const { own, shows } = parts.get(id) ?? { own: 0, shows: [] }
  const size = shows.reduce((sum, targetId) => sum + sizeOf(targetId, parts, sizes), own)
  sizes.set(id, size)
  return size
}
