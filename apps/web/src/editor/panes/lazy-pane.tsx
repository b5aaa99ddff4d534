import type { ComponentType } from 'react'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A part of the editor whose code is loaded when it is first shown. If that fails, an error is shown in its place. */
export const lazyPane = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback = <Skeleton className="h-80 rounded-md" />,
) => lazy(load, { fallback, missing: 'retry' })
