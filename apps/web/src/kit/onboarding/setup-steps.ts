import type { Permission } from '@sojourn/contract/access'
import type { ResourceCount } from '@sojourn/contract/lists'
import { currentTenant, mayIn, useSession } from '../../data/session.ts'

/** One of the first things a company does. */
export type SetupStep = {
  /** What is counted is done with the first one of it. */
  id: 'details' | 'brand' | 'people' | keyof ResourceCount
  title: string
  text: string
  href: string
  /** Who may do it; others do not see it. */
  with: Permission
  /** Can be done before there is a plan. */
  worksWithoutPlan?: boolean
}

/** The first steps of a new company, in the order they help each other. */
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

/** Those of the steps that the person's role may take in the current company. */
export const useSetupSteps = (): readonly SetupStep[] => {
  const user = useSession((session) => session.user)
  const tenant = useSession(currentTenant)
  return tenant ? setupSteps.filter((step) => mayIn({ user }, tenant.uuid, step.with)) : []
}
