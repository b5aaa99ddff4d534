import type { SaxesTagPlain } from 'saxes'

/** An element with an id: how many elements are in it, and the ids of what is drawn there as well. */
type Part = { own: number; shows: string[] }

const root = ''

/**
 * Counts what a drawing draws when everything that it refers to is drawn where it is referred to. A few lines that each
 * show the one before ten times make billions. Infinite for what shows itself.
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
    open: ({ attributes }: SaxesTagPlain): void => {
      const around = open.at(-1) ?? root
      const id = attributes.id ?? around
      if (id !== around) partOf(around).shows.push(id)
      open.push(id)
      const part = partOf(id)
      part.own += 1
      part.shows.push(...Object.values(attributes).flatMap(referredTo))
    },
    close: (): void => {
      open.pop()
    },
    total: (): number => sizeOf(root, parts, new Map()),
  }
}

/** `#id` as an address, or `url(#id)` in a style. */
const referredTo = (value: string): string[] => {
  const id = /^#(.+)$/.exec(value)?.[1] ?? /url\(\s*['"]?#([^'")\s]+)/.exec(value)?.[1]
  return id === undefined ? [] : [id]
}

const sizeOf = (id: string, parts: ReadonlyMap<string, Part>, known: Map<string, number>): number => {
  const found = known.get(id)
  if (found !== undefined) return found
  // Whoever comes by here again on the way shows itself.
  known.set(id, Number.POSITIVE_INFINITY)
  const { own, shows } = parts.get(id) ?? { own: 0, shows: [] }
  const size = shows.reduce((sum, shown) => sum + sizeOf(shown, parts, known), own)
  known.set(id, size)
  return size
}
