import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { createLocalStorage } from './platform/storage/local-storage.ts'
import type { Storage } from './platform/storage/storage.ts'

/**
 * Opens the configured storage. Throws ConfigError if the bucket denies access or does not exist. A bucket that does not respond
 * now may do so later.
 */
export const openStorage = async (
  config: Pick<Config, 's3' | 'dataDir'>,
): Promise<{ storage: Storage; closeStorage: () => void }> => {
  if (!config.s3) return { storage: createLocalStorage(join(config.dataDir, 'media')), closeStorage: () => {} }
  const { createS3Storage } = await import('./platform/storage/s3-storage.ts')
  const storage = createS3Storage(config.s3)
  const rejection = await storage.check()
  if (rejection === null) return { storage, closeStorage: () => storage.close() }
  storage.close()
  throw new ConfigError('S3_URL', `must lead to a bucket that is open to us (${rejection})`)
}
