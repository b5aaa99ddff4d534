import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/company-pages/{uuid}` */
export const companyPage = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/company-pages/company-page-page.tsx')),
    'CompanyPagePage',
  ),
  staticData: { title: 'Company page' },
}
