import type { ReactNode } from 'react'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ResourceCount } from '@sojourn/contract/lists'
import { useFirstStepsDismissed } from '../../kit/onboarding/first-steps.ts'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useCan, useIsAdmin, useTenant } from '../../data/session.ts'
import { useSetupSteps } from '../../kit/onboarding/setup-steps.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import * as wording from './wording.ts'

/** Lazy, because only new companies see it. */
const StartingPoints = lazy(async () => (await import('./sample/starting-points.tsx')).StartingPoints)

/** The first steps for a company without itineraries. */
export function FirstSteps({ counts }: { counts: ResourceCount }) {
  const { name } = useTenant()
  const isAdmin = useIsAdmin()
  const mayCreate = useCan('itineraries:create')
  const { isDismissed } = useFirstStepsDismissed()
  const steps = useSetupSteps()
  if (!mayCreate) {
    return <EmptyState title={wording.noItineraries}>{wording.noItinerariesForReader}</EmptyState>
  }
  if (isDismissed) {
    return (
      <EmptyState
        title={wording.noItineraries}
        actions={<Link href="/itineraries/create">{wording.addItinerary}</Link>}
      >
        {wording.noItinerariesHint}
      </EmptyState>
    )
  }
  return (
    <Card title={wording.firstSteps({ company: name })}>
      <StartingPoints />
      <ol className="flex flex-col gap-5">
        {steps.map(({ id, title, href, text }) => {
          if (id === 'details' || id === 'brand' || id === 'people') return null
          const isDone = counts[id] > 0
          const Icon = isDone ? CircleCheck : CircleDashed
          return (
            <li key={id} className="flex items-start gap-4">
              <Icon
                size={20}
                aria-label={isDone ? wording.done : wording.toDo}
                className={`mt-0.5 shrink-0 ${isDone ? 'text-success' : 'text-ink-faint'}`}
              />
              <div>
                <Link href={href} className="font-medium">
                  {title}
                </Link>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
      {isAdmin && (
        <p className="mt-6 border-t border-line pt-4 text-ink-soft">
          {wording.setUpCompany({ link: renderSetupLink })}
        </p>
      )}
    </Card>
  )
}

const renderSetupLink = (chunks: ReactNode) => (
  <Link key="link" href="/setup">
    {chunks}
  </Link>
)
