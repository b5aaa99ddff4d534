import type { RoleName } from '@sojourn/contract/kit/role-names'
import { message } from '@sojourn/contract/kit/message'

export const onlyRolesCan = message('Only {roles} of {company} can {action}.')
export const onlyRolesCanSoAsk = message('Only {roles} of {company} can {action}. Ask {names}.')
export const roleWithArticle: Readonly<Record<RoleName, string>> = {
  Admin: message('an Admin'),
  Manager: message('a Manager'),
  Designer: message('a Designer'),
  Agent: message('an Agent'),
  Finance: message('a Finance colleague'),
  Viewer: message('a Viewer'),
}

export const enterCompanyTitle = message('Enter a company first')
export const enterCompanyText = message(
  '“{page}” belongs to a company. Open a company in the list of all tenants and enter it.',
)
export const allTenantsLabel = message('All Tenants')
export const noCompanyTitle = message('You do not belong to a company yet')
export const noCompanyText = message('“{page}” belongs to a company. It is available once an Admin has invited you.')
