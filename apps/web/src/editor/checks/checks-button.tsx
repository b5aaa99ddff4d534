import { CircleAlert, CircleCheck, ListChecks } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useLazyDialog } from '../../kit/lazy/use-lazy-dialog.ts'
import { BADGE } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useFindings } from './findings.tsx'
import * as wording from './wording.ts'

/** The button that shows whether the itinerary passes the checks, and opens the findings. */
export function ChecksButton() {
  const found = useFindings()
  const { button, isOpen, close } = useLazyDialog(ChecksDialog)
  const findings = found ?? []
  const blocking = findings.filter(({ severity }) => severity === 'blocking').length
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  const [Icon, words, tone] = !found
    ? [ListChecks, wording.checking, 'bg-completed-tint text-completed']
    : blocking
      ? [CircleAlert, wording.issues({ count: blocking }), 'bg-danger-tint text-danger']
      : warnings
        ? [ListChecks, wording.warnings({ count: warnings }), 'bg-warning-tint text-warning']
        : findings.length > 0
          ? [ListChecks, wording.suggestions({ count: findings.length }), 'bg-completed-tint text-completed']
          : [CircleCheck, wording.noIssues, 'bg-success-tint text-success']
  return (
    <>
      <AriaButton
        {...button}
        aria-label={wording.buttonLabel({ result: words })}
        className={classNames('focus-ring cursor-pointer px-2', BADGE, tone)}
      >
        <Icon aria-hidden size={14} className="shrink-0" />
        {words}
      </AriaButton>
      {isOpen && <ChecksDialog findings={findings} onClose={close} onMissing={close} />}
    </>
  )
}

const ChecksDialog = lazy(async () => (await import('./deferred/checks-dialog.tsx')).ChecksDialog, {
  missing: 'toast',
  isDialog: true,
})
