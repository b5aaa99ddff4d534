import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/suppliers/{uuid}` */
export const supplier = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/suppliers/supplier-page.tsx')),
    'SupplierPage',
  ),
  staticData: { title: 'Supplier', readWith: 'suppliers:read' as const },
}
