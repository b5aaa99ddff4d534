import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/company-pages/create` */
export const companyPageCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/company-pages/create-company-page-page.tsx')),
    'CreateCompanyPagePage',
  ),
  staticData: { title: 'New company page' },
}
