import { onWipe } from '../../data/clear-device-data.ts'
import { device } from '../../data/text-store.ts'

const key = 'sojourn.prospect-plan'

/** The `stripe_id` of the plan that a visitor chose before subscribing; stored on this device until then. */
export const readProspectPlan = (): string | null => device.read(key)

/** Stores the plan that a visitor chose; null removes it. */
export const keepProspectPlan = (plan: string | null): void => {
  if (plan === null) device.remove(key)
  else device.write(key, plan)
}

onWipe(({ keepsDrafts }) => {
  if (!keepsDrafts) keepProspectPlan(null)
})
