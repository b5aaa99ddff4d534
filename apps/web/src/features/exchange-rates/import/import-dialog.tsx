import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { ExchangeRateImport } from '@sojourn/contract/exchange-rate-import'
import { maxBufferBps } from '@sojourn/contract/kit/field-limits'
import { ProblemNote } from '../../../kit/import/problem-note.tsx'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { request } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { faultsIn } from '../../../kit/import/faults-in.ts'
import { ImportFaults } from './import-faults.tsx'
import { ImportResult } from './import-result.tsx'
import * as wording from './wording.ts'

const accepted = ['.xml', '.csv', 'text/xml', 'application/xml', 'text/csv']

/** Imports a file of rates: what to take of it, and then what came of it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [since, setSince] = useState<string | null>(null)
  const [bufferPercent, setBufferPercent] = useState<number | null>(0)
  const send = useSend()
  const take = (file: File | undefined) => {
    if (file) send.mutate({ file, since, bufferBps: Math.round((bufferPercent ?? 0) * 100) })
  }
  const faults = faultsIn(send.error)
  return (
    <Dialog
      title={wording.title}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      renderFooter={
        send.data &&
        ((close) => (
          <>
            <Button onPress={() => send.reset()}>{wording.another}</Button>
            <Button variant="primary" onPress={close}>
              {wording.done}
            </Button>
          </>
        ))
      }
    >
      {send.data ? (
        <ImportResult result={send.data} />
      ) : (
        <div className="flex flex-col gap-5">
          <p className="text-ink-soft">{wording.intro}</p>
          <div className="grid gap-5 xs:grid-cols-2">
            <DateField
              label={wording.since}
              description={wording.sinceHint}
              value={since}
              onChange={setSince}
              isClearable
            />
            <NumberField
              label={wording.buffer}
              value={bufferPercent}
              onChange={setBufferPercent}
              minValue={0}
              maxValue={maxBufferBps / 100}
              formatOptions={{ maximumFractionDigits: 2 }}
              suffix={wording.percent}
            />
          </div>
          <DropZone
            aria-label={wording.drop}
            className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong bg-sunken px-6 py-8 data-drop-target:border-brand data-drop-target:bg-brand-tint"
            onDrop={({ items }) => {
              const dropped = items.find((item) => item.kind === 'file')
              if (dropped) void dropped.getFile().then(take)
            }}
          >
            <FileTrigger acceptedFileTypes={accepted} onSelect={(files) => take(files?.[0])}>
              <Button variant="primary" icon={FileUp} isPending={send.isPending} pendingLabel={wording.reading}>
                {wording.choose}
              </Button>
            </FileTrigger>
            <p className="text-sm text-ink-soft">{wording.orDrop}</p>
          </DropZone>
          {faults.length > 0 ? (
            <ImportFaults faults={faults} file={send.variables?.file.name ?? ''} />
          ) : (
            <ProblemNote>{send.error && errorMessage(send.error)}</ProblemNote>
          )}
        </div>
      )}
    </Dialog>
  )
}

const useSend = () => {
  const tenant = useTenant().uuid
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, since, bufferBps }: { file: File; since: string | null; bufferBps: number }) => {
      const body = new FormData()
      if (since !== null) body.append('since', since)
      body.append('bufferBps', String(bufferBps))
      body.append('file', file)
      const path = `/v1/${tenant}/exchange-rates/import`
      return (await request<{ data: ExchangeRateImport }>('POST', path, { body })).data
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [tenant, 'exchange-rates'] })
      void client.invalidateQueries({ queryKey: [tenant, 'resource-count'] })
    },
  })
}
