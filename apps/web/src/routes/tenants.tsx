import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/tenants` */
export const tenants = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/tenants/tenants-page.tsx')),
    'TenantsPage',
  ),
  staticData: { title: 'All Tenants' },
}
