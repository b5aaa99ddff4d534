import { useState } from 'react'
import { countOf } from '../../../kit/words/words.ts'
import { FolderName } from '../../../media/folders/folder-name.tsx'
import type { Chosen } from '../media-dialogs.ts'
import { useForgetFolders } from '../use-forget-folders.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { commonOf, useBulk } from './use-bulk.ts'

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
      title={`Move ${countOf(records.length, 'file')}`}
      saveLabel="Move"
      onSave={() =>
        write({
          doing: 'Moving',
          changesOf: (file) => (file.folder === folder ? null : { folder }),
          done: (count) => {
            forgetFolders()
            const moved = `${countOf(count, 'file')} ${count === 1 ? 'was' : 'were'}`
            return folder === null ? `${moved} taken out of their folder` : `${moved} moved to ${folder}`
          },
        })
      }
    >
      <FolderName label="Folder" value={folder} onChange={setFolder} />
    </BulkDialog>
  )
}
