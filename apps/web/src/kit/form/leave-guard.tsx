import { useBlocker } from '@tanstack/react-router'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { type Return, useEditedForms, useFateOfEdited } from '../../data/edited-forms.ts'
import * as wording from './wording.ts'

type Address = { pathname: string; search: object }

type LeaveGuardProps = {
  /** The part of a URL that counts as a place; leaving it triggers the question. Its path by default. */
  placeOf?: (address: Address) => string
  /** When the draft is offered again. */
  when?: Return
}

/** Asks before the user leaves a place with unsaved changes, and says what happens to them. Both answers keep the draft. */
export function LeaveGuard({ placeOf = pathOf, when = 'back' }: LeaveGuardProps) {
  const { status, next, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => placeOf(current) !== placeOf(next) && isEdited(),
    enableBeforeUnload: isEdited,
    withResolver: true,
  })
  const isLogout = next?.pathname.startsWith('/logout')
  const fate = useFateOfEdited(isLogout ? 'login' : when)
  return (
    <AlertDialog
      title={isLogout ? wording.logOutTitle : wording.leaveTitle}
      confirmLabel={isLogout ? wording.logOut : wording.leave}
      cancelLabel={wording.stay}
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.()
      }}
      onConfirm={() => proceed?.()}
    >
      {wording.notSavedWarning} {fate}
    </AlertDialog>
  )
}

const isEdited = (): boolean => useEditedForms.getState().names.length > 0

const pathOf = ({ pathname }: Address): string => pathname
