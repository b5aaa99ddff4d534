import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Workspace } from '../http/in-tenant.ts'

/**
 * Creates a folder for files that are made for download, inside the server's own folder, where only the server has access and
 * where leftovers are cleaned up.
 */
export const makeWorkFolder = async ({
  deps,
  tenant,
}: Pick<Workspace, 'deps'> & { tenant: string }): Promise<string> => {
  const exports = join(deps.workFolder, 'exports')
  await mkdir(exports, { recursive: true, mode: 0o700 })
  return mkdtemp(join(exports, `${tenant}-`))
}
