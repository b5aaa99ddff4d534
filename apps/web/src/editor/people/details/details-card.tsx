import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailQuestion } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { TravellerRow } from '@sojourn/contract/traveller-form'
import { useTenant } from '../../../data/session.ts'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { FormRow } from './form-row.tsx'
import { travellerFormsOf } from './form-queries.ts'
import * as wording from './wording.ts'

const AskDialog = lazy(async () => (await import('./ask-dialog.tsx')).AskDialog, { missing: 'toast', isDialog: true })

/** The details forms of the travellers: whom the company has asked, and who has filled in theirs. */
export function DetailsCard() {
  const { isReadOnly } = useItinerary()
  const { uuid: tenant } = useTenant()
  const itinerary = useItineraryState((state) => state.record.uuid)
  const [isAsking, setAsking] = useState(false)
  const query = useQuery(travellerFormsOf(tenant, itinerary))
  useRowsOfTravellers(tenant, itinerary)
  const rows = query.data
  return (
    <Card title={wording.title} actions={rows && <Progress rows={rows} />}>
      <p className="text-ink-soft">{rows?.length === 0 ? wording.noTravellers : wording.hint}</p>
      {rows === undefined ? (
        <Waiting query={query} words={wording.waiting} rows={2} />
      ) : (
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {rows.map((row) => (
            <FormRow key={row.contact} row={row} />
          ))}
        </ul>
      )}
      {!isReadOnly && rows?.some(({ isTraveller }) => isTraveller) && (
        <Button className="mt-4" icon={MailQuestion} onPress={() => setAsking(true)}>
          {wording.ask}
        </Button>
      )}
      {isAsking && rows && (
        <AskDialog rows={rows} onClose={() => setAsking(false)} onMissing={() => setAsking(false)} />
      )}
    </Card>
  )
}

/** Reads the rows again after the travellers of the itinerary were saved. */
const useRowsOfTravellers = (tenant: string, itinerary: string) => {
  const queries = useQueryClient()
  const travellers = useItineraryState((state) => state.record.travellers.map(({ contact }) => contact).join(' '))
  const last = useRef(travellers)
  useEffect(() => {
    if (last.current === travellers) return
    last.current = travellers
    void queries.invalidateQueries({ queryKey: travellerFormsOf(tenant, itinerary).queryKey })
  }, [queries, tenant, itinerary, travellers])
}

function Progress({ rows }: { rows: readonly TravellerRow[] }) {
  const forms = rows.flatMap(({ form, isTraveller }) => (form && isTraveller ? [form] : []))
  if (forms.length === 0) return null
  const done = forms.filter(({ state }) => state === 'filled_in').length
  return (
    <Badge tone={done === forms.length ? 'success' : 'neutral'}>
      {wording.filledInCount({ done, count: forms.length })}
    </Badge>
  )
}
