import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Workspace } from '../http/in-tenant.ts'

/** A folder for what is made for somebody to take, in the server's own, where only it looks and where leftovers are found. */
export const makeWorkFolder = async ({
  deps,
  tenant,
}: Pick<Workspace, 'deps'> & { tenant: string }): Promise<string> => {
  const exports = join(deps.workFolder, 'exports')
  await mkdir(exports, { recursive: true, mode: 0o700 })
  return mkdtemp(join(exports, `${tenant}-`))
}
