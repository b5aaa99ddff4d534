import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { chooseTenant, useSession, visitTenant } from '../../data/session.ts'
import type { Tenant } from './tenant-client.ts'

/** Switches to a company: as a member if the user is one, otherwise as a visitor from the platform's staff. */
export const useEnterCompany = () => {
  const navigate = useNavigate()
  return useCallback(
    async (company: Tenant): Promise<void> => {
      const isMember = useSession.getState().user?.tenants.some(({ uuid }) => uuid === company.uuid)
      if (isMember) chooseTenant(company.uuid)
      else visitTenant(company)
      await navigate({ href: '/' })
    },
    [navigate],
  )
}

/** Nobody can enter a closed company. */
export const canEnter = ({ status }: Tenant): boolean => status !== 'closed'
