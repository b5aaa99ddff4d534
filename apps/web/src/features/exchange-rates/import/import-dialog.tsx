import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExchangeRateImport } from '@sojourn/contract/exchange-rate-import'
import { maxBufferBps } from '@sojourn/contract/kit/field-limits'
import { DropFile } from '../../../kit/import/drop-file.tsx'
import { faultsIn } from '../../../kit/import/faults-in.ts'
import { ImportFaults } from '../../../kit/import/import-faults.tsx'
import { ProblemNote } from '../../../kit/import/problem-note.tsx'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { request } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { ImportResult } from './import-result.tsx'
import * as wording from './wording.ts'

const accepted = ['.xml', '.csv', 'text/xml', 'application/xml', 'text/csv']

/** Imports a file of rates: what to take of it, and then what came of it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [since, setSince] = useState<string | null>(null)
  const [bufferPercent, setBufferPercent] = useState<number | null>(0)
  const send = useSend()
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
          <DropFile
            label={wording.drop}
            choose={wording.choose}
            reading={wording.reading}
            accepted={accepted}
            isPending={send.isPending}
            padding="py-8"
            onFile={(file) => send.mutate({ file, since, bufferBps: Math.round((bufferPercent ?? 0) * 100) })}
          />
          {faults.length > 0 ? (
            <ImportFaults
              faults={faults}
              file={send.variables?.file.name ?? ''}
              note={wording.nothingImported({ count: faults.length })}
            />
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
