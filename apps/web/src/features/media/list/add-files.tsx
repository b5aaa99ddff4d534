import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { hasUpload, MediaUpload } from '../../../kit/media-upload.tsx'
import { useTenant } from '../../../kit/session.ts'
import { Button } from '../../../ui/button.tsx'

/** Opens the upload dialog; new files go to the folder one looks at. */
export function AddFiles() {
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [isOpen, setIsOpen] = useState(false)
  if (!hasUpload()) return null
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        Add files
      </Button>
      <MediaUpload
        isOpen={isOpen}
        folder={typeof search['folder'] === 'string' ? search['folder'] : null}
        onUploaded={() => void queries.invalidateQueries({ queryKey: [tenant, 'media'] })}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
