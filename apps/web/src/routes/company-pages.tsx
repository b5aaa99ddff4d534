import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/company-pages` */
export const companyPages = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/company-pages/company-pages-page.tsx')),
    'CompanyPagesPage',
  ),
  staticData: { title: 'Company Pages' },
}
