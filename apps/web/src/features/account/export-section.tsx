import { Download } from 'lucide-react'
import type { TenantOfMember } from '@sojourn/contract/account'
import { sizeInWords } from '../../kit/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { cancelExport, startExport, useExport } from './export-store.ts'

/** Exports all data of a company as one ZIP file. */
export function ExportSection({ tenant }: { tenant: TenantOfMember }) {
  const running = useExport((state) => state.running)
  return (
    <div className="flex max-w-160 flex-col items-start gap-4">
      <p className="text-ink-soft">
        A ZIP archive with a file for each kind of record, every original picture and document, and the audit. Anybody
        who has it can read it all: passport numbers and prices as well.
      </p>
      {running ? (
        <div className="w-full">
          <ProgressBar
            label={`${running.company}: ${running.received === 0 ? 'collecting everything' : `${sizeInWords(running.received)} received`}`}
            value={null}
            onCancel={cancelExport}
          />
          <p className="mt-2 text-sm text-ink-soft">It goes on while you work on other pages.</p>
        </div>
      ) : (
        <Button icon={Download} onPress={() => void startExport(tenant)}>
          Export everything
        </Button>
      )}
    </div>
  )
}
