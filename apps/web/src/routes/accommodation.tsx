import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/accommodations/{uuid}` */
export const accommodation = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/accommodations/accommodation-page.tsx')),
    'AccommodationPage',
  ),
  staticData: { title: 'Accommodation' },
}
