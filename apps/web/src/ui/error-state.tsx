import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import * as wording from './wording.ts'

export interface ErrorStateProps {
  title?: string
  /** What happened and what to do. */
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  actions?: ReactNode
}

/** Replaces something that could not be loaded. What has been loaded before stays visible instead. */
export function ErrorState({ title = wording.errorTitle, children, onRetry, isRetrying, actions }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <CloudOff aria-hidden size={32} strokeWidth={1.25} className="mb-4 text-danger" />
      <p className="title text-xl">{title}</p>
      <div className="mt-2 max-w-96 text-balance text-ink-soft">{children ?? wording.errorHint}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying} pendingLabel={wording.tryingAgain}>
            {wording.tryAgain}
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}
