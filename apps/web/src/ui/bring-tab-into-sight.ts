/** Scrolls only the line of tabs, until the open tab and the edge of its neighbours are visible. */
export const bringTabIntoSight = (tab: HTMLElement | null): void => {
  const line = tab?.parentElement
  if (!line || !tab) return
  const [inside, around] = [tab.getBoundingClientRect(), line.getBoundingClientRect()]
  const neighbour = 40
  const past = Math.max(0, inside.right + neighbour - around.right)
  const before = Math.min(0, inside.left - neighbour - around.left)
  if (past || before) line.scrollBy({ left: before || past })
}
