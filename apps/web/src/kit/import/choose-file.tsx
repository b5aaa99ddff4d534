import { FileUp } from 'lucide-react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { Import } from '@sojourn/contract/imports'
import { Button } from '../../ui/button.tsx'
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
  const take = (file: File | undefined) => {
    if (file) send.mutate(file, { onSuccess: onSent })
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{takesCards ? wording.csvOrCardHint : wording.csvHint}</p>
      <DropZone
        aria-label={takesCards ? wording.dropCsvOrCard : wording.dropCsv}
        className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong bg-sunken px-6 py-10 data-drop-target:border-brand data-drop-target:bg-brand-tint"
        onDrop={({ items }) => {
          const dropped = items.find((item) => item.kind === 'file')
          if (dropped) void dropped.getFile().then(take)
        }}
      >
        <FileTrigger
          acceptedFileTypes={takesCards ? [...tables, '.vcf', 'text/vcard'] : tables}
          onSelect={(files) => take(files?.[0])}
        >
          <Button variant="primary" icon={FileUp} isPending={send.isPending} pendingLabel={wording.readingFile}>
            {takesCards ? wording.chooseCsvOrCard : wording.chooseCsv}
          </Button>
        </FileTrigger>
        <p className="text-sm text-ink-soft">{wording.orDrop}</p>
      </DropZone>
      <ProblemNote>{problem}</ProblemNote>
    </div>
  )
}
