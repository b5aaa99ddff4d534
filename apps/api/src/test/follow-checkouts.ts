import { asServerOf } from '../identity/authenticate.ts'
import type { Deps } from '../kit/deps.ts'
import { followTenantCheckouts } from '../resources/card-payments/jobs.ts'

/** Runs the hourly job about card payments in one company, now or as if at another time. */
export const followNow = (deps: Deps, tenant: string, now = new Date()): Promise<void> =>
  followTenantCheckouts({ deps, asServer: asServerOf(deps, () => {}), now }, tenant)
