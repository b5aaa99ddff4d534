import type { SaxesTagPlain } from 'saxes'

/** An element with an id: the drawing effort of its own content, and the ids of the elements that it also draws. */
type Part = { own: number; shows: string[] }

const root = ''

/**
 * Counts how many shapes a drawing has once every reference is replaced by what it refers to. A few lines that each use the
 * previous one ten times make billions. An effect counts as many shapes. Infinite for an element that refers to itself.
 */
export const createCopyCount = () => {
  const parts = new Map<string, Part>([[root, { own: 0, shows: [] }]])
  /** The ids of the open elements. An element without an id has that of its parent. */
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

/** An effect is computed for every pixel it covers, and slow ones read many pixels around each. */
const effort = { effect: 400, slowEffect: 4000 }

const slowEffects = new Set(
  'feConvolveMatrix feDiffuseLighting feDisplacementMap feMorphology feSpecularLighting feTurbulence'.split(' '),
)

/** The drawing effort of an element, in shapes. Effects can also be in its attributes: `filter="blur(2px)"`. */
const effortOf = ({ name, attributes }: SaxesTagPlain): number => {
  if (slowEffects.has(name)) return effort.slowEffect
  const effects = /^fe[A-Z]/.test(name) ? 1 : 0
  const named = [attributes.filter, attributes.style].join(' ').matchAll(/\b[a-z-]+\((?!\s*['"]?#)/g)
  return 1 + effort.effect * (effects + [...named].length)
}

/** Finds the id in `#id`, or in `url(#id)` in a style. */
const referredTo = (value: string): string[] => {
  const id = /^#(.+)$/.exec(value)?.[1] ?? /url\(\s*['"]?#([^'")\s]+)/.exec(value)?.[1]
  return id === undefined ? [] : [id]
}

const sizeOf = (id: string, parts: ReadonlyMap<string, Part>, sizes: Map<string, number>): number => {
  const found = sizes.get(id)
  if (found !== undefined) return found
  // Reaching this element again below means that it refers to itself.
  sizes.set(id, Number.POSITIVE_INFINITY)
  const { own, shows } = parts.get(id) ?? { own: 0, shows: [] }
  const size = shows.reduce((sum, targetId) => sum + sizeOf(targetId, parts, sizes), own)
  sizes.set(id, size)
  return size
}
