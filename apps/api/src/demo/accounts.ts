import { demoRoles } from '@sojourn/demo/accounts'
import { demoPassword } from '../platform/passwords/demo-password.ts'

/** How to log in to the demo: the password, and the accounts that share it. */
export const demoLogin = { password: demoPassword, accounts: [...demoRoles] }
