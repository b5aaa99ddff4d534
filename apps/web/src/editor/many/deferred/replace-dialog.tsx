import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { Segment } from '@sojourn/contract/document/document'
import { clients } from '../../../data/clients.ts'
import { useTenant } from '../../../data/session.ts'
import { ReferenceField } from '../../../kit/form/reference-field.tsx'
import { runEach } from '../../../kit/list/run-each.ts'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { nameOf } from '../../../kit/words/record-name.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDaysDialog } from '../../panes/open-dialog.ts'
import { useDone } from '../../panes/use-done.ts'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { isStale } from '../../store/itinerary-saving.ts'
import { titleOf } from '../../words/segment-words.ts'
import { saveEdit } from './copy-into.ts'
import { ReplaceList, type ReplaceResult } from './replace-list.tsx'
import { type Affected, useReplacements } from './use-replacements.ts'
import * as wording from './wording.ts'

const { accommodations, itineraries } = clients

/** Replaces the accommodation of a segment in all chosen itineraries, after a preview, with one request for each. */
export function ReplaceDialog({ segment: uuid }: { segment: string }) {
  // As it was when the dialog opened: the replacement gives the segment another accommodation.
  const [segment] = useState(useItineraryState(({ document }) => document.segments.find((one) => one.uuid === uuid)))
  if (!segment?.source) return null
  return <Replace segment={segment} from={segment.source.uuid} />
}

function Replace({ segment, from }: { segment: Segment; from: string }) {
  const { uuid: tenant } = useTenant()
  const [other, setOther] = useState<string | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { data: item } = useQuery({ ...accommodations.get(tenant, other ?? ''), enabled: other !== null })
  const { uses, affected } = useReplacements(from, other === null ? undefined : item)
  const { results, isRunning, run } = useRun()
  const chosen = affected.filter(
    ({ uuid, replacement }) => replacement?.edit && !left.has(uuid) && results.get(uuid)?.kind !== 'done',
  )
  const hasFailures = [...results.values()].some(({ kind }) => kind === 'failed')
  return (
    <Dialog
      title={wording.replaceTitle({ title: titleOf(segment) })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeDaysDialog()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{results.size > 0 ? wording.close : wording.cancel}</Button>
          {(results.size === 0 || hasFailures) && (
            <Button
              variant="primary"
              isPending={isRunning}
              isDisabled={!item || other === null || chosen.length === 0}
              onPress={() => void run(chosen)}
            >
              {hasFailures
                ? wording.retry
                : chosen.length === 0
                  ? wording.replaceNone
                  : wording.replaceIt({ count: chosen.length })}
            </Button>
          )}
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{wording.replaceHint}</p>
        <ReferenceField<typeof accommodation>
          label={wording.replaceWith}
          client={accommodations}
          nameOf={nameOf}
          one={wording.accommodation}
          except={from}
          value={other}
          onChange={setOther}
        />
        {uses.data ? (
          <ReplaceList affected={affected} left={left} onChange={setLeft} results={results} />
        ) : (
          <Waiting query={uses} words={wording.waitingForUses} rows={3} />
        )}
      </div>
    </Dialog>
  )
}

/** Saves each itinerary in the version that the preview shows. One that has changed since is read again, for the next run. */
const useRun = () => {
  const done = useDone()
  const client = useQueryClient()
  const { uuid: tenant } = useTenant()
  const [results, setResults] = useState<ReadonlyMap<string, ReplaceResult>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const replace = async ({ uuid, current, replacement }: Affected) => {
    if (!replacement?.edit) return
    if (current === null) {
      done(replacement.edit)
      return
    }
    const saved = await saveEdit(`/v1/${tenant}/itineraries/${uuid}`, current, replacement.edit)
    itineraries.remember(client, tenant, saved, false)
  }
  const run = async (chosen: readonly Affected[]) => {
    setRunning(true)
    const outcome = await runEach(chosen, replace)
    setRunning(false)
    const next = new Map<string, ReplaceResult>([
      ...results,
      ...outcome.done.map(({ uuid }) => [uuid, { kind: 'done' }] as const),
      ...outcome.failed.map(({ item, error }) => {
        if (isStale(error)) item.refetch()
        const why = isStale(error) ? wording.resultOutdated : errorMessage(error)
        return [item.uuid, { kind: 'failed', why }] as const
      }),
    ])
    setResults(next)
    const failed = [...next.values()].filter(({ kind }) => kind === 'failed').length
    announce(wording.replaceResults({ count: next.size - failed, failed }))
  }
  return { results, isRunning, run }
}
