import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../class-names.ts'
import { genericMemo } from '../generic-memo.ts'
import { holdFocus } from './hold-focus.ts'
import { replacementOf } from './sortable-focus.ts'
import { itemCountOf } from './sortable-look.ts'
import type { SortableGroupProps } from './sortable-props.ts'
import { StaticRows } from './sortable-static-rows.tsx'

type StaticGroupProps<Item> = Pick<
  SortableGroupProps<Item>,
  | 'group'
  | 'itemId'
  | 'itemName'
  | 'renderItem'
  | 'itemClassName'
  | 'selectedId'
  | 'onSelect'
  | 'onToggle'
  | 'chosen'
  | 'groupClassName'
  | 'isReadOnly'
> & { show: (ids: readonly string[]) => void }

/**
 * A group far outside the visible area, as text with the same look and size: the browser's search finds it and screen readers
 * read it. When it gets the focus, it becomes interactive, and the focus moves to what replaces it.
 */
function StaticGroupView<Item extends object>(props: StaticGroupProps<Item>) {
  const { group, chosen, show } = props
  const heading = useId()
  const isPressed = useRef(false)
  const setPressed = (pressed: boolean) => {
    isPressed.current = pressed
  }
  const wakeWith = (element: HTMLElement) => {
    const find = replacementOf(element)
    flushSync(() => show([group.id]))
    find()?.focus()
    holdFocus(find)
  }
  const press = (row: HTMLElement) => {
    wakeWith(row)
    const choose = chosen === null ? props.onSelect : props.onToggle
    choose?.(row.dataset['key'] ?? '')
  }

  return (
    <section
      data-group={group.id}
      data-static=""
      className={classNames('min-w-0', props.groupClassName)}
      style={itemCountOf(group)}
      // If the group were replaced between press and release, the click would be lost.
      onPointerDown={() => setPressed(true)}
      onPointerUp={() => setPressed(false)}
      onPointerCancel={() => setPressed(false)}
      onPointerLeave={() => setPressed(false)}
      onFocus={({ target }) => {
        if (!isPressed.current) wakeWith(target)
      }}
    >
      <div id={heading} className="mb-2 min-h-8 min-w-0">
        {group.header ?? <h3 className="title text-lg">{group.title}</h3>}
      </div>
      {group.lead}
      <StaticRows
        headingId={heading}
        group={group}
        itemId={props.itemId}
        itemName={props.itemName}
        renderItem={props.renderItem}
        itemClassName={props.itemClassName}
        selectedId={props.selectedId}
        chosen={chosen}
        isReadOnly={props.isReadOnly}
        onPress={press}
      />
      {group.footerSpace}
    </section>
  )
}

/** Rendered again only when its own group or selection has changed. */
export const SortableStaticGroup = genericMemo(StaticGroupView)
