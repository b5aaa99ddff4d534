import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/outbox` */
export const outbox = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/outbox/outbox-page.tsx')),
    'OutboxPage',
  ),
  staticData: { title: 'Outbox' },
}
