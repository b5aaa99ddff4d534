import type { Page } from '@playwright/test'

/** Does something before the page draws its next frame, as on a machine that has much to do. */
export const withoutFrames = async (page: Page, task: () => Promise<void>): Promise<void> => {
  const release = await page.evaluateHandle(holdFrames)
  await task()
  await release.evaluate((letThemCome) => letThemCome())
}

/** Holds back the frames that are asked for from now on. @returns what lets them come. Runs in the page. */
const holdFrames = (): (() => void) => {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window
  const held = new Map<number, FrameRequestCallback>()
  const frameIds = new Map<number, number>()
  // Beyond all numbers that the browser gives.
  let last = 1_000_000_000
  window.requestAnimationFrame = (draw) => {
    held.set((last += 1), draw)
    return last
  }
  window.cancelAnimationFrame = (frame) => {
    held.delete(frame)
    cancel(frameIds.get(frame) ?? frame)
  }
  return () => {
    window.requestAnimationFrame = request
    for (const [frame, draw] of held) frameIds.set(frame, request(draw))
  }
}
