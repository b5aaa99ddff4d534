import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/**
 * Itineraries without dates that new ones are based on. In the API, they are itineraries. The app's registry adds the editor.
 */
export const templateResource: WebResource<{ name: 'template'; plural: 'itineraries' }> = {
  name: 'template',
  plural: 'itineraries',
  path: '/templates',
  title: wording.templatesTitle,
  one: wording.oneTemplate,
  many: wording.manyTemplates,
  of: 'company',
  permissions: usualPermissions('itineraries'),
  pages: {
    list: () => import('./templates-page.tsx'),
    create: () => import('./create-template-page.tsx'),
  },
  sidebar: { count: 'templates' },
}
