import { onWipe } from '../../data/clear-device-data.ts'
import { device } from '../../data/text-store.ts'

const key = 'sojourn.device-secret'

/**
 * The secret of the last registration on this device. With the link of the confirmation email it stands for the password; by
 * itself it opens nothing.
 */
export const readDeviceSecret = (): string | null => device.read(key)

/** Stores the secret of a registration; null removes it. */
export const keepDeviceSecret = (secret: string | null): void => {
  if (secret === null) device.remove(key)
  else device.write(key, secret)
}

onWipe(({ keepsDrafts }) => {
  if (!keepsDrafts) keepDeviceSecret(null)
})
