import { Library, Plus } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { openDaysDialog } from './open-dialog.ts'

/** Ways to add to a day or to the tray. */
export function AddButtons({ to }: { to: number | null }) {
  return (
    <div className="-ms-2.5 mt-1 flex flex-wrap">
      <Button
        variant="quiet"
        size="small"
        icon={Library}
        aria-label={`Add from library to ${placeWords(to)}`}
        onPress={() => openDaysDialog({ from: 'library', to })}
      >
        Add from library
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={Plus}
        aria-label={`Add free segment to ${placeWords(to)}`}
        onPress={() => openDaysDialog({ from: 'scratch', to })}
      >
        Add free segment
      </Button>
    </div>
  )
}

/** Where something goes: "day 3". */
export const placeWords = (day: number | null): string => (day === null ? 'the tray' : `day ${day + 1}`)
