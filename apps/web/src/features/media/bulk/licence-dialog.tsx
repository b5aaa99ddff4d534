import { useState } from 'react'
import { countOf } from '../../../kit/words/words.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { licences } from '../item/licences.ts'
import type { Chosen } from '../media-dialogs.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { commonOf, useBulk } from './use-bulk.ts'

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
      title={`Set the licence of ${countOf(records.length, 'file')}`}
      saveLabel="Set licence"
      onSave={() =>
        write({
          doing: 'Setting the licence',
          changesOf: (file) =>
            file.licence === licence && file.licenceExpires === licenceExpires ? null : { licence, licenceExpires },
          done: (count) => `The licence of ${countOf(count, 'file')} was set`,
        })
      }
    >
      <Select label="Licence" options={licences} value={licence} onChange={setLicence} />
      <DateField
        label="May be used until"
        description="Leave it empty where there is no last day."
        value={licenceExpires}
        onChange={setLicenceExpires}
        isClearable
      />
    </BulkDialog>
  )
}
