import type { TenantOfMember } from '@sojourn/contract/account'
import { useCan } from '../../data/session.ts'
import { Link } from '../../ui/link.tsx'

/** What a company without a plan can still do. */
export function StillWorks({ tenant }: { tenant: TenantOfMember }) {
  const mayManage = useCan('company:manage')
  return (
    <div className="max-w-160 text-ink-soft">
      <h3 className="font-medium text-ink">Without a plan</h3>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-5 wrap-anywhere">
        <li>
          Everything that <bdi>{tenant.name}</bdi> has is kept; nobody can add to it or change it.
        </li>
        <li>Pages, links and brochures that are published stay online for your travellers.</li>
        {mayManage && (
          <>
            <li>
              You can <Link href="/account#export">export everything</Link> at any time.
            </li>
            <li>
              The company’s name, address and brand can be changed in the <Link href="/settings">settings</Link>.
            </li>
          </>
        )}
      </ul>
    </div>
  )
}
