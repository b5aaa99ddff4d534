import { CircleAlert, CircleCheck, ListChecks } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { countOf } from '../../kit/words/words.ts'
import { BADGE } from '../../ui/badge.tsx'
import { Dialog, DialogTrigger } from '../../ui/dialog.tsx'
import { lazyPane } from '../panes/lazy-pane.tsx'
import { useFindings } from './findings.tsx'

/** The button that shows whether the itinerary passes the checks, and opens the findings. */
export function ChecksButton() {
  const found = useFindings()
  const findings = found ?? []
  const blocking = findings.filter(({ severity }) => severity === 'blocking').length
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  const [Icon, words, tone] = !found
    ? [ListChecks, 'Checking …', 'bg-completed-tint text-completed']
    : blocking
      ? [CircleAlert, `${blocking} to mend`, 'bg-danger-tint text-danger']
      : warnings
        ? [ListChecks, `${warnings} to look at`, 'bg-warning-tint text-warning']
        : findings.length > 0
          ? [ListChecks, countOf(findings.length, 'hint'), 'bg-completed-tint text-completed']
          : [CircleCheck, 'Nothing to mend', 'bg-success-tint text-success']
  return (
    <DialogTrigger>
      <AriaButton aria-label={`Checks: ${words}`} className={`focus-ring ${BADGE} cursor-pointer px-2 ${tone}`}>
        <Icon aria-hidden size={14} className="shrink-0" />
        {words}
      </AriaButton>
      <Dialog title="Checks">{(close) => <FindingsList findings={findings} onJump={close} />}</Dialog>
    </DialogTrigger>
  )
}

const FindingsList = lazyPane(async () => (await import('./deferred/findings-list.tsx')).FindingsList)
