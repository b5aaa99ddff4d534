import type { Permission } from '@sojourn/contract/access'
import type { ResourceCount, TenantOfMember } from '@sojourn/contract/account'
import { brandOf } from '@sojourn/contract/resources/tenant'
import { currentTenant, mayIn, useSession } from './session.ts'

/** What is known of a new company; undefined while it is not read yet. */
export type SetupFacts = { tenant: TenantOfMember; counts: ResourceCount | undefined; people: number | undefined }

/** One of the first things a company does. */
export type SetupStep = {
  id: string
  title: string
  text: string
  href: string
  /** Who may do it; others do not see it. */
  with: Permission
  /** What there has to be one of; such steps also stand at home. */
  count?: keyof ResourceCount
  /** Can be done before there is a plan. */
  worksWithoutPlan?: boolean
  isDone: (facts: SetupFacts) => boolean | undefined
}

const untouched = brandOf({})

const counted = (count: keyof ResourceCount) => ({
  count,
  isDone: ({ counts }: SetupFacts) => counts && counts[count] > 0,
})

/** The first steps of a new company, in the order they help each other. */
const setupSteps: readonly SetupStep[] = [
  {
    id: 'details',
    title: 'Say who you are',
    text: 'Address, country, currency and time zone: letters, brochures and prices follow them.',
    href: '/settings',
    with: 'company:manage',
    worksWithoutPlan: true,
    isDone: ({ tenant: { address, country, currency } }) => address !== null && country !== null && currency !== null,
  },
  {
    id: 'brand',
    title: 'Show your colours',
    text: 'Logo, two colours and a font; the product and everything travellers see take them on.',
    href: '/settings',
    with: 'company:manage',
    worksWithoutPlan: true,
    isDone: ({ tenant: { brand } }) =>
      brand.logo !== null || brand.primary !== untouched.primary || brand.secondary !== untouched.secondary,
  },
  {
    id: 'people',
    title: 'Invite your colleagues',
    text: 'Each with the role that fits: designers, agents, finance, or just to look.',
    href: '/users/create',
    with: 'users:manage',
    isDone: ({ people }) => (people === undefined ? undefined : people > 1),
  },
  {
    id: 'destination',
    title: 'Describe a destination',
    text: 'A country, region or park, with what a traveller should know.',
    href: '/destinations/create',
    with: 'destinations:create',
    ...counted('destinations'),
  },
  {
    id: 'accommodation',
    title: 'Add a place you trust',
    text: 'A hotel, lodge or camp, described once and at hand in every itinerary.',
    href: '/accommodations/create',
    with: 'accommodations:create',
    ...counted('accommodations'),
  },
  {
    id: 'picture',
    title: 'Bring in a picture',
    text: 'Photographs do the talking on the traveller’s page and in the brochure.',
    href: '/media',
    with: 'media:create',
    ...counted('media'),
  },
  {
    id: 'itinerary',
    title: 'Design the first itinerary',
    text: 'Day by day, from your library; then publish it with one press.',
    href: '/itineraries/create',
    with: 'itineraries:create',
    ...counted('itineraries'),
  },
]

/** Those of the steps that the person's role may take in the current company. */
export const useSetupSteps = (): readonly SetupStep[] => {
  const user = useSession((session) => session.user)
  const tenant = useSession(currentTenant)
  return tenant ? setupSteps.filter((step) => mayIn({ user }, tenant.uuid, step.with)) : []
}
