import type { UseQueryResult } from '@tanstack/react-query'
import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { errorMessage } from '../words/error-message.ts'
import * as wording from './wording.ts'

type KeptNoticeProps = {
  query: Pick<UseQueryResult, 'isPaused' | 'isError' | 'error' | 'refetch'>
  /** What is loading: `accommodations`. */
  many: string
}

/** Shown above rows that do not match the URL: says that the right ones are loading, or why they could not be loaded. */
export function KeptNotice({ query, many }: KeptNoticeProps) {
  const retry = () => void query.refetch()
  if (query.isPaused)
    return (
      <Failure title={wording.offline} onRetry={retry}>
        {wording.offlineText}
      </Failure>
    )
  if (query.isError)
    return (
      <Failure title={wording.notLoaded({ resources: many })} onRetry={retry}>
        {wording.notLoadedText({ reason: errorMessage(query.error) })}
      </Failure>
    )
  return (
    <div className="pointer-events-none sticky top-18 z-10 flex h-0 justify-center">
      <output className="h-fit animate-fade rounded-full border border-line bg-overlay px-4 py-1.5 text-sm text-ink-soft shadow-overlay">
        {wording.loading({ resources: many })}
      </output>
    </div>
  )
}

function Failure({ title, onRetry, children }: { title: string; onRetry: () => void; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-danger bg-danger-tint px-4 py-3"
    >
      <CloudOff aria-hidden size={20} className="shrink-0 text-danger" />
      <p className="min-w-60 grow">
        <span className="font-medium">{title}</span> <span className="text-ink-soft">{children}</span>
      </p>
      <Button size="small" icon={RotateCw} onPress={onRetry}>
        {wording.tryAgain}
      </Button>
    </div>
  )
}
