import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { dealWith, pageCode } from './page-code.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

type LazyOptions = {
  /** Shown until the code is there; as high as the component, so that nothing moves. */
  fallback?: ReactNode
  /**
   * What happens when the code cannot be loaded: `page` loads a newer version of the app or shows the error page, `retry` says
   * so in its place, so that what was typed elsewhere stays, and `toast` leaves it to the toast of page-code.ts.
   */
  missing?: 'page' | 'retry' | 'toast'
  /**
   * For dialogs: it opens a frame later. By then the menu or palette it was chosen in is gone and its button has the focus
   * again, to which the dialog will return it.
   */
  isDialog?: boolean
}

type LazyProps<Props> = Props & {
  /** Called when the code cannot be loaded, to close what was to be opened. */
  onMissing?: () => void
  /** In place of the one in the options. */
  fallback?: ReactNode
}

/**
 * A component whose code is fetched when it is first shown, or before that by `prefetch`, whose failures are ignored.
 * Code that is loaded is shown at once, and a failure is not cached: the next time tries again.
 */
export const lazy = <Props extends object>(
  load: Load<Props>,
  { fallback = null, missing = 'page', isDialog = false }: LazyOptions = {},
) => {
  let code: ComponentType<Props> | null = null
  const fetchCode = async (loadNow = load) => (code ??= await loadNow())

  function Lazy(props: LazyProps<Props>) {
    const { onMissing } = props
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(() => (isDialog ? null : code))
    const [failure, setFailure] = useState<Error | null>(null)
    useEffect(() => {
      if (Loaded || failure) return undefined
      let isGone = false
      Promise.all([fetchCode(missing === 'page' ? pageCode(load) : load), isDialog && nextFrame()]).then(
        ([component]) => !isGone && setLoaded(() => component),
        (error: unknown) => !isGone && setFailure(error instanceof Error ? error : new Error(String(error))),
      )
      return () => {
        isGone = true
      }
    }, [Loaded, failure])
    useEffect(() => {
      if (failure) onMissing?.()
    }, [failure, onMissing])
    if (Loaded) return <Loaded {...props} />
    if (!failure) return props.fallback ?? fallback
    if (missing === 'page') throw failure
    return missing === 'retry' ? <ErrorState onRetry={() => setFailure(null)} /> : null
  }

  return Object.assign(Lazy, { prefetch: () => void fetchCode().catch(dealWith) })
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
