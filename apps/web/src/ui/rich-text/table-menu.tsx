import type { Editor } from '@tiptap/react'
import { Table } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../menu.tsx'
import * as wording from './wording.ts'

type TableMenuProps = { editor: Editor; isInTable: boolean; isDisabled: boolean }

/** Inserts a table, and changes the one at the cursor. */
export function TableMenu({ editor, isInTable, isDisabled }: TableMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isDone = useRef(false)
  // After a choice, the focus returns to the text; if the menu was closed without one, to its button.
  useEffect(() => {
    if (isOpen || !isDone.current) return
    isDone.current = false
    editor.view.focus()
  }, [isOpen, editor])
  const act = (change: () => boolean) => () => {
    change()
    isDone.current = true
  }
  const { columns, rows } = isOpen ? sizeOf(editor) : { columns: 0, rows: 0 }
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <IconButton icon={Table} label={wording.table} isDisabled={isDisabled} />
      <Menu aria-label={wording.table}>
        {isInTable ? (
          <>
            <MenuItem isDisabled={rows >= 100} onAction={act(() => editor.commands.addRowBefore())}>
              {wording.addRowAbove}
            </MenuItem>
            <MenuItem isDisabled={rows >= 100} onAction={act(() => editor.commands.addRowAfter())}>
              {wording.addRowBelow}
            </MenuItem>
            <MenuItem isDisabled={columns >= 20} onAction={act(() => editor.commands.addColumnBefore())}>
              {wording.addColumnBefore}
            </MenuItem>
            <MenuItem isDisabled={columns >= 20} onAction={act(() => editor.commands.addColumnAfter())}>
              {wording.addColumnAfter}
            </MenuItem>
            <MenuItem onAction={act(() => editor.commands.toggleHeaderRow())}>{wording.toggleHeaderRow}</MenuItem>
            <MenuSeparator />
            <MenuItem isDanger onAction={act(() => editor.commands.deleteRow())}>
              {wording.removeRow}
            </MenuItem>
            <MenuItem isDanger onAction={act(() => editor.commands.deleteColumn())}>
              {wording.removeColumn}
            </MenuItem>
            <MenuItem isDanger onAction={act(() => editor.commands.deleteTable())}>
              {wording.removeTable}
            </MenuItem>
          </>
        ) : (
          <MenuItem onAction={act(() => editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true }))}>
            {wording.insertTable}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  )
}

/** The size of the table at the cursor; the contract allows 20 columns and 100 rows. */
const sizeOf = (editor: Editor): { columns: number; rows: number } => {
  const { $from } = editor.state.selection
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type.name === 'table') return { columns: node.firstChild?.childCount ?? 0, rows: node.childCount }
  }
  return { columns: 0, rows: 0 }
}
