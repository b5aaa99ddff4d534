import { maxServiceLengths } from '@sojourn/contract/document/document-limits'
import type { Segment } from '@sojourn/contract/document/document'
import { FieldRow } from '../panes/form-head.tsx'
import { useSetSegment } from '../store/itinerary-context.tsx'
import { TypedLine } from '../fields/typed-text.tsx'
import { kindFields, type ServiceField } from './kind-fields.ts'

/** The supplier or carrier of a segment, and details of the service. */
export function ServiceFields({ segment, only }: { segment: Segment; only: readonly ServiceField[] }) {
  const set = useSetSegment(segment.uuid)
  const fields = serviceFieldsOf(segment, only)
  return (
    fields.length > 0 && (
      <FieldRow>
        {fields.map(({ field, label }) => (
          <TypedLine
            key={field}
            label={label}
            spellCheck={field !== 'number' && field !== 'seat'}
            maxLength={maxServiceLengths[field]}
            value={segment[field]}
            onType={(text) => set({ [field]: text }, true)}
          />
        ))}
      </FieldRow>
    )
  )
}

/** Which of the fields a kind of segment has, with their labels. */
const serviceFieldsOf = ({ kind }: Segment, only: readonly ServiceField[]) =>
  only.flatMap((field) => {
    const label = kindFields[kind].service[field]
    return label === undefined ? [] : [{ field, label }]
  })
