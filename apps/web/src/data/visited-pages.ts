import { onWipe } from './clear-device-data.ts'

let visited: string[] = []

/** Records the page that the user is on, in memory only. */
export const notePage = (path: string): void => {
  if (visited.at(-1) !== path) visited = [...visited.slice(-9), path]
}

/** The last page the user visited other than help and support: what a question is most likely about. */
export const lastPageBeforeHelp = (): string | null =>
  visited.findLast((path) => !/^\/(help|support)(\/|$)/.test(path)) ?? null

onWipe(() => {
  visited = []
})
