import { sentence } from '../../../kit/words/words.ts'
import { ProblemNote } from '../../../kit/import/problem-note.tsx'
import type { FileFault } from '../../../kit/import/faults-in.ts'
import { FileTable } from '../../../kit/import/file-table.tsx'
import * as wording from './wording.ts'

/** What is wrong in a file, by row and column; nothing of it was imported. */
export function ImportFaults({ faults, file }: { faults: readonly FileFault[]; file: string }) {
  return (
    <div className="flex flex-col gap-3">
      <ProblemNote>{wording.nothingImported({ count: faults.length })}</ProblemNote>
      <FileTable
        caption={wording.faultsCaption({ file })}
        heads={[wording.rowHead, wording.columnHead, wording.problemHead]}
        rows={faults.map(({ row, column, problem }) => [String(row), column, sentence(problem)])}
      />
    </div>
  )
}
