import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SortableList } from '../../ui/sortable/sortable-list.tsx'
import * as wording from './wording.ts'

type Column = { id: string; title: string; isRowHeader?: boolean }

type ColumnsDialogProps = {
  /** All columns that the list has. */
  all: readonly Column[]
  /** Those that it shows, in their order. */
  visible: readonly Column[]
  onChoose: (ids: readonly string[] | null) => void
  onClose: () => void
}

/** Asks which columns a list shows, and in which order. */
export function ColumnsDialog({ all, visible, onChoose, onClose }: ColumnsDialogProps) {
  const [order, setOrder] = useState<readonly Column[]>(() => [
    ...visible,
    ...all.filter((column) => !visible.some(({ id }) => id === column.id)),
  ])
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(visible.map(({ id }) => id)))
  const toggle = (id: string, isOn: boolean) =>
    setShown((before) => (isOn ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id))))
  return (
    <Dialog
      title={wording.columnsTitle}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      renderFooter={(close) => (
        <>
          <Button
            variant="quiet"
            className="me-auto"
            onPress={() => {
              onChoose(null)
              close()
            }}
          >
            {wording.resetColumns}
          </Button>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => {
              onChoose(order.filter(({ id }) => shown.has(id)).map(({ id }) => id))
              close()
            }}
          >
            {wording.done}
          </Button>
        </>
      )}
    >
      <p className="pb-3 text-ink-soft">{wording.columnsHint}</p>
      <SortableList<Column>
        label={wording.columnsList}
        groups={[{ id: 'columns', title: wording.columnsTitle, items: order, header: <span /> }]}
        itemId={({ id }) => id}
        itemName={({ title }) => title}
        renderItem={({ id, title, isRowHeader }) => (
          <Checkbox
            aria-label={wording.showColumn({ column: title })}
            isSelected={shown.has(id)}
            isDisabled={isRowHeader}
            onChange={(isOn) => toggle(id, isOn)}
          >
            {title}
          </Checkbox>
        )}
        onMove={(moved, { index }) =>
          setOrder((before) => {
            const others = before.filter(({ id }) => id !== moved)
            return [...others.slice(0, index), ...before.filter(({ id }) => id === moved), ...others.slice(index)]
          })
        }
      />
    </Dialog>
  )
}
