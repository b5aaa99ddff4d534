import type { ReactNode } from 'react'
import { LockKeyhole } from 'lucide-react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import * as wording from './wording.ts'

/** Says that the user's role does not allow to add records, and who can change that. */
export function NoPermission() {
  return <Rejection>{wording.noPermissionHint}</Rejection>
}

/** The same for a page that the user's role cannot open at all. */
export function NotForRole() {
  return <Rejection>{wording.notForRoleHint}</Rejection>
}

function Rejection({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      icon={LockKeyhole}
      title={wording.noPermission}
      actions={<ButtonLink href="/">{wording.home}</ButtonLink>}
    >
      {children}
    </EmptyState>
  )
}
