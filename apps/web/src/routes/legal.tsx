import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/terms` */
export const terms = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/legal/terms-page.tsx')),
    'TermsPage',
  ),
  staticData: { title: wording.termsTitle },
}

/** `/privacy` */
export const privacy = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/legal/privacy-page.tsx')),
    'PrivacyPage',
  ),
  staticData: { title: wording.privacyTitle },
}

/** `/accessibility` */
export const accessibility = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/legal/accessibility-page.tsx')),
    'AccessibilityPage',
  ),
  staticData: { title: wording.accessibilityTitle },
}
