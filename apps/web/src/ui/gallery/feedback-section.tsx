import { Map, Plus } from 'lucide-react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { OfflineBadge } from '../offline-badge.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { startProgress } from '../progress.ts'
import { SkeletonRows } from '../skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Line, Section } from './section.tsx'

export function FeedbackSection() {
  const load = (outcome: 'done' | 'failed') => {
    const finish = startProgress()
    setTimeout(() => finish(outcome), 1800)
  }
  return (
    <Section title="Saying what happens">
      <Line label="Network and pages">
        <OfflineBadge isOffline />
        <Button onPress={() => load('done')}>Load a page</Button>
        <Button onPress={() => load('failed')}>Fail to load a page</Button>
        <VisuallyHidden>Only heard</VisuallyHidden>
      </Line>
      <div className="grid gap-6 md:grid-cols-2">
        <ProgressBar label="Uploading dunes-at-dawn.jpg" value={62} onCancel={() => undefined} />
        <ProgressBar label="Making the PDF" value={null} />
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        <Card isFlush>
          <div className="px-5">
            <SkeletonRows rows={4} />
          </div>
        </Card>
        <Card isFlush>
          <EmptyState
            icon={Map}
            title="No itineraries yet"
            actions={
              <Button variant="primary" icon={Plus}>
                Add itinerary
              </Button>
            }
          >
            Start from a template or from an empty day.
          </EmptyState>
        </Card>
        <Card isFlush>
          <ErrorState onRetry={() => undefined} />
        </Card>
      </div>
    </Section>
  )
}
