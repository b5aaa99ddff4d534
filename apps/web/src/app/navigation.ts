import type { AnyRouter } from '@tanstack/react-router'
import { publicConfig } from '../kit/public-config.ts'
import { startProgress } from '../ui/progress.ts'
import { queryClient } from './query-client.ts'

/** What happens on every navigation beside showing the page: progress bar, title of the document, focus. */
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
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    showTitle(router)
    if (pathChanged && fromLocation) focusPage()
  })
}

const showTitle = (router: AnyRouter): void => {
  if (router.state.matches.some(({ status }) => status === 'error' || status === 'notFound')) return
  const title = router.state.matches.findLast(({ staticData }) => staticData.title)?.staticData.title
  const product = queryClient.getQueryData(publicConfig.queryKey)?.productName ?? 'Sojourn'
  // The page of an error or of a wrong address has named itself.
  if (title) document.title = `${title} · ${product}`
}

let watch: MutationObserver | undefined

/**
 * Moves the focus to the page's title, so that a screen reader says where one is and Tab starts from there; and on to the
 * title that takes its place once the data has come, unless the focus has gone elsewhere meanwhile.
 */
const focusPage = (): void => {
  watch?.disconnect()
  // A page may have put the focus on its first field already.
  if (document.activeElement instanceof HTMLInputElement) return
  let held = focusTitle()
  watch = new MutationObserver(() => {
    const isHeld = document.activeElement === (held?.isConnected ? held : document.body)
    if (!isHeld) watch?.disconnect()
    else if (!held?.isConnected || held.tagName !== 'H1') held = focusTitle()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

const focusTitle = (): HTMLElement | null => {
  const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return null
  target.tabIndex = -1
  // It is no control: that it holds the focus matters to the ear and to Tab, not to the eye.
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
  return target
}
