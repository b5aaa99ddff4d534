import { lazyRouteComponent } from '@tanstack/react-router'

const page = (name: 'TermsPage' | 'PrivacyPage' | 'AccessibilityPage', title: string) => ({
  component: lazyRouteComponent(() => import('../features/legal/legal-pages.tsx'), name),
  staticData: { title },
})

/** `/terms` */
export const terms = page('TermsPage', 'Terms')
/** `/privacy` */
export const privacy = page('PrivacyPage', 'Privacy')
/** `/accessibility` */
export const accessibility = page('AccessibilityPage', 'Accessibility')
