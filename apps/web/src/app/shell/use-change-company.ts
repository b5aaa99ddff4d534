import { useLocation, useNavigate } from '@tanstack/react-router'
import { chooseTenant } from '../../kit/session.ts'

/** Changes the company; a page of one record gives way to the list it is in, because the other company has other records. */
export const useChangeCompany = (current: string | null) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const navigate = useNavigate()
  return async (uuid: string): Promise<void> => {
    if (uuid === current) return
    const list = `/${path.split('/')[1] ?? ''}`
    if (list !== path) await navigate({ href: list })
    chooseTenant(uuid)
  }
}
