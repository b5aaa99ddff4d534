import type { ReactNode } from 'react'
import { LockKeyhole } from 'lucide-react'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/**
 * Says that the user's role does not allow something, and who can change that. `children` is what they wanted to do: `add a
 * contact`.
 */
export function NoPermission({ children }: { children: ReactNode }) {
  return <Rejection>You may look, but not {children}. Ask an Admin of your company if you should.</Rejection>
}

/** The same for a page that the user's role cannot open at all. */
export function NotForRole() {
  return <Rejection>This page is for other roles. Ask an Admin of your company if you need it.</Rejection>
}

function Rejection({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      icon={LockKeyhole}
      title="Your role does not allow this"
      actions={<ButtonLink href="/">Home</ButtonLink>}
    >
      {children}
    </EmptyState>
  )
}
