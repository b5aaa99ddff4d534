import { useLocation, useNavigate } from '@tanstack/react-router'
import { chooseTenant, useSession } from '../../data/session.ts'
import { departFromForms } from './departure.ts'
import * as wording from './wording.ts'

/**
 * Switches the company, after asking about unsaved changes. A record's page is replaced by its list, because the other company
 * has other records.
 */
export const useChangeCompany = (current: string | null) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const navigate = useNavigate()
  const change = async (uuid: string): Promise<void> => {
    const list = `/${path.split('/')[1] ?? ''}`
    if (list !== path) await navigate({ href: list })
    chooseTenant(uuid)
  }
  return (uuid: string): void => {
    if (uuid === current) return
    const name = useSession.getState().user?.tenants.find((one) => one.uuid === uuid)?.name
    departFromForms({
      title: name ? wording.leaveUnsavedTitle({ company: name }) : wording.leaveUnsavedUnnamedTitle,
      confirmLabel: wording.leaveUnsavedLabel,
      go: () => void change(uuid),
    })
  }
}
