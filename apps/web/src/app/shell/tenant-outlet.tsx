import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { NoCompany } from '../../kit/notices/no-company.tsx'
import { NotForRole } from '../../record/no-permission/no-permission.tsx'
import { currentTenant, mayIn, useSession } from '../../data/session.ts'
import { SnippetPickerContext, type SnippetPickerProps } from '../../ui/rich-text/snippet-picker-context.ts'
import * as wording from './wording.ts'

/** Shows a page that belongs to a company. */
export function TenantOutlet() {
  const isLoggedIn = useSession(({ user }) => user !== null)
  const tenant = useSession(currentTenant)
  const mayRead = useMayRead()
  if (!isLoggedIn) return null
  if (!tenant) return <Nowhere />
  if (!mayRead) return <Forbidden />
  return (
    <SnippetPickerContext value={renderSnippetPicker}>
      <Outlet />
    </SnippetPickerContext>
  )
}

const SnippetPicker = lazy(async () => (await import('../../features/snippets/snippet-picker.tsx')).SnippetPicker, {
  missing: 'toast',
})
const renderSnippetPicker = (props: SnippetPickerProps) => <SnippetPicker {...props} />

/**
 * Whether the user's role may open the page. For a single record, a role in another of their companies is enough: the record
 * may be there, and the page then says so.
 */
const useMayRead = (): boolean => {
  const permission = useMatches({ select: (matches) => matches.at(-1)?.staticData.readWith })
  const isRecord = useMatches({ select: (matches) => Object.keys(matches.at(-1)?.params ?? {}).includes('uuid') })
  return useSession((session) => {
    const here = currentTenant(session)
    if (permission === undefined || !here) return true
    const companies = isRecord ? [here, ...(session.user?.tenants ?? [])] : [here]
    return companies.some(({ uuid }) => mayIn(session, uuid, permission))
  })
}

function Forbidden() {
  return (
    <>
      <PageName />
      <NotForRole />
    </>
  )
}

/** A super admin may have no company at all. */
function Nowhere() {
  const title = useTitle()
  return (
    <>
      <PageName />
      <NoCompany page={title} />
    </>
  )
}

/** Every page has a heading, even if a message replaces its content. */
function PageName() {
  return <h1 className="sr-only">{useTitle()}</h1>
}

const useTitle = (): string =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? wording.unnamedPage })
