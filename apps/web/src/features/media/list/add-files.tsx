import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { openMediaDialog } from '../media-dialogs.ts'
import * as wording from './wording.ts'

/** Opens the upload dialog. New files go to the folder that is open. */
export function AddFiles() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { within } = search
  return (
    <Button
      variant="primary"
      icon={Plus}
      onPress={() => openMediaDialog({ kind: 'upload', folder: typeof within === 'string' ? within : null })}
    >
      {wording.addFiles}
    </Button>
  )
}
