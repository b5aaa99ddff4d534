import { LayoutTemplate } from 'lucide-react'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'

/** Itineraries without dates, to start from: to the API they are itineraries. The registry of the app adds the editor. */
export const templateResource: WebResource<{ name: 'template'; plural: 'itineraries' }> = {
  name: 'template',
  plural: 'itineraries',
  path: '/templates',
  title: 'Templates',
  one: 'template',
  many: 'templates',
  icon: LayoutTemplate,
  of: 'company',
  permissions: usualPermissions('itineraries'),
  pages: {
    list: () => import('./templates-page.tsx'),
    create: () => import('./create-template-page.tsx'),
  },
  sidebar: { count: 'templates' },
}
