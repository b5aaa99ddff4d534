import { Library, Plus } from 'lucide-react'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { placeWords } from '../../words/day-words.ts'
import { openDaysDialog } from '../../panes/open-dialog.ts'

const LABELS = { library: 'Add from library', scratch: 'Add free segment' }
const ROW = '-ms-2.5 mt-1 flex flex-wrap'

/** The buttons to add a segment to a day or to the unscheduled segments. */
export function AddButtons({ to }: { to: number | null }) {
  return (
    <div className={ROW}>
      <Button
        variant="quiet"
        size="small"
        icon={Library}
        aria-label={`Add from library to ${placeWords(to)}`}
        onPress={() => openDaysDialog({ from: 'library', to })}
      >
        {LABELS.library}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={Plus}
        aria-label={`Add free segment to ${placeWords(to)}`}
        onPress={() => openDaysDialog({ from: 'scratch', to })}
      >
        {LABELS.scratch}
      </Button>
    </div>
  )
}

/** A placeholder of the same size, as plain text. */
export const addButtonsSpace = (
  <div aria-hidden className={`invisible ${ROW}`}>
    {Object.values(LABELS).map((label) => (
      <span key={label} className={buttonStyle('quiet', 'small')}>
        <span className="size-4 shrink-0" />
        {label}
      </span>
    ))}
  </div>
)
