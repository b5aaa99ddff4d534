import { useNavigate } from '@tanstack/react-router'
import type { AccountUser, TenantOfMember } from '@sojourn/contract/account'
import { chooseTenant, currentTenant, useSession } from '../../data/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import * as wording from './wording.ts'

/** The companies of the user, with their roles there. */
export function Companies({ user }: { user: AccountUser }) {
  const navigate = useNavigate()
  const current = useSession(currentTenant)
  if (user.tenants.length === 0) {
    return (
      <p className="wrap-anywhere text-ink-soft">
        {wording.noCompanies({
          email: user.email,
        })}
      </p>
    )
  }
  const open = (tenant: TenantOfMember) => {
    chooseTenant(tenant.uuid)
    void navigate({ href: '/' })
  }
  return (
    <ul className="rounded-md border border-line bg-surface">
      {user.tenants.map((tenant) => (
        <li
          key={tenant.uuid}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0"
        >
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
              {tenant.name}
              {tenant.isOwner && <Badge tone="brand">{wording.ownerBadge}</Badge>}
              {!tenant.isSubscribed && !tenant.isParentSubscribed && (
                <Badge tone="warning">{wording.noSubscriptionBadge}</Badge>
              )}
            </p>
            <p className="text-sm text-ink-soft">{rolesIn(user, tenant.uuid)}</p>
          </div>
          {tenant.uuid === current?.uuid ? (
            <p className="text-sm text-ink-soft">{wording.currentCompany}</p>
          ) : (
            <Button
              size="small"
              aria-label={wording.switchCompanyLabelOf({ company: tenant.name })}
              onPress={() => open(tenant)}
            >
              {wording.switchCompanyLabel}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const rolesIn = ({ roles }: AccountUser, tenant: string): string =>
  roles
    .filter((role) => role.tenant === tenant)
    .map(({ name }) => name)
    .join(', ')
