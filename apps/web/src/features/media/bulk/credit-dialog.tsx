import { maxCreditLength } from '@sojourn/contract/kit/media-limits'
import { useState } from 'react'
import { countOf } from '../../../kit/words/words.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Chosen } from '../media-dialogs.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { commonOf, useBulk } from './use-bulk.ts'

/** Sets the credit of all selected files. */
export function CreditDialog() {
  const chosen = useBulk('credit')
  return chosen && <SetCredit {...chosen} />
}

function SetCredit({ records, write }: Chosen) {
  const [text, setText] = useState(commonOf(records, 'credit') ?? '')
  const credit = text.trim() || null
  return (
    <BulkDialog
      title={`Set the credit of ${countOf(records.length, 'file')}`}
      saveLabel="Set credit"
      onSave={() =>
        write({
          doing: 'Setting the credit',
          changesOf: (file) => (file.credit === credit ? null : { credit }),
          done: (count) => `The credit of ${countOf(count, 'file')} was set`,
        })
      }
    >
      <TextField
        label="Credit"
        description="Who made them, as it is named beside them. Empty takes it away."
        value={text}
        maxLength={maxCreditLength}
        onChange={setText}
        autoFocus
      />
    </BulkDialog>
  )
}
