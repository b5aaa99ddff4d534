import type { Import } from '@sojourn/contract/imports'
import { DropFile } from './drop-file.tsx'
import { ProblemNote } from './problem-note.tsx'
import type { useImport } from './use-import.ts'
import * as wording from './wording.ts'

type ChooseFileProps = {
  /** Whether a vCard file is accepted too. */
  takesCards: boolean
  send: ReturnType<typeof useImport>['send']
  problem: string | null
  onSent: (sent: Import) => void
}

const tables = ['.csv', '.tsv', '.txt', 'text/csv']

/** The first step: drop or choose a file. */
export function ChooseFile({ takesCards, send, problem, onSent }: ChooseFileProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{takesCards ? wording.csvOrCardHint : wording.csvHint}</p>
      <DropFile
        label={takesCards ? wording.dropCsvOrCard : wording.dropCsv}
        choose={takesCards ? wording.chooseCsvOrCard : wording.chooseCsv}
        reading={wording.readingFile}
        accepted={takesCards ? [...tables, '.vcf', 'text/vcard'] : tables}
        isPending={send.isPending}
        padding="py-10"
        onFile={(file) => send.mutate(file, { onSuccess: onSent })}
      />
      <ProblemNote>{problem}</ProblemNote>
    </div>
  )
}
