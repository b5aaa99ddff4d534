import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/accommodations/create` */
export const accommodationCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/accommodations/create-accommodation-page.tsx')),
    'CreateAccommodationPage',
  ),
  staticData: { title: 'New accommodation' },
}
