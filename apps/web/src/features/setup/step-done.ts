import type { TenantOfMember } from '@sojourn/contract/account'
import type { ResourceCount } from '@sojourn/contract/lists'
import { brandOf } from '@sojourn/contract/resources/tenant'
import type { SetupStep } from '../../kit/onboarding/setup-steps.ts'

/** What is known of a new company; undefined while it is not read yet. */
export type SetupFacts = { tenant: TenantOfMember; counts: ResourceCount | undefined; people: number | undefined }

const untouched = brandOf({})

/** Whether a first step is done; undefined while that is not known. */
export const isStepDone = ({ id }: SetupStep, { tenant, counts, people }: SetupFacts): boolean | undefined => {
  const { address, country, currency, brand } = tenant
  switch (id) {
    case 'details':
      return address !== null && country !== null && currency !== null
    case 'brand':
      return brand.logo !== null || brand.primary !== untouched.primary || brand.secondary !== untouched.secondary
    case 'people':
      return people === undefined ? undefined : people > 1
    default:
      return counts && counts[id] > 0
  }
}
