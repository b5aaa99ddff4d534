/** How urgent a message is: `polite` waits for a pause, `assertive` interrupts. */
export type Urgency = 'polite' | 'assertive'

const CLEAR_AFTER = 7000

/** Announces a message to screen readers without showing it. */
export function announce(message: string, urgency: Urgency = 'polite'): void {
  const line = document.createElement('div')
  line.textContent = message
  const region = liveRegion(urgency)
  region.append(line)
  setTimeout(() => line.remove(), CLEAR_AFTER)
}

function liveRegion(urgency: Urgency): Element {
  const present = document.querySelector(`[data-live-announcer="${urgency}"]`)
  if (present) return present
  const region = document.createElement('div')
  region.className = 'sr-only'
  region.setAttribute('role', 'log')
  region.setAttribute('aria-live', urgency)
  region.setAttribute('aria-relevant', 'additions')
  // React Aria leaves elements with this attribute readable while a dialog hides the rest of the page.
  region.dataset['liveAnnouncer'] = urgency
  document.body.append(region)
  return region
}
