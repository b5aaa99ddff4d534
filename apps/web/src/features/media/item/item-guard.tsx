import { LeaveGuard } from '../../../kit/form/leave-guard.tsx'

/** Asks for confirmation before the user leaves a file with unsaved changes, even for its neighbour. */
export function ItemGuard() {
  return <LeaveGuard placeOf={placeOf} when="file" />
}

/** Each file counts as a place of its own, although the path is that of the list. */
const placeOf = ({ pathname, search }: { pathname: string; search: object }): string =>
  `${pathname} ${String(Reflect.get(search, 'item'))}`
