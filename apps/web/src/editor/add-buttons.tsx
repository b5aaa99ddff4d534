import { Library, Plus } from 'lucide-react'
import { Button } from '../ui/button.tsx'

/** What is about to be added, and the day it goes to; null is the tray. */
export type AddTo = { from: 'library' | 'scratch'; to: number | null }

/** Ways to add to a day or to the tray. */
export function AddButtons({ to, onAdd }: { to: number | null; onAdd: (adding: AddTo) => void }) {
  return (
    <div className="-ms-2.5 mt-1 flex flex-wrap">
      <Button
        variant="quiet"
        size="small"
        icon={Library}
        aria-label={`Add from library to ${placeWords(to)}`}
        onPress={() => onAdd({ from: 'library', to })}
      >
        Add from library
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={Plus}
        aria-label={`Add free segment to ${placeWords(to)}`}
        onPress={() => onAdd({ from: 'scratch', to })}
      >
        Add free segment
      </Button>
    </div>
  )
}

/** Where something goes: "day 3". */
export const placeWords = (day: number | null): string => (day === null ? 'the tray' : `day ${day + 1}`)
