import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/page-code.ts'

const page = (name: 'TermsPage' | 'PrivacyPage' | 'AccessibilityPage', title: string) => ({
  component: lazyRouteComponent(
    pageCode(() => import('../features/legal/legal-pages.tsx')),
    name,
  ),
  staticData: { title },
})

/** `/terms` */
export const terms = page('TermsPage', 'Terms')
/** `/privacy` */
export const privacy = page('PrivacyPage', 'Privacy')
/** `/accessibility` */
export const accessibility = page('AccessibilityPage', 'Accessibility')
