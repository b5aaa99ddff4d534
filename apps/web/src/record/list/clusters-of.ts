/** Points that are too close together on the map to be pressed one by one. */
export type Cluster<T> = { at: { x: number; y: number }; first: T; count: number }

type Placed<T> = { point: T; at: { x: number; y: number } }

/** The side of the squares in which points share a mark, in pixels. */
const square = 44

/**
 * The marks of a map: points in the same square share one, in the middle between them. Points outside the map are left out.
 * @param origin a pixel that moves with the map, so that panning does not regroup the points
 * @param isClosest whether the map cannot be zoomed in further, so that each point gets a mark of its own
 */
export const clustersOf = <T extends { uuid: string }>(
  placed: readonly Placed<T>[],
  { width, height }: { width: number; height: number },
  origin: { x: number; y: number },
  isClosest: boolean,
): Cluster<T>[] => {
  const visible = placed.filter(({ at }) => at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height)
  const groups = Map.groupBy(visible, ({ point, at }) =>
    isClosest ? point.uuid : `${Math.floor((at.x - origin.x) / square)} ${Math.floor((at.y - origin.y) / square)}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const mean = (axis: 'x' | 'y') => group.reduce((sum, { at }) => sum + at[axis], 0) / group.length
    return [{ at: { x: mean('x'), y: mean('y') }, first: first.point, count: group.length }]
  })
}
