import { memo } from 'react'
import type { ComponentType } from 'react'

/**
 * React's `memo` for a component with a type parameter, which `memo` itself would lose; the type of the props stays the same.
 */
export function genericMemo<Component>(component: Component): Component {
  return memo(component as ComponentType) as Component
}
