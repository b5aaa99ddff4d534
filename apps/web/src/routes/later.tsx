import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/page-code.ts'

/** An address of the specification whose page comes with a later version. */
export const later = (title: string) => ({
  component: lazyRouteComponent(
    pageCode(() => import('../features/later/later-page.tsx')),
    'LaterPage',
  ),
  staticData: { title },
})
