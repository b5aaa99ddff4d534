import { LockKeyhole } from 'lucide-react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import * as wording from './wording.ts'

type CreateNotAllowedProps = {
  title: string
  /** The list that the page links back to. */
  list: { label: string; href: string; back: string }
}

/** The page for users whose role does not allow them to create itineraries and templates. */
export function CreateNotAllowed({ title, list: { label, href, back } }: CreateNotAllowedProps) {
  return (
    <div className="page-column max-w-160">
      <PageHeader title={title} crumbs={[{ label, href }]} />
      <EmptyState icon={LockKeyhole} title={wording.noPermission} actions={<ButtonLink href={href}>{back}</ButtonLink>}>
        {wording.noPermissionHint}
      </EmptyState>
    </div>
  )
}
