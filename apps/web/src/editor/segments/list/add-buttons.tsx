import { Library, Plus } from 'lucide-react'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { dayNumber } from '../../words/day-words.ts'
import { openDaysDialog } from '../../panes/open-dialog.ts'
import * as wording from './wording.ts'

const LABELS = { library: wording.addFromLibrary, scratch: wording.addCustomSegment }
const ROW = '-ms-2.5 mt-1 flex flex-wrap'

/** The buttons to add a segment to a day or to the unscheduled segments. */
export function AddButtons({ to }: { to: number | null }) {
  return (
    <div className={ROW}>
      <Button
        variant="quiet"
        size="small"
        icon={Library}
        aria-label={wording.addFromLibraryTo({ day: dayNumber(to) })}
        onPress={() => openDaysDialog({ from: 'library', to })}
      >
        {LABELS.library}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={Plus}
        aria-label={wording.addCustomSegmentTo({ day: dayNumber(to) })}
        onPress={() => openDaysDialog({ from: 'scratch', to })}
      >
        {LABELS.scratch}
      </Button>
    </div>
  )
}

/** A placeholder of the same size, as plain text. */
export const addButtonsSpace = (
  <div aria-hidden className={classNames('invisible', ROW)}>
    {Object.values(LABELS).map((label) => (
      <span key={label} className={buttonStyle('quiet', 'small')}>
        <span className="size-4 shrink-0" />
        {label}
      </span>
    ))}
  </div>
)
