import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/settings` */
export const settings = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/settings/settings-page.tsx')),
    'SettingsPage',
  ),
  staticData: { title: 'Settings' },
}
