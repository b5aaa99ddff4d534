import type { Permission } from '@sojourn/contract/access'
import type { ResourceCount } from '@sojourn/contract/lists'
import { currentTenant, mayIn, useSession } from '../../data/session.ts'
import * as wording from './wording.ts'

/** One of the first steps of a new company. */
export type SetupStep = {
  /** A step named after a resource count is done once there is one such record. */
  id: 'details' | 'brand' | 'people' | keyof ResourceCount
  title: string
  text: string
  href: string
  /** The permission to do it; other users do not see it. */
  with: Permission
  /** Whether it can be done before there is a plan. */
  worksWithoutPlan?: boolean
}

/** The first steps of a new company, in the most helpful order. */
const setupSteps: readonly SetupStep[] = [
  {
    id: 'details',
    title: wording.detailsTitle,
    text: wording.detailsText,
    href: '/settings',
    with: 'company:manage',
    worksWithoutPlan: true,
  },
  {
    id: 'brand',
    title: wording.brandTitle,
    text: wording.brandText,
    href: '/settings',
    with: 'company:manage',
    worksWithoutPlan: true,
  },
  {
    id: 'people',
    title: wording.peopleTitle,
    text: wording.peopleText,
    href: '/users/create',
    with: 'users:manage',
  },
  {
    id: 'destinations',
    title: wording.destinationsTitle,
    text: wording.destinationsText,
    href: '/destinations/create',
    with: 'destinations:create',
  },
  {
    id: 'accommodations',
    title: wording.accommodationsTitle,
    text: wording.accommodationsText,
    href: '/accommodations/create',
    with: 'accommodations:create',
  },
  {
    id: 'media',
    title: wording.mediaTitle,
    text: wording.mediaText,
    href: '/media',
    with: 'media:create',
  },
  {
    id: 'itineraries',
    title: wording.itinerariesTitle,
    text: wording.itinerariesText,
    href: '/itineraries/create',
    with: 'itineraries:create',
  },
]

/** The steps that the user's role allows in the current company. */
export const useSetupSteps = (): readonly SetupStep[] => {
  const user = useSession((session) => session.user)
  const tenant = useSession(currentTenant)
  return tenant ? setupSteps.filter((step) => mayIn({ user }, tenant.uuid, step.with)) : []
}
