import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/page-code.ts'

/** `/settings/api-keys` */
export const apiKeys = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/api-keys/api-keys-page.tsx')),
    'ApiKeysPage',
  ),
  staticData: { title: 'API keys' },
}
