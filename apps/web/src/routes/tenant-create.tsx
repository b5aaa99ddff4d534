import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/tenants/create` */
export const tenantCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/tenants/create-tenant-page.tsx')),
    'CreateTenantPage',
  ),
  staticData: { title: 'New tenant' },
}
