import type { Finding, Severity } from '@sojourn/contract/itinerary/checks/check'
import { CircleAlert, Lightbulb, TriangleAlert, Wand } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'
import { useJump } from '../use-jump.ts'
import * as wording from './wording.ts'

const looks = {
  blocking: { title: wording.blockingTitle, icon: CircleAlert, tone: 'text-danger' },
  warning: { title: wording.warningsTitle, icon: TriangleAlert, tone: 'text-warning' },
  hint: { title: wording.suggestionsTitle, icon: Lightbulb, tone: 'text-ink-soft' },
} as const satisfies Record<Severity, unknown>

const severities = ['blocking', 'warning', 'hint'] as const

/**
 * The findings of the checks, most severe first. Each has a link to its place and, if one click can fix it, a button that does.
 */
export function FindingsList({ findings, onJump }: { findings: readonly Finding[]; onJump?: () => void }) {
  if (findings.length === 0) return <p className="text-ink-soft">{wording.noFindings}</p>
  return (
    <div className="flex flex-col gap-5">
      {severities.map((severity) => {
        const found = findings.filter((one) => one.severity === severity)
        return (
          found.length > 0 && (
            <section key={severity} aria-label={looks[severity].title}>
              <h3 className="eyebrow mb-1">{looks[severity].title}</h3>
              <ul>
                {found.map((finding, index) => (
                  <FindingRow key={`${finding.rule} ${index}`} finding={finding} onJump={onJump} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

function FindingRow({ finding, onJump }: { finding: Finding; onJump?: () => void }) {
  const itinerary = useItinerary()
  const jump = useJump()
  const { severity, message, place, fix } = finding
  const { icon: Icon, tone } = looks[severity]
  return (
    <li className="flex flex-wrap items-start gap-x-2 border-t border-line py-2 first:border-t-0">
      <AriaButton
        className="focus-ring flex min-h-6 min-w-0 grow basis-52 cursor-pointer items-start gap-2 rounded-xs text-start text-sm data-hovered:text-brand"
        onPress={() => {
          jump(place)
          onJump?.()
        }}
      >
        <Icon aria-hidden size={16} className={classNames('mt-0.5 shrink-0', tone)} />
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {message}
        </span>
      </AriaButton>
      {fix && !itinerary.isReadOnly && (
        <Button
          size="small"
          variant="quiet"
          icon={Wand}
          onPress={() => {
            const step = itinerary.dispatch(fix.edit)
            if (step) announce(step.name)
          }}
        >
          {fix.label}
        </Button>
      )}
    </li>
  )
}
