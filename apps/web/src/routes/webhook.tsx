import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/settings/webhooks/{uuid}` */
export const webhook = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/webhooks/webhook-page.tsx')),
    'WebhookPage',
  ),
  staticData: { title: wording.webhookTitle },
}
