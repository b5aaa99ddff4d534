import type { Import } from '@sojourn/contract/imports'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { RowErrors } from './row-errors.tsx'
import type { useImport } from './use-import.ts'

const numbers = (value: number): string => value.toLocaleString('en-GB')

/** While the server checks or stores the rows; the dialog may be closed meanwhile. */
export function ImportRuns({ found, many, work }: { found: Import; many: string; work: ReturnType<typeof useImport> }) {
  const { total, checked, created, updated, skipped, failed } = found.counts
  const isRunning = found.state === 'running'
  const done = isRunning ? created + updated + skipped + failed : checked
  return (
    <div className="flex flex-col gap-5">
      <ProgressBar
        label={isRunning ? `Importing ${many}` : 'Checking the rows'}
        value={(done / total) * 100}
        valueText={`${numbers(done)} of ${numbers(total)}`}
      />
      <p className="text-ink-soft">
        {isRunning
          ? 'You can close this and work on. What is imported stays, also when you cancel.'
          : 'Nothing is stored yet.'}
      </p>
      <div className="flex justify-end">
        <Button isPending={work.move.isPending} onPress={() => work.move.mutate('cancel')}>
          Cancel the import
        </Button>
      </div>
    </div>
  )
}

const ends: Partial<Record<Import['state'], string>> = {
  done: 'The import is complete.',
  cancelled: 'The import was cancelled.',
  failed: 'The import ended early: who began it may not add to this list any more.',
}

type ImportEndProps = { found: Import; many: string; tenant: string; onClose: () => void }

/** The last step: what became of the rows. */
export function ImportEnd({ found, many, tenant, onClose }: ImportEndProps) {
  const { created, updated, skipped, failed } = found.counts
  const counts = [
    [created, 'added'],
    [updated, 'changed'],
    [skipped, 'there already'],
    [failed, 'left out'],
  ] as const
  return (
    <div className="flex flex-col gap-5">
      <output className="block">
        {ends[found.state]} {counts.map(([count, word]) => `${numbers(count)} ${word}`).join(', ')}.
      </output>
      <RowErrors found={found} tenant={tenant} />
      <div className="flex justify-end">
        <Button variant="primary" onPress={onClose}>
          {`Show the ${many}`}
        </Button>
      </div>
    </div>
  )
}
