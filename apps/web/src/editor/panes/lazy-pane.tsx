import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

/** What was fetched before is shown at once. */
const loaded = new WeakMap<object, unknown>()

/**
 * A part of the editor whose code is fetched when it is first shown; where that fails it says so in its place, and what
 * was typed elsewhere stays. `load` is the same function each time, `with` what the part is drawn with.
 */
export function LazyPane<Props extends object>({
  load,
  with: props,
  fallback = <Skeleton className="h-80 rounded-md" />,
}: {
  load: Load<Props>
  with: Props
  fallback?: ReactNode
}) {
  const [Pane, setPane] = useState<ComponentType<Props> | 'missing' | null>(() => fetched(load))
  useEffect(() => {
    if (Pane !== null) return undefined
    let isGone = false
    load().then(
      (component) => {
        loaded.set(load, component)
        if (!isGone) setPane(() => component)
      },
      () => !isGone && setPane('missing'),
    )
    return () => {
      isGone = true
    }
  }, [load, Pane])
  if (Pane === 'missing') return <ErrorState onRetry={() => setPane(null)} />
  return Pane ? <Pane {...props} /> : fallback
}

/** Fetches the code of a part that will most likely be wanted, and keeps quiet where that fails. */
export const prefetchPane = <Props,>(load: Load<Props>): void =>
  void load().then(
    (component) => loaded.set(load, component),
    () => {},
  )

/** The map forgets which component belongs to which loader; it holds nothing else under one. */
const fetched = <Props,>(load: Load<Props>): ComponentType<Props> | null =>
  (loaded.get(load) as ComponentType<Props> | undefined) ?? null
