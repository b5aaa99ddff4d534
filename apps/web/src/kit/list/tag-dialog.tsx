import { maxTagLength, maxTags } from '@sojourn/contract/kit/field-limits'
import { useState } from 'react'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldLabel, fieldProps } from '../../ui/field.tsx'
import { Words } from '../form/words-input.tsx'
import { countTags } from './tags.ts'
import type { TagChange } from './use-chosen-work.ts'
import * as wording from './wording.ts'

type TagDialogProps = {
  /** `Tag 3 records` if it is missing. */
  title?: string
  records: readonly object[]
  onSave: (change: TagChange) => void
  onClose: () => void
}

/** Asks which tags to add to some records and which to remove. */
export function TagDialog({ title, records, onSave, onClose }: TagDialogProps) {
  const [add, setAdd] = useState<readonly string[]>([])
  const [remove, setRemove] = useState<readonly string[]>([])
  const present = countTags(records)
  return (
    <Dialog
      title={title ?? wording.tagTitle({ count: records.length })}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => {
              close()
              if (add.length > 0 || remove.length > 0) onSave({ add, remove })
            }}
          >
            {wording.saveTags}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-6">
        <Words
          label={wording.addTags}
          autoFocus
          one={wording.oneTag}
          max={maxTags}
          maxLength={maxTagLength}
          description={wording.addTagsHint({ max: maxTags })}
          errorMessage={undefined}
          values={add}
          onChange={setAdd}
        />
        {present.length > 0 && (
          <CheckboxGroup {...fieldProps({ label: wording.removeTags })} value={[...remove]} onChange={setRemove}>
            <FieldLabel label={wording.removeTags} />
            <div className="grid gap-x-6 gap-y-2 pt-1 xs:grid-cols-2">
              {present.map(({ tag, count }) => (
                <Checkbox key={tag} value={tag}>
                  <span className="wrap-anywhere">{tag}</span>{' '}
                  {records.length > 1 && (
                    <span className="text-sm text-ink-soft">{wording.tagOnSome({ count, total: records.length })}</span>
                  )}
                </Checkbox>
              ))}
            </div>
          </CheckboxGroup>
        )}
      </div>
    </Dialog>
  )
}
