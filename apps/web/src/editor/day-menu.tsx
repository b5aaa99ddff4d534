import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  EllipsisVertical,
  Trash2,
} from 'lucide-react'
import { announce } from '../ui/announce.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../ui/menu.tsx'
import { useTrip } from './trip-context.tsx'
import { useAddDay } from './use-add.ts'
import { useRemoveDay } from './use-remove.ts'

/** What can be done with a whole day. */
export function DayMenu({ uuid, index }: { uuid: string; index: number }) {
  return (
    <MenuTrigger>
      <IconButton
        icon={EllipsisVertical}
        label={`Actions for day ${index + 1}`}
        hasTooltip={false}
        className="me-1 shrink-0"
      />
      <Actions uuid={uuid} index={index} />
    </MenuTrigger>
  )
}

function Actions({ uuid, index }: { uuid: string; index: number }) {
  const trip = useTrip()
  const addDay = useAddDay()
  const removeDay = useRemoveDay()
  const last = trip.store.getState().document.days.length - 1
  const move = (to: number) => {
    const step = trip.dispatch({ kind: 'moveDay', day: uuid, index: to })
    if (step) announce(step.name)
  }
  return (
    <Menu>
      <MenuItem icon={ArrowUp} isDisabled={index === 0} onAction={() => move(index - 1)}>
        Move day earlier
      </MenuItem>
      <MenuItem icon={ArrowDown} isDisabled={index === last} onAction={() => move(index + 1)}>
        Move day later
      </MenuItem>
      <MenuItem icon={BetweenHorizontalEnd} onAction={() => addDay(index)}>
        Add day before
      </MenuItem>
      <MenuItem icon={BetweenHorizontalStart} onAction={() => addDay(index + 1)}>
        Add day after
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger isDisabled={last === 0} onAction={() => removeDay(uuid)}>
        Remove day
      </MenuItem>
    </Menu>
  )
}
