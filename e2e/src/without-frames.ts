import type { Page } from '@playwright/test'

/** Runs a task before the page renders its next frame, as on a busy machine. */
export const withoutFrames = async (page: Page, task: () => Promise<void>): Promise<void> => {
  const release = await page.evaluateHandle(holdFrames)
  await task()
  await release.evaluate((letThemCome) => letThemCome())
}

/** Holds back all animation frames requested from now on. @returns a function that releases them. Runs in the page. */
const holdFrames = (): (() => void) => {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window
  const held = new Map<number, FrameRequestCallback>()
  const frameIds = new Map<number, number>()
  // Greater than any id that the browser assigns.
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
