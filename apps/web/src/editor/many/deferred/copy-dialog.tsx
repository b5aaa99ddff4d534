import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { clipOf, pasteClip } from '@sojourn/contract/itinerary/several/clip'
import { clients } from '../../../data/clients.ts'
import { useCan, useTenant } from '../../../data/session.ts'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.ts'
import { useChosen } from '../chosen.ts'
import { unscheduledId } from '../../days/day-groups.ts'
import { ActionDialog } from '../../panes/deferred/action-dialog.tsx'
import { ItineraryChoice, type ListedItinerary } from '../../panes/deferred/itinerary-choice.tsx'
import { closeDaysDialog } from '../../panes/open-dialog.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'
import { dayName, dayNumber } from '../../words/day-words.ts'
import { editOther } from './copy-into.ts'
import * as wording from './wording.ts'

const { itineraries } = clients

/** Copies what is chosen to another itinerary of the company. */
export function CopyDialog() {
  const { uuid: tenant } = useTenant()
  const kind = useChosen((state) => state.kind)
  const copy = useCopy()
  const [target, setTarget] = useState<ListedItinerary | null>(null)
  const [place, setPlace] = useState('0')
  const [isCopying, setCopying] = useState(false)
  const query = useQuery({ ...itineraries.get(tenant, target?.uuid ?? ''), enabled: target !== null })
  const days = target ? query.data?.days : undefined
  const copyNow = async () => {
    if (!target) return
    setCopying(true)
    const isCopied = await copy(target, place === unscheduledId ? null : Number(place))
    setCopying(false)
    if (isCopied) closeDaysDialog()
  }
  return (
    <ActionDialog
      title={wording.copyTitle}
      action={wording.copyAction}
      isPending={isCopying}
      isDisabled={!days}
      onAction={() => void copyNow()}
    >
      <div className="flex flex-col gap-5">
        <ItineraryChoice
          client={itineraries}
          label={wording.itineraryLabel}
          placeholder={wording.itineraryPlaceholder}
          emptyText={wording.noItineraries}
          value={target}
          onChange={(next) => {
            setTarget(next)
            setPlace('0')
          }}
        />
        {target && !days && <Waiting query={query} words={wording.waitingForItinerary} rows={1} />}
        {days && (
          <Select
            label={wording.dayLabel}
            options={[
              ...days.map(({ title }, index) => {
                const label = kind === 'days' ? afterDay(index, title) : dayName(index, title)
                return { id: String(index), label }
              }),
              ...(kind === 'days' ? [] : [{ id: unscheduledId, label: dayName(null) }]),
            ]}
            value={place}
            onChange={setPlace}
          />
        )}
      </div>
    </ActionDialog>
  )
}

const afterDay = (index: number, title: string | null): string =>
  title ? wording.afterDayWithTitle({ day: dayNumber(index), title }) : wording.afterDay({ day: dayNumber(index) })

/** Copies what is chosen and shows a toast. Returns whether it could be copied. */
const useCopy = () => {
  const itinerary = useItinerary()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { uuid: tenant } = useTenant()
  const seesPrices = useCan('pricing:read')
  const seesSuppliers = useCan('suppliers:read')
  return async ({ uuid, title }: ListedItinerary, day: number | null): Promise<boolean> => {
    const { document, record } = itinerary.store.getState()
    const clip = clipOf(document, useChosen.getState(), { tenant, itinerary: record.uuid, isCut: false })
    if (!clip) return true
    const target = { tenant, itinerary: uuid, day, seesPrices, seesSuppliers, newUuid: () => crypto.randomUUID() }
    try {
      const saved = await editOther(`/v1/${tenant}/itineraries/${uuid}`, (other) =>
        // Another user may have removed the day in the meantime.
        pasteClip(other, clip, { ...target, day: day === null ? null : Math.min(day, other.days.length - 1) }),
      )
      itineraries.remember(client, tenant, saved, false)
      toast({
        title: wording.copiedTo({ title }),
        tone: 'success',
        action: { label: wording.open, onAction: () => void navigate({ href: `/itineraries/${uuid}` }) },
      })
      return true
    } catch (error) {
      toast({ title: wording.copyFailed, description: errorMessage(error), tone: 'danger' })
      return false
    }
  }
}
