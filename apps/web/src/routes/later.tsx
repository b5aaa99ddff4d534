import { lazyRouteComponent } from '@tanstack/react-router'

/** An address of the specification whose page comes with a later version. */
export const later = (title: string) => ({
  component: lazyRouteComponent(() => import('../features/later/later-page.tsx'), 'LaterPage'),
  staticData: { title },
})
