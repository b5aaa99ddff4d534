import { ArrowDown, ArrowUp, CornerDownRight, EllipsisVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger, Submenu } from '../menu.tsx'
import type { ItemMoves } from './sortable-props.ts'
import * as wording from './wording.ts'

type Group = { id: string; title: string }

type SortableItemMenuProps = {
  name: string
  titles: () => readonly Group[]
  moves: ItemMoves
  /** More items for the menu. */
  children?: ReactNode
}

/** The menu of an item: every move without dragging, and other actions. */
export function SortableItemMenu({ name, titles, moves, children }: SortableItemMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <IconButton
        icon={EllipsisVertical}
        label={wording.actionsFor({ item: name })}
        hasTooltip={false}
        className="me-1 self-center"
      />
      {/* Mounted when the menu opens, so that it reads the current order. */}
      {isOpen && (
        <Menu>
          <MoveItems groups={titles()} moves={moves} />
          {children && <MenuSeparator />}
          {children}
        </Menu>
      )}
    </MenuTrigger>
  )
}

type MoveItemsProps = { groups: readonly Group[]; moves: ItemMoves; onMoved?: () => void }

/**
 * The moves in the menu of an item.
 * @param onMoved closes a menu with an anchor, which does not close with its submenu
 */
export function MoveItems({ groups, moves: { group, canStep, step, moveTo }, onMoved }: MoveItemsProps) {
  return (
    <>
      <MenuItem icon={ArrowUp} shortcut={['Alt', '↑']} isDisabled={!canStep(-1)} onAction={() => step(-1)}>
        {wording.moveUp}
      </MenuItem>
      <MenuItem icon={ArrowDown} shortcut={['Alt', '↓']} isDisabled={!canStep(1)} onAction={() => step(1)}>
        {wording.moveDown}
      </MenuItem>
      <Submenu item={<MenuItem icon={CornerDownRight}>{wording.moveTo}</MenuItem>}>
        {groups.map(({ id, title }) => (
          <MenuItem
            key={id}
            id={id}
            isCurrent={id === group}
            onAction={() => {
              moveTo(id)
              onMoved?.()
            }}
          >
            {title}
          </MenuItem>
        ))}
      </Submenu>
    </>
  )
}
