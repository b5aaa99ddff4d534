import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/settings` */
export const settings = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/settings/settings-page.tsx')),
    'SettingsPage',
  ),
  staticData: { title: wording.settingsTitle },
}
