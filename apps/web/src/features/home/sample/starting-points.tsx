import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useMayAddSample, useSample } from './use-sample.ts'
import * as wording from './wording.ts'

/** For a company without itineraries: a sample in one press, or what it has already as a CSV file. */
export function StartingPoints() {
  return useMayAddSample() ? <Choice /> : null
}

function Choice() {
  const { sample, add, remove } = useSample()
  const isThere = sample !== undefined && sample.records > 0
  return (
    <div className="mb-6 border-b border-line pb-6">
      <h3 className="font-medium">{wording.title}</h3>
      <p className="mt-1 max-w-140 text-ink-soft">{wording.addHint}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {isThere ? (
          <Button onPress={() => remove.mutate()} isPending={remove.isPending} pendingLabel={wording.removingLabel}>
            {wording.removeLabel}
          </Button>
        ) : (
          <Button
            variant="primary"
            onPress={() => add.mutate()}
            isPending={add.isPending}
            pendingLabel={wording.addingLabel}
          >
            {wording.addLabel}
          </Button>
        )}
        <ButtonLink href="/accommodations?import=new">{wording.importLabel}</ButtonLink>
      </div>
    </div>
  )
}
