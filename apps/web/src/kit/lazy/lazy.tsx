import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { dealWith, pageCode } from './page-code.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

type LazyOptions = {
  /** Shown until the code has loaded; as high as the component, so that nothing moves. */
  fallback?: ReactNode
  /**
   * What happens if the code cannot be loaded: `page` reloads the app for a newer version or shows the error page; `retry`
   * shows an error in its place, so that what was typed elsewhere stays; `toast` leaves it to the toast of page-code.ts.
   */
  missing?: 'page' | 'retry' | 'toast'
  /**
   * For dialogs: it opens one frame later. By then, the menu or palette that opened it has closed and its button has the focus
   * again, to which the dialog will return it.
   */
  isDialog?: boolean
}

type LazyProps<Props> = Props & {
  /** Called if the code cannot be loaded, to close what was about to open. */
  onMissing?: () => void
  /** Replaces the fallback in the options. */
  fallback?: ReactNode
}

/**
 * A component whose code is loaded when it is first shown, or earlier by `prefetch`, whose errors are ignored. Once loaded, it
 * is shown at once. An error is not cached: the next time tries again.
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
