import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/settings/webhooks` */
export const webhooks = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/webhooks/webhooks-page.tsx')),
    'WebhooksPage',
  ),
  staticData: { title: wording.webhooksTitle },
}
