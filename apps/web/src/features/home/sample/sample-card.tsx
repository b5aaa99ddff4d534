import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { useMayAddSample, useSample } from './use-sample.ts'
import * as wording from './wording.ts'

/** Opens and removes the sample, while it is there. */
export function SampleCard() {
  return useMayAddSample() ? <PresentSample /> : null
}

function PresentSample() {
  const { sample, remove } = useSample()
  if (!sample || sample.records === 0) return null
  return (
    <Card title={wording.cardTitle}>
      <p className="max-w-140 text-ink-soft">{wording.cardText}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {sample.itinerary !== null && (
          <ButtonLink href={`/itineraries/${sample.itinerary}`}>{wording.openLabel}</ButtonLink>
        )}
        <Button onPress={() => remove.mutate()} isPending={remove.isPending} pendingLabel={wording.removingLabel}>
          {wording.removeLabel}
        </Button>
      </div>
    </Card>
  )
}
