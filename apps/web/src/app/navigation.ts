import type { AnyRouter } from '@tanstack/react-router'
import { nameAddress } from '../kit/page/page-title.ts'
import { publicConfig } from '../data/public-config.ts'
import { focusHeading } from '../ui/focus-heading.ts'
import { startProgress } from '../ui/progress.ts'
import { queryClient } from './query-client.ts'

/** What happens on every navigation besides showing the page: progress bar, document title, focus. */
export const followNavigation = (router: AnyRouter): void => {
  let finish: ReturnType<typeof startProgress> | null = null
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) finish ??= startProgress()
  })
  router.subscribe('onResolved', () => {
    const hasFailed = router.state.matches.some(({ status }) => status === 'error')
    finish?.(hasFailed ? 'failed' : 'done')
    finish = null
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    showTitle(router)
    if (pathChanged && fromLocation && !toLocation.state.focusesItself) focusPage()
  })
}

const showTitle = (router: AnyRouter): void => {
  const title = router.state.matches.findLast(({ staticData }) => staticData.title)?.staticData.title
  const product = queryClient.getQueryData(publicConfig.queryKey)?.productName ?? 'Sojourn'
  nameAddress(title ?? '', product)
}

let watch: MutationObserver | undefined

/**
 * Moves the focus to the page's title, so that a screen reader reads it and Tab starts there. If there is no title yet, moves
 * it to the page, and then to the title once it appears, unless the focus has moved elsewhere in the meantime.
 */
const focusPage = (): void => {
  watch?.disconnect()
  // A page may already have focused its first field.
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) return
  const main = document.querySelector<HTMLElement>('main')
  const title = document.querySelector<HTMLElement>('h1')
  if (title) return focusHeading(title)
  if (!main) return
  focusHeading(main)
  watch = new MutationObserver(() => {
    const late = document.querySelector<HTMLElement>('h1')
    const isHere = document.activeElement === main || document.activeElement === document.body
    if (late && isHere) focusHeading(late)
    if (late || !isHere) watch?.disconnect()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
