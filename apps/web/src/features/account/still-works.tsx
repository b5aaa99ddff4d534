import type { TenantOfMember } from '@sojourn/contract/account'
import { useCan } from '../../data/session.ts'
import { bdi, linkTo } from '../../kit/words/message-tags.tsx'
import * as wording from './wording.ts'

/** What a company without a plan can still do. */
export function StillWorks({ tenant }: { tenant: TenantOfMember }) {
  const mayManage = useCan('company:manage')
  return (
    <div className="max-w-160 text-ink-soft">
      <h3 className="font-medium text-ink">{wording.withoutPlanTitle}</h3>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-5 wrap-anywhere">
        <li>{wording.withoutPlanData({ company: tenant.name, bdi })}</li>
        <li>{wording.publishedStaysOnline}</li>
        {mayManage && (
          <>
            <li>{wording.withoutPlanExport({ link: linkTo('/account#export') })}</li>
            <li>{wording.withoutPlanSettings({ link: linkTo('/settings') })}</li>
          </>
        )}
      </ul>
    </div>
  )
}
