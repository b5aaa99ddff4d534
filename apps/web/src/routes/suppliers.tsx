import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/suppliers` */
export const suppliers = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/suppliers/suppliers-page.tsx')),
    'SuppliersPage',
  ),
  staticData: { title: 'Suppliers', readWith: 'suppliers:read' as const },
}
