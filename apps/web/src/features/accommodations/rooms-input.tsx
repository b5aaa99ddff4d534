import type { FieldValues } from 'react-hook-form'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { MediaList } from '../../media/inputs/media-list.tsx'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

type Room = Read<typeof accommodation>['rooms'][number]

const blank: Room = { name: '', description: null, maxAdults: null, maxChildren: null, beds: null, media: [] }

/** The room types of an accommodation. */
export function RoomsInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, Room>
      form={form}
      name="rooms"
      label={wording.roomTypes}
      one={wording.room}
      blank={() => blank}
      nameOf={({ name }) => name}
    >
      {({ row, set, errorOf, limitsOf }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={wording.roomName}
              isRequired
              value={row.name}
              errorMessage={errorOf('name')}
              onChange={(name) => set('name', name)}
              {...limitsOf('name')}
            />
            <TextField
              label={wording.beds}
              value={row.beds ?? ''}
              errorMessage={errorOf('beds')}
              onChange={(beds) => set('beds', beds || null)}
              {...limitsOf('beds')}
            />
            <NumberField
              label={wording.maxAdults}
              value={row.maxAdults}
              hasSteps
              onChange={(most) => set('maxAdults', most)}
              {...limitsOf('maxAdults')}
            />
            <NumberField
              label={wording.maxChildren}
              value={row.maxChildren}
              hasSteps
              onChange={(most) => set('maxChildren', most)}
              {...limitsOf('maxChildren')}
            />
          </div>
          <TextArea
            label={wording.roomDescription}
            rows={2}
            value={row.description ?? ''}
            errorMessage={errorOf('description')}
            onChange={(text) => set('description', text || null)}
            {...limitsOf('description')}
          />
          <MediaList
            label={wording.roomImages}
            max={limitsOf('media').max ?? 1}
            value={row.media}
            onChange={(media) => set('media', media)}
          />
        </>
      )}
    </RowsInput>
  )
}
