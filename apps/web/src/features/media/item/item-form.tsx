import { maxFileNameBytes } from '@sojourn/contract/kit/file-name'
import { mediaItem } from '@sojourn/contract/resources/media-item'
import type { FieldValues } from 'react-hook-form'
import { ConflictNote } from '../../../kit/form/conflict-note.tsx'
import { DraftNote } from '../../../kit/form/form-page.tsx'
import { ChoiceInput, Input, ProseInput, TextInput } from '../../../kit/form/inputs.tsx'
import { LocationInput } from '../../../kit/location/location-input.tsx'
import { DateInput } from '../../../kit/form/time-inputs.tsx'
import { type KeptForm, useKeptForm } from '../../../kit/form/use-kept-form.ts'
import { useSaveKey } from '../../../kit/form/use-save-key.ts'
import { WordsInput } from '../../../kit/form/words-input.tsx'
import { type MediaItem, mediaClient } from '../../../media/item/media-picture.tsx'
import { changesOf } from '../../../kit/form/form-values.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { toast } from '../../../ui/toast.ts'
import { useForgetFolders } from '../use-forget-folders.ts'
import { FolderInput } from './folder-input.tsx'
import { ItemGuard } from './item-guard.tsx'
import { formOf, valuesOfItem } from '../../../media/item/item-values.ts'
import { licences } from './licences.ts'
import * as wording from './wording.ts'

const labels = {
  link: wording.link,
  alt: wording.alt,
  decorative: wording.decorative,
  caption: wording.caption,
  credit: wording.credit,
  licence: wording.licence,
  licenceExpires: wording.licenceExpires,
  location: wording.location,
  folder: wording.folder,
  tags: wording.tags,
  filename: wording.filename,
}

/** The form of a file: its texts, its folder, and how it may be used. */
export function ItemForm({ item }: { item: MediaItem }) {
  const { mutateAsync: update } = mediaClient.useUpdate()
  const forgetFolders = useForgetFolders()
  const initial = valuesOfItem(item)
  const form = useKeptForm<FieldValues, MediaItem>({
    name: formOf(item.uuid),
    initial,
    rev: item.rev,
    labels,
    schema: mediaItem.update,
    save: (input, rev = item.rev) => {
      const changes = changesOf(input as FieldValues, initial)
      return update({ uuid: item.uuid, rev, changes })
    },
    onSaved: () => {
      forgetFolders()
      toast({ title: wording.saved, tone: 'success' })
    },
    fromCurrent: (current) => {
      const result = mediaItem.read.safeParse(current)
      return result.success ? { values: valuesOfItem(result.data), rev: result.data.rev } : null
    },
  })
  useSaveKey()
  return (
    <Form label={wording.formLabel} onSubmit={form.submit} className="gap-5">
      <ItemGuard />
      <FormErrorSummary errors={form.summary} />
      <ConflictNote form={form} />
      {form.isDraft && <DraftNote onStartAfresh={form.startAfresh} />}
      {item.kind === 'image' && <DescriptionInputs form={form} />}
      {item.kind === 'video_link' && <TextInput form={form} name="link" type="url" inputMode="url" />}
      <TextInput form={form} name="caption" isNullable />
      <TextInput form={form} name="credit" isNullable description={wording.creditHint} />
      <ChoiceInput form={form} name="licence" options={licences} />
      <DateInput form={form} name="licenceExpires" isClearable />
      <LocationInput form={form} name="location" />
      <FolderInput form={form} name="folder" />
      <WordsInput form={form} name="tags" one={wording.tag} />
      <TextInput form={form} name="filename" maxLength={maxFileNameBytes} />
      <div className="sticky bottom-0 z-10 -mx-5 lg:-bottom-5 flex flex-wrap items-center gap-3 border-y border-line bg-overlay px-5 py-3">
        <Button type="submit" variant="primary" isPending={form.isSaving} pendingLabel={wording.saving}>
          {wording.save}
        </Button>
        <output className="text-sm text-ink-soft">{form.isEdited ? wording.unsaved : ''}</output>
      </div>
    </Form>
  )
}

function DescriptionInputs({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <div className="flex flex-col gap-3">
      <ProseInput form={form} name="alt" isNullable rows={3} description={wording.altHint} />
      <Input form={form} name="decorative">
        {({ value, onChange }) => (
          <Checkbox isSelected={value === true} onChange={onChange} description={wording.decorativeHint}>
            {wording.decorative}
          </Checkbox>
        )}
      </Input>
    </div>
  )
}
