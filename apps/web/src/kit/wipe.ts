type Wiped = {
  /** The person comes back most likely: what they typed and did not save stays on the device. */
  keepsDrafts: boolean
  /** Another tab has done so and goes on with somebody else: only what this tab has in mind goes. */
  keepsDevice?: boolean
}
const wipers = new Set<(wiped: Wiped) => void>()

/** Registers what forgets a part of what this device knows of a person. */
export const onWipe = (wiper: (wiped: Wiped) => void): void => void wipers.add(wiper)

/** Forgets everything about a person on this device. */
export const wipe = (wiped: Wiped): void => {
  for (const wiper of wipers) wiper(wiped)
}
