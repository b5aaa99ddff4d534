import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/suppliers/create` */
export const supplierCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/suppliers/create-supplier-page.tsx')),
    'CreateSupplierPage',
  ),
  staticData: { title: 'New supplier', readWith: 'suppliers:read' as const },
}
