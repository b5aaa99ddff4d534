/** Points that are too close together on the map to be pressed one by one. */
export type Cluster<T> = { at: { x: number; y: number }; first: T; count: number }

type Placed<T> = { point: T; at: { x: number; y: number } }

/** Marks are at least this far apart, in pixels. */
const minDistance = 44

/**
 * The marks of a map: a point that is close to the mark of another shares it. Marks are where their first points are, so that
 * panning does not regroup them. Points outside the map are left out.
 * @param isClosest whether the map cannot be zoomed in further, so that each point gets a mark of its own
 */
export const clustersOf = <T>(
  placed: readonly Placed<T>[],
  { width, height }: { width: number; height: number },
  isClosest: boolean,
): Cluster<T>[] => {
  const clusters: Cluster<T>[] = []
  for (const { point, at } of placed) {
    const near = isClosest
      ? undefined
      : clusters.find((cluster) => Math.hypot(cluster.at.x - at.x, cluster.at.y - at.y) < minDistance)
    if (near) near.count += 1
    else clusters.push({ at, first: point, count: 1 })
  }
  return clusters.filter(({ at }) => at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height)
}
