import { ArrowDownUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SortableList } from '../../ui/sortable/sortable-list.tsx'
import { blockKinds, type DraftBlock, nameOfBlock } from './page-blocks.ts'
import * as wording from './wording.ts'

type ArrangePartsProps = { blocks: readonly DraftBlock[]; onMove: (from: number, to: number) => void }

/** The blocks of a page by name only, for dragging: with all their fields, few would fit on a screen. */
export function ArrangeParts({ blocks, onMove }: ArrangePartsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const groups = useMemo(
    () => [
      {
        id: 'page',
        title: wording.page,
        items: blocks,
        header: <span className="sr-only">{wording.sectionsInOrder}</span>,
      },
    ],
    [blocks],
  )
  return (
    <>
      <Button size="small" icon={ArrowDownUp} onPress={() => setIsOpen(true)}>
        {wording.reorder}
      </Button>
      <Dialog title={wording.reorderTitle} isOpen={isOpen} onOpenChange={setIsOpen}>
        {(close) => (
          <>
            <SortableList<DraftBlock>
              label={wording.sectionsOfPage}
              groups={groups}
              itemId={({ uuid }) => uuid}
              itemName={nameOfBlock}
              renderItem={renderPart}
              onMove={(uuid, { index }) => {
                const from = blocks.findIndex((block) => block.uuid === uuid)
                if (from >= 0 && from !== index) onMove(from, index)
              }}
            />
            <div className="mt-6 flex justify-end">
              <Button variant="primary" onPress={close}>
                {wording.done}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  )
}

const renderPart = (block: DraftBlock) => {
  const Icon = blockKinds[block.type].icon
  return (
    <span className="flex min-h-9 min-w-0 items-center gap-3">
      <Icon aria-hidden size={16} className="shrink-0 text-ink-faint" />
      <span dir="auto" className="truncate">
        {nameOfBlock(block)}
      </span>
    </span>
  )
}
