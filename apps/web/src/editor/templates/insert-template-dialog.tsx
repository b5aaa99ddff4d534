import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { insertTemplate } from '@sojourn/contract/itinerary/insert-template'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Select } from '../../ui/select.tsx'
import { ActionDialog } from '../panes/deferred/action-dialog.tsx'
import { ItineraryChoice, type ListedItinerary } from '../panes/deferred/itinerary-choice.tsx'
import { closeDaysDialog, useDaysDialog } from '../panes/open-dialog.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import type { Itinerary } from '../store/itinerary-document.ts'
import { useDone } from '../panes/use-done.ts'
import { TemplateDays } from './template-days.tsx'
import * as wording from './wording.ts'

const { templates } = clients

/** The dialog to insert a template, or some of its days, into the itinerary. */
export function InsertTemplateDialog() {
  const about = useDaysDialog(({ open }) => (open?.from === 'template' ? open : null))
  return about && <InsertTemplate at={about.at} />
}

function InsertTemplate({ at }: { at: number }) {
  const { uuid: tenant } = useTenant()
  const days = useItineraryState((state) => state.document.days)
  const insert = useInsert()
  const [chosen, setChosen] = useState<ListedItinerary | null>(null)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [place, setPlace] = useState(Math.min(at, days.length))
  const query = useQuery({ ...templates.get(tenant, chosen?.uuid ?? ''), enabled: chosen !== null })
  const template = chosen ? query.data : undefined
  const only = (template?.days ?? []).flatMap((_, index) => (left.has(index) ? [] : [index]))
  return (
    <ActionDialog
      title={wording.addTitle}
      action={only.length === 0 ? wording.addDays : wording.addDayCount({ count: only.length })}
      isDisabled={only.length === 0}
      onAction={() => template && insert(template, only, place)}
    >
      <div className="flex flex-col gap-5">
        <ItineraryChoice
          client={templates}
          label={wording.templateLabel}
          placeholder={wording.templatePlaceholder}
          emptyText={wording.noTemplates}
          value={chosen}
          onChange={(next) => {
            setChosen(next)
            setLeft(new Set())
          }}
        />
        {!chosen && <p className="text-ink-soft">{wording.chooseHint}</p>}
        {chosen && !template && <Waiting query={query} words={wording.waitingForTemplate} rows={4} />}
        {template && (
          <>
            <TemplateDays template={template} left={left} onChange={setLeft} />
            <Select
              label={wording.positionLabel}
              options={placesAmong(days)}
              value={String(place)}
              onChange={(index) => setPlace(Number(index))}
            />
          </>
        )}
      </div>
    </ActionDialog>
  )
}

/** Inserts the days, shows a toast, and selects the first of them. */
const useInsert = () => {
  const itinerary = useItinerary()
  const done = useDone()
  return (template: Itinerary, only: readonly number[], index: number): void => {
    closeDaysDialog()
    const before = itinerary.store.getState().document
    if (!done(insertTemplate(before, template, { index, only, newUuid: () => crypto.randomUUID() }))) return
    const existingUuids = new Set(before.days.map(({ uuid }) => uuid))
    const first = itinerary.store.getState().document.days.find(({ uuid }) => !existingUuids.has(uuid))
    if (first) itinerary.select({ kind: 'day', uuid: first.uuid })
  }
}

const placesAmong = (days: readonly { title: string | null }[]) => [
  { id: '0', label: wording.atBeginning },
  ...days.map(({ title }, index) => ({
    id: String(index + 1),
    label: title ? wording.afterDayWithTitle({ day: index + 1, title }) : wording.afterDay({ day: index + 1 }),
  })),
]
