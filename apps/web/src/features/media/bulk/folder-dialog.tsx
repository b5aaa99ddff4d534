import { useState } from 'react'
import { FolderName } from '../../../media/folders/folder-name.tsx'
import type { Chosen } from '../media-dialogs.ts'
import { useForgetFolders } from '../use-forget-folders.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { commonOf, useBulk } from './use-bulk.ts'
import * as wording from './wording.ts'

/** Moves all selected files to a folder. */
export function FolderDialog() {
  const chosen = useBulk('folder')
  return chosen && <Move {...chosen} />
}

function Move({ records, write }: Chosen) {
  const [folder, setFolder] = useState(commonOf(records, 'folder') ?? null)
  const forgetFolders = useForgetFolders()
  return (
    <BulkDialog
      title={wording.moveTitle({ count: records.length })}
      saveLabel={wording.move}
      onSave={() =>
        write({
          doing: wording.moving,
          failure: wording.notMoved,
          changesOf: (file) => (file.folder === folder ? null : { folder }),
          done: (count) => {
            forgetFolders()
            return folder === null ? wording.removedFromFolder({ count }) : wording.moved({ count, folder })
          },
        })
      }
    >
      <FolderName label={wording.folder} value={folder} onChange={setFolder} />
    </BulkDialog>
  )
}
