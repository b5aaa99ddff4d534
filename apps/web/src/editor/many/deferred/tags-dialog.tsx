import { maxTagLength, maxTags } from '@sojourn/contract/kit/field-limits'
import { useState } from 'react'
import { Words } from '../../../kit/form/words-input.tsx'
import { ActionDialog } from '../../panes/deferred/action-dialog.tsx'
import { closeDaysDialog } from '../../panes/open-dialog.ts'
import { useManyActions } from './use-many-actions.ts'
import * as wording from './wording.ts'

/** Adds tags to all chosen segments. */
export function TagsDialog() {
  const { addTags } = useManyActions()
  const [tags, setTags] = useState<readonly string[]>([])
  const save = () => {
    closeDaysDialog()
    addTags(tags)
  }
  return (
    <ActionDialog title={wording.tagsTitle} action={wording.tagsTitle} onAction={save} isDisabled={tags.length === 0}>
      <Words
        label={wording.tagsLabel}
        one={wording.tag}
        description={wording.tagsHint}
        errorMessage={undefined}
        max={maxTags}
        maxLength={maxTagLength}
        values={tags}
        onChange={setTags}
      />
    </ActionDialog>
  )
}
