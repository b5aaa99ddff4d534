import { maxCreditLength } from '@sojourn/contract/kit/media-limits'
import { useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import type { Chosen } from '../media-dialogs.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { commonOf, useBulk } from './use-bulk.ts'
import * as wording from './wording.ts'

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
      title={wording.creditTitle({ count: records.length })}
      saveLabel={wording.setCredit}
      onSave={() =>
        write({
          doing: wording.settingCredit,
          changesOf: (file) => (file.credit === credit ? null : { credit }),
          done: (count) => wording.creditSet({ count }),
        })
      }
    >
      <TextField
        label={wording.credit}
        description={wording.creditHint}
        value={text}
        maxLength={maxCreditLength}
        onChange={setText}
        autoFocus
      />
    </BulkDialog>
  )
}
