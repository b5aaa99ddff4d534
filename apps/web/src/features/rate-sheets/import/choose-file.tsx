import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { ProblemNote } from '../../../kit/import/problem-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { openTableFile, type TableFile } from './open-table-file.ts'
import { type Table, UnreadableFile } from './table.ts'
import * as wording from './wording.ts'

const accepted = [
  '.csv',
  '.tsv',
  '.txt',
  '.xlsx',
  '.xlsm',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** The first step: drop or choose a file. Its first sheet with at least two rows is read. */
export function ChooseFile({ onOpened }: { onOpened: (file: TableFile, sheet: string, table: Table) => void }) {
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    setIsReading(true)
    setProblem(null)
    try {
      const file = await openTableFile(chosen)
      const { name, table } = await firstTable(file)
      onOpened(file, name, table)
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : wording.damaged)
    } finally {
      setIsReading(false)
    }
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{wording.intro}</p>
      <DropZone
        aria-label={wording.drop}
        className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong bg-sunken px-6 py-8 data-drop-target:border-brand data-drop-target:bg-brand-tint"
        onDrop={({ items }) => {
          const dropped = items.find((item) => item.kind === 'file')
          if (dropped) void dropped.getFile().then(take)
        }}
      >
        <FileTrigger acceptedFileTypes={accepted} onSelect={(files) => void take(files?.[0])}>
          <Button variant="primary" icon={FileUp} isPending={isReading} pendingLabel={wording.reading}>
            {wording.choose}
          </Button>
        </FileTrigger>
        <p className="text-sm text-ink-soft">{wording.orDrop}</p>
      </DropZone>
      <ProblemNote>{problem}</ProblemNote>
    </div>
  )
}

const firstTable = async ({ sheets }: TableFile): Promise<{ name: string; table: Table }> => {
  for (const { name, read } of sheets) {
    const table = await read()
    if (table.rows.length > 1) return { name, table }
  }
  throw new UnreadableFile(wording.noRows)
}
