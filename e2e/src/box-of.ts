import type { Locator } from '@playwright/test'

/** The position and size of an element in px, from the corner of the viewport. Throws if it is not visible. */
export const getBox = async (what: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  const box = await what.boundingBox()
  if (!box) throw new Error(`${String(what)} is not on the page`)
  return box
}
