import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { chooseTenant, useSession, visitTenant } from '../../data/session.ts'
import type { Tenant } from './tenant-client.ts'

/** Goes into a company: as a member where one is, else as a visitor of the platform's staff. */
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

/** Closed companies let nobody in. */
export const canEnter = ({ status }: Tenant): boolean => status !== 'closed'
