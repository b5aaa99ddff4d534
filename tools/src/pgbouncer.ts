import { findPgbouncer } from '@sojourn/api/test/pooler/find-pgbouncer'
import { installPackage } from './install-package.ts'

/** Installs PgBouncer for the tests, if this machine has none. Throws an error that says what to do if that is not possible. */
export const ensurePgbouncer = async (): Promise<void> => {
  if (findPgbouncer() !== undefined) return
  await installPackage('pgbouncer', remedy)
  if (findPgbouncer() === undefined) throw new Error(`the package pgbouncer brought no program; ${remedy}`)
}

const remedy = 'install PgBouncer'
