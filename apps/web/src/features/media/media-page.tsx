import { useSearch } from '@tanstack/react-router'
import { BadgeCheck, FolderInput, UserPen } from 'lucide-react'
import { useMemo } from 'react'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { useCan } from '../../data/session.ts'
import { mediaDefinition } from './list/media-definition.tsx'
import { openMediaDialog } from './media-dialogs.ts'
import * as wording from './wording.ts'

/** The company's images and documents. */
export function ListPage() {
  return <ResourceListPage definition={useDefinition()} />
}

/** The list definition, with the parts that depend on the URL and on the user's permissions. */
const useDefinition = (): typeof mediaDefinition => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { item: _, ...others } = search
  const rest = new URLSearchParams(Object.entries(others).map(([name, value]) => [name, String(value)])).toString()
  const mayEdit = useCan('media:update')
  return useMemo(
    () => ({
      ...mediaDefinition,
      hrefOf: ({ uuid }) => `/media?${rest ? `${rest}&` : ''}item=${uuid}`,
      chosenActions: (records, write) =>
        mayEdit
          ? [
              {
                label: wording.move,
                icon: FolderInput,
                onAction: () => openMediaDialog({ kind: 'folder', records, write }),
              },
              {
                label: wording.setLicence,
                icon: BadgeCheck,
                onAction: () => openMediaDialog({ kind: 'licence', records, write }),
              },
              {
                label: wording.setCredit,
                icon: UserPen,
                onAction: () => openMediaDialog({ kind: 'credit', records, write }),
              },
            ]
          : [],
    }),
    [rest, mayEdit],
  )
}
