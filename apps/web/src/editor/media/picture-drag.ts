import type { DropItem } from 'react-aria-components/useDragAndDrop'

/** What pictures of the library are called while they are dragged; each item holds its uuid. */
export const pictureDrag = 'application/x-sojourn-picture'

/** The uuids of pictures that were dropped. */
export const picturesIn = async (items: readonly DropItem[]): Promise<string[]> => {
  const found: string[] = []
  for (const item of items)
    if (item.kind === 'text' && item.types.has(pictureDrag)) found.push(await item.getText(pictureDrag))
  return found
}
