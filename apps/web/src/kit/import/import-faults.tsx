import { sentence } from '../words/words.ts'
import type { FileFault } from './faults-in.ts'
import { FileTable } from './file-table.tsx'
import { ProblemNote } from './problem-note.tsx'
import * as wording from './wording.ts'

type ImportFaultsProps = {
  faults: readonly FileFault[]
  /** The name of the file. */
  file: string
  /** What the faults prevented. */
  note: string
}

/** The wrong values in a file, by row and column. */
export function ImportFaults({ faults, file, note }: ImportFaultsProps) {
  return (
    <div className="flex flex-col gap-3">
      <ProblemNote>{note}</ProblemNote>
      <FileTable
        caption={wording.faultsCaption({ file })}
        heads={[wording.rowHead, wording.columnHead, wording.problemHead]}
        rows={faults.map(({ row, column, problem }) => [String(row), column, sentence(problem)])}
      />
    </div>
  )
}
