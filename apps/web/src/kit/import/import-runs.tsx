import type { Import } from '@sojourn/contract/imports'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { RowErrors } from './row-errors.tsx'
import { endInWords, resultInWords, rowsDone, unreadInWords } from './import-words.ts'
import type { useImport } from './use-import.ts'
import * as wording from './wording.ts'

/** Shown while the server checks or stores the rows; the dialog may be closed meanwhile. */
export function ImportRuns({ found, many, work }: { found: Import; many: string; work: ReturnType<typeof useImport> }) {
  const isRunning = found.state === 'running'
  const { done, total, percent } = rowsDone(found)
  return (
    <div className="flex flex-col gap-5">
      <ProgressBar
        label={isRunning ? wording.running({ resource: many }) : wording.checking[found.format]}
        value={percent}
        valueText={wording.progress({ done, total })}
      />
      <p className="text-ink-soft">{isRunning ? wording.runningHint : wording.checkingHint}</p>
      <div className="flex justify-end">
        <Button isPending={work.move.isPending} onPress={() => work.move.mutate('cancel')}>
          {wording.cancelImport}
        </Button>
      </div>
    </div>
  )
}

type ImportEndProps = { found: Import; many: string; tenant: string; onClose: () => void }

/** The last step: the result of the import. */
export function ImportEnd({ found, many, tenant, onClose }: ImportEndProps) {
  return (
    <div className="flex flex-col gap-5">
      <output className="block">
        {endInWords(found)} {resultInWords(found)} {unreadInWords(found)}
      </output>
      <RowErrors found={found} tenant={tenant} />
      <div className="flex justify-end">
        <Button variant="primary" onPress={onClose}>
          {wording.showList({ resource: many })}
        </Button>
      </div>
    </div>
  )
}
