import type { DropItem } from 'react-aria-components/useDragAndDrop'

/** The type of images of the library while they are dragged. The value of each item is its uuid. */
export const pictureDrag = 'application/x-sojourn-picture'

/** The uuids of the dropped images. */
export const picturesIn = async (items: readonly DropItem[]): Promise<string[]> => {
  const found: string[] = []
  for (const item of items)
    if (item.kind === 'text' && item.types.has(pictureDrag)) found.push(await item.getText(pictureDrag))
  return found
}
