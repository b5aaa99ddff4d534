import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { Import } from '@sojourn/contract/imports'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { ApiProblem } from '../../data/http.ts'
import { currentTenant, useSession } from '../../data/session.ts'
import { type BegunImport, forgetImport, useBegunImports } from './begun-imports.ts'
import { endInWords, resultInWords, rowsDone } from './import-words.ts'
import { useImport, useImportAsked } from './use-import.ts'
import * as wording from './wording.ts'

/** Shows running imports while the user does something else. */
export function ImportNotes() {
  const tenant = useSession(currentTenant)?.uuid
  const { begun } = useBegunImports()
  const { importId } = useImportAsked()
  const otherImports = begun.filter((one) => one.tenant === tenant && one.uuid !== importId)
  return otherImports.map((one) => <ImportNote key={one.uuid} begun={one} />)
}

function ImportNote({ begun: { uuid, plural } }: { begun: BegunImport }) {
  const { query } = useImport(uuid, plural)
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { data: found, error } = query
  const isGone = error instanceof ApiProblem && error.status === 404
  const show = () =>
    void navigate({
      to: `/${plural}`,
      search: (before: Readonly<Record<string, unknown>>) =>
        path === `/${plural}` ? { ...before, import: uuid } : { import: uuid },
    })
  useEffect(() => {
    if (isGone) forgetImport(uuid)
    if (!found || found.state === 'running') return
    forgetImport(uuid)
    tellEnd(found, show)
  })
  if (found?.state !== 'running') return null
  const { done, total } = rowsDone(found)
  return (
    <section
      aria-label={wording.noteLabel}
      className="relative flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunken px-4 py-1.5 text-sm sm:px-6"
    >
      <p className="min-w-0 grow wrap-anywhere">
        {wording.note({ filename: found.filename, done, total, progress: inOneLine })}
      </p>
      <Button size="small" variant="quiet" onPress={show}>
        {wording.showImport}
      </Button>
    </section>
  )
}

const inOneLine = (chunks: ReactNode) => (
  <span key="progress" className="whitespace-nowrap tabular-nums">
    {chunks}
  </span>
)

const tellEnd = (found: Import, onAction: () => void): void => {
  // The import is being checked again or mapped: it has not ended, and nothing is stored.
  const title = endInWords(found)
  if (!title) return
  toast({
    title,
    description: wording.resultOfFile({ filename: found.filename, result: resultInWords(found) }),
    tone: found.state === 'failed' ? 'danger' : 'success',
    action: { label: wording.show, onAction },
  })
}
