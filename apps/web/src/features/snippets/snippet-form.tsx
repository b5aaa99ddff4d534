import { fieldLabels } from '@sojourn/contract/field-labels'
import { snippet } from '@sojourn/contract/resources/snippet'
import type { FieldValues } from 'react-hook-form'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { TextInput } from '../../kit/form/inputs.tsx'
import { RichTextInput } from '../../kit/form/rich-text-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { knownLanguages, languageName } from '../../kit/words/languages-known.ts'
import { clients } from '../../data/clients.ts'
import { recordPages } from '../../record/record-pages.tsx'
import { snippetResource } from './snippet-resource.ts'
import * as wording from './wording.ts'

const sections = (form: KeptForm<FieldValues>): readonly FormSection[] => [
  {
    id: 'basics',
    title: wording.details,
    content: (
      <>
        <TextInput form={form} name="name" isRequired />
        <RichTextInput form={form} name="text" description={wording.textHint} isRequired />
        <div className="max-w-80">
          <ComboInput form={form} name="language" options={knownLanguages()} emptyOption={wording.anyLanguage} />
        </div>
      </>
    ),
  },
  { id: 'internal', title: wording.internal, content: <WordsInput form={form} name="tags" one={wording.tag} /> },
]

/** The pages to create and edit a snippet. */
export const { CreatePage, RecordPage } = recordPages<typeof snippet>(snippetResource, {
  resource: snippet,
  client: clients.snippets,
  nameOf: ({ name }) => name,
  labels: fieldLabels.snippet,
  sections,
  views: { language: ({ language }) => (language === null ? wording.anyLanguage : languageName(language)) },
  isNeverUsed: true,
})
