import { useLocation, useNavigate } from '@tanstack/react-router'
import { chooseTenant, useSession } from '../../data/session.ts'
import { departFromForms } from './departure.ts'

/**
 * Changes the company, after asking where something is not saved; a page of one record gives way to the list it is in,
 * because the other company has other records.
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
    const name = useSession.getState().user?.tenants.find((one) => one.uuid === uuid)?.name ?? 'another company'
    departFromForms({
      title: `Change to ${name} without saving?`,
      confirmLabel: 'Change company',
      go: () => void change(uuid),
    })
  }
}
