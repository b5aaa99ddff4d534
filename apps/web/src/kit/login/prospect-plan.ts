import { onWipe } from '../../data/clear-device-data.ts'
import { device } from '../../data/text-store.ts'

const key = 'sojourn.prospect-plan'

/** The plan somebody chose before they subscribed, by its `stripe_id`; it stays on this device until then. */
export const readProspectPlan = (): string | null => device.read(key)

/** Keeps the plan somebody chose; null for none. */
export const keepProspectPlan = (plan: string | null): void => {
  if (plan === null) device.remove(key)
  else device.write(key, plan)
}

onWipe(({ keepsDrafts }) => {
  if (!keepsDrafts) keepProspectPlan(null)
})
