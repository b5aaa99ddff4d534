import { useState } from 'react'
import { DropFile } from '../../../kit/import/drop-file.tsx'
import { ProblemNote } from '../../../kit/import/problem-note.tsx'
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
  const take = async (chosen: File) => {
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
      <DropFile
        label={wording.drop}
        choose={wording.choose}
        reading={wording.reading}
        accepted={accepted}
        isPending={isReading}
        padding="py-8"
        onFile={(file) => void take(file)}
      />
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
