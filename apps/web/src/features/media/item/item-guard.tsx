import { LeaveGuard } from '../../../kit/form/leave-guard.tsx'

/** Asks before a file with unsaved changes is left, be it for its neighbour. */
export function ItemGuard() {
  return <LeaveGuard placeOf={placeOf} when="when you come back to this file" />
}

/** A file is one more place to be, though the path is that of the list. */
const placeOf = ({ pathname, search }: { pathname: string; search: object }): string =>
  `${pathname} ${String(Reflect.get(search, 'item'))}`
