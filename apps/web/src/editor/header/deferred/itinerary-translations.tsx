import { useMemo } from 'react'
import { useTenant } from '../../../data/session.ts'
import { TranslationSheet, type TextPlace } from '../../../kit/translations/translation-sheet.tsx'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { dayName } from '../../words/day-words.ts'
import * as wording from './wording.ts'

/** The translations of the open itinerary. Its texts were saved before this was opened. */
export function ItineraryTranslations({ onClose }: { onClose: () => void }) {
  const tenant = useTenant().uuid
  const uuid = useItineraryState((state) => state.record.uuid)
  const document = useItineraryState((state) => state.document)
  const { isReadOnly } = useItinerary()
  const placeOf = useMemo(() => placesIn(document), [document])
  return (
    <TranslationSheet
      record={{ tenant, plural: 'itineraries', uuid }}
      title={document.title}
      placeOf={placeOf}
      isReadOnly={isReadOnly}
      onClose={onClose}
    />
  )
}

/** Where a text stands: by its field, and by its day. The title of a segment says which one it is. */
const placesIn = ({ days, segments }: ItineraryDocument) => {
  const dayAt = new Map(days.map((day, index) => [day.uuid, dayName(index, day.title)]))
  const segmentAt = new Map(
    segments.map(({ uuid, day, title, overrides }) => [
      uuid,
      { title: overrides.title ?? title, group: dayName(day, day === null ? null : days[day]?.title) },
    ]),
  )
  return (path: string): TextPlace => {
    const [list = '', uuid = '', ...rest] = path.split('/')
    const field = rest.at(-1) ?? uuid
    const segment = list === 'segments' ? segmentAt.get(uuid) : undefined
    if (segment)
      return { label: wording.fieldOfSegment({ title: segment.title, field: labelOf(field) }), group: segment.group }
    const label = labelOf(field === '' ? list : field)
    return { label, group: list === 'media' ? wording.imagesAndFiles : (dayAt.get(uuid) ?? null) }
  }
}

const labels: Readonly<Record<string, string>> = wording.textLabels
const labelOf = (field: string): string => labels[field] ?? field
