import { Download } from 'lucide-react'
import type { TenantOfMember } from '@sojourn/contract/account'
import { sizeInWords } from '../../kit/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { cancelExport, startExport, useExport } from './export-store.ts'
import * as wording from './wording.ts'

/** Exports all data of a company as one ZIP file. */
export function ExportSection({ tenant }: { tenant: TenantOfMember }) {
  const running = useExport((state) => state.running)
  return (
    <div className="flex max-w-160 flex-col items-start gap-4">
      <p className="text-ink-soft">{wording.exportText}</p>
      {running ? (
        <div className="w-full">
          <ProgressBar
            label={
              running.received === 0
                ? wording.exportPreparing({ company: running.company })
                : wording.exportReceived({ company: running.company, size: sizeInWords(running.received) })
            }
            value={null}
            onCancel={cancelExport}
          />
          <p className="mt-2 text-sm text-ink-soft">{wording.exportContinues}</p>
        </div>
      ) : (
        <Button icon={Download} onPress={() => void startExport(tenant)}>
          {wording.exportAll}
        </Button>
      )}
    </div>
  )
}
