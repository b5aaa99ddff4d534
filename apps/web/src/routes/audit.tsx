import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/audit` */
export const audit = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/audit/audit-page.tsx')),
    'AuditPage',
  ),
  staticData: { title: wording.activityLogTitle },
}
