import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/outbox` */
export const outbox = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/outbox/outbox-page.tsx')),
    'OutboxPage',
  ),
  staticData: { title: wording.outboxTitle },
}
