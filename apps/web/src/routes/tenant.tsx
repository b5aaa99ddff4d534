import { lazyRouteComponent, useParams } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

const TenantPage = lazyRouteComponent(
  pageCode(() => import('../features/tenants/tenant-page.tsx')),
  'TenantPage',
)

const OneTenantPage = Object.assign(
  () => {
    const { uuid = '' } = useParams({ strict: false })
    return <TenantPage key={uuid} uuid={uuid} />
  },
  { preload: TenantPage.preload },
)

/** `/tenants/{uuid}` */
export const tenantDetail = { component: OneTenantPage, staticData: { title: 'Tenant' } }
