import type { Locator } from '@playwright/test'

/** Where something is drawn, in px from the corner of the window. Throws where it is not. */
export const getBox = async (what: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  const box = await what.boundingBox()
  if (!box) throw new Error(`${String(what)} is not on the page`)
  return box
}
