import { ArrowDown, ArrowUp, CornerDownRight, EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger, Submenu } from '../menu.tsx'
import { endOf, stepFrom } from './sortable-position.ts'
import type { GroupOrder, Position } from './sortable-position.ts'
import * as wording from './wording.ts'

export interface SortableItemMenuProps {
  itemId: string
  name: string
  groupId: string
  order: () => readonly GroupOrder[]
  titles: () => readonly { id: string; title: string }[]
  move: (itemId: string, to: Position | null) => void
  step: (itemId: string, by: -1 | 1) => void
  /** More items for the menu. */
  children?: ReactNode
}

/** The menu of an item: every move without dragging, and other actions. */
export function SortableItemMenu(props: SortableItemMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <IconButton
        icon={EllipsisVertical}
        label={wording.actionsFor({ item: props.name })}
        hasTooltip={false}
        className="me-1 self-center"
      />
      {isOpen && <Moves {...props} />}
    </MenuTrigger>
  )
}

/** Mounted when the menu opens, so that it reads the current order. */
function Moves({ itemId, groupId, order, titles, move, step, children }: SortableItemMenuProps) {
  const now = order()
  return (
    <Menu>
      <MenuItem
        icon={ArrowUp}
        shortcut={['Alt', '↑']}
        isDisabled={!stepFrom(now, itemId, -1)}
        onAction={() => step(itemId, -1)}
      >
        {wording.moveUp}
      </MenuItem>
      <MenuItem
        icon={ArrowDown}
        shortcut={['Alt', '↓']}
        isDisabled={!stepFrom(now, itemId, 1)}
        onAction={() => step(itemId, 1)}
      >
        {wording.moveDown}
      </MenuItem>
      <Submenu item={<MenuItem icon={CornerDownRight}>{wording.moveTo}</MenuItem>}>
        {titles().map(({ id, title }) => (
          <MenuItem key={id} id={id} isCurrent={id === groupId} onAction={() => move(itemId, endOf(now, itemId, id))}>
            {title}
          </MenuItem>
        ))}
      </Submenu>
      {children && <MenuSeparator />}
      {children}
    </Menu>
  )
}
