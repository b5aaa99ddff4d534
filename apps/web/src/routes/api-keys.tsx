import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/settings/api-keys` */
export const apiKeys = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/api-keys/api-keys-page.tsx')),
    'ApiKeysPage',
  ),
  staticData: { title: wording.apiKeysTitle },
}
