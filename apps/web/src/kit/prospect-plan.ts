import { onWipe } from './wipe.ts'

const key = 'sojourn.prospect-plan'

/** The plan somebody chose before they subscribed, by its `stripe_id`; it stays on this device until then. */
export const readProspectPlan = (): string | null => localStorage.getItem(key)

/** Keeps the plan somebody chose; null for none. */
export const keepProspectPlan = (plan: string | null): void => {
  try {
    if (plan === null) localStorage.removeItem(key)
    else localStorage.setItem(key, plan)
  } catch {
    // A full or forbidden storage must not stop anybody from registering.
  }
}

onWipe(({ keepsDrafts }) => {
  if (!keepsDrafts) keepProspectPlan(null)
})
