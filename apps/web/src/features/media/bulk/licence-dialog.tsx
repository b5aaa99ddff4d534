import { useState } from 'react'
import { DateField } from '../../../ui/date-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { licences } from '../item/licences.ts'
import type { Chosen } from '../media-dialogs.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { commonOf, useBulk } from './use-bulk.ts'
import * as wording from './wording.ts'

/** Sets the licence of all selected files, and the last day on which they may be used. */
export function LicenceDialog() {
  const chosen = useBulk('licence')
  return chosen && <SetLicence {...chosen} />
}

function SetLicence({ records, write }: Chosen) {
  const [licence, setLicence] = useState(commonOf(records, 'licence') ?? 'unknown')
  const [licenceExpires, setLicenceExpires] = useState(commonOf(records, 'licenceExpires') ?? null)
  return (
    <BulkDialog
      title={wording.licenceTitle({ count: records.length })}
      saveLabel={wording.setLicence}
      onSave={() =>
        write({
          doing: wording.settingLicence,
          changesOf: (file) =>
            file.licence === licence && file.licenceExpires === licenceExpires ? null : { licence, licenceExpires },
          done: (count) => wording.licenceSet({ count }),
        })
      }
    >
      <Select label={wording.licence} options={licences} value={licence} onChange={setLicence} />
      <DateField
        label={wording.licenceExpires}
        description={wording.licenceExpiresHint}
        value={licenceExpires}
        onChange={setLicenceExpires}
        isClearable
      />
    </BulkDialog>
  )
}
