import { CopiedPartsFields } from '../../../kit/list/duplicate/copied-parts-fields.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { DaysField } from './days-field.tsx'
import { SourceField } from './source-field.tsx'
import type { Start } from './starts.ts'
import * as wording from './wording.ts'

const kinds = [
  { id: 'blank', label: wording.kinds.blank },
  { id: 'template', label: wording.kinds.template },
  { id: 'itinerary', label: wording.kinds.itinerary },
  { id: 'days', label: wording.kinds.days },
] as const

type StartFieldsProps = { start: Start; onChange: (start: Start) => void; errorMessage: string | null }

/** What a new itinerary starts from: nothing, a template, an earlier itinerary, or days of several. */
export function StartFields({ start, onChange, errorMessage }: StartFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label={wording.startFrom}
        options={kinds}
        value={start.kind}
        onChange={(kind) => onChange({ ...start, kind })}
      />
      {start.kind === 'template' && (
        <SourceField
          label={wording.template}
          from="templates"
          value={start.template}
          onChange={(template) => onChange({ ...start, template })}
          errorMessage={errorMessage}
        />
      )}
      {start.kind === 'itinerary' && (
        <>
          <SourceField
            label={wording.itinerary}
            from="itineraries"
            value={start.itinerary}
            onChange={(itinerary) => onChange({ ...start, itinerary })}
            errorMessage={errorMessage}
          />
          <CopiedPartsFields value={start.parts} onChange={(parts) => onChange({ ...start, parts })} />
        </>
      )}
      {start.kind === 'days' && (
        <DaysField value={start.days} onChange={(days) => onChange({ ...start, days })} errorMessage={errorMessage} />
      )}
    </div>
  )
}
