import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { BadgeCheck, FolderInput, UserPen } from 'lucide-react'
import { useMemo } from 'react'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { foldersWithin, mediaFolders } from '../../kit/media-folders.ts'
import { useCan, useTenant } from '../../kit/session.ts'
import { folderFilter } from './list/media-filters.tsx'
import { mediaDefinition } from './list/media-definition.tsx'
import { openMediaDialog } from './media-dialogs.ts'

/** The company's pictures and documents. */
export function MediaPage() {
  return <ResourceListPage definition={useDefinition()} />
}

/** The definition with what depends on the address, on the folders there are, and on what the person may do. */
const useDefinition = (): typeof mediaDefinition => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { item: _, ...others } = search
  const rest = new URLSearchParams(Object.entries(others).map(([name, value]) => [name, String(value)])).toString()
  const { data: folders } = useQuery(mediaFolders(useTenant().uuid))
  const mayEdit = useCan('media:update')
  return useMemo(
    () => ({
      ...mediaDefinition,
      hrefOf: ({ uuid }) => `/media?${rest ? `${rest}&` : ''}item=${uuid}`,
      open: (mediaDefinition.open ?? []).map((filter) =>
        filter === folderFilter && folders
          ? { ...folderFilter, sends: (folder: string) => foldersWithin(folder, folders) }
          : filter,
      ),
      chosenActions: (records, write) =>
        mayEdit
          ? [
              { label: 'Move', icon: FolderInput, onAction: () => openMediaDialog({ kind: 'folder', records, write }) },
              {
                label: 'Licence',
                icon: BadgeCheck,
                onAction: () => openMediaDialog({ kind: 'licence', records, write }),
              },
              { label: 'Credit', icon: UserPen, onAction: () => openMediaDialog({ kind: 'credit', records, write }) },
            ]
          : [],
    }),
    [rest, folders, mayEdit],
  )
}
