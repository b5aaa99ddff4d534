import type { Permission } from '@sojourn/contract/access'
import type { ResourceCount } from '@sojourn/contract/lists'
import { currentTenant, mayIn, useSession } from '../../data/session.ts'

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
    title: 'Say who you are',
    text: 'Address, country, currency and time zone: letters, brochures and prices follow them.',
    href: '/settings',
    with: 'company:manage',
    worksWithoutPlan: true,
  },
  {
    id: 'brand',
    title: 'Show your colours',
    text: 'Logo, two colours and a font; the product and everything travellers see take them on.',
    href: '/settings',
    with: 'company:manage',
    worksWithoutPlan: true,
  },
  {
    id: 'people',
    title: 'Invite your colleagues',
    text: 'Each with the role that fits: designers, agents, finance, or just to look.',
    href: '/users/create',
    with: 'users:manage',
  },
  {
    id: 'destinations',
    title: 'Describe a destination',
    text: 'A country, region or park, with what a traveller should know.',
    href: '/destinations/create',
    with: 'destinations:create',
  },
  {
    id: 'accommodations',
    title: 'Add a place you trust',
    text: 'A hotel, lodge or camp, described once and at hand in every itinerary.',
    href: '/accommodations/create',
    with: 'accommodations:create',
  },
  {
    id: 'media',
    title: 'Bring in a picture',
    text: 'Photographs do the talking on the traveller’s page and in the brochure.',
    href: '/media',
    with: 'media:create',
  },
  {
    id: 'itineraries',
    title: 'Design the first itinerary',
    text: 'Day by day, from your library; then publish it with one press.',
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
