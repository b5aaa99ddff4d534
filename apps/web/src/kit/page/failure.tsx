import { Button } from '../../ui/button.tsx'
import * as wording from './wording.ts'

/** Says that a part of a page could not be loaded, with a button that loads it again. */
export function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-ink-soft">
      <p>{text}</p>
      <Button size="small" onPress={onRetry}>
        {wording.tryAgain}
      </Button>
    </div>
  )
}
