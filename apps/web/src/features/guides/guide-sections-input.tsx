import type { Read } from '@sojourn/contract/kit/define-resource'
import type { guide } from '@sojourn/contract/resources/guide'
import type { FieldValues } from 'react-hook-form'
import { MediaList } from '../../media/inputs/media-list.tsx'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

type Section = Read<typeof guide>['sections'][number]

const blank: Section = { heading: '', body: null, location: null, media: [] }

/** The sections of a guide, in reading order. */
export function GuideSectionsInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, Section>
      form={form}
      name="sections"
      label={form.labels['sections']}
      one={wording.section}
      blank={() => blank}
      nameOf={({ heading }) => heading}
    >
      {({ row, set, errorOf, limitsOf }) => (
        <>
          <TextField
            label={wording.sectionHeading}
            isRequired
            value={row.heading}
            errorMessage={errorOf('heading')}
            onChange={(heading) => set('heading', heading)}
            {...limitsOf('heading')}
          />
          <RichTextField
            label={wording.sectionText}
            value={row.body}
            errorMessage={errorOf('body')}
            onChange={(body) => set('body', body)}
          />
          <MediaList
            label={wording.sectionImages}
            max={limitsOf('media').max ?? 1}
            value={row.media}
            onChange={(media) => set('media', media)}
          />
        </>
      )}
    </RowsInput>
  )
}
