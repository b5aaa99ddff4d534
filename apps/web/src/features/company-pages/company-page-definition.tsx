import { companyPage } from '@sojourn/contract/resources/company-page'
import type { RecordDefinition } from '../../kit/record/record-definition.ts'
import { resourceClient } from '../../data/resource-client.ts'
import { PagePreview } from './page-preview.tsx'
import { companyPageLabels, companyPageSections } from './company-page-form.tsx'

/** The pages of one company page. */
export const companyPageDefinition: RecordDefinition<typeof companyPage> = {
  resource: companyPage,
  client: resourceClient<typeof companyPage>('company-pages'),
  path: '/company-pages',
  title: 'Company Pages',
  one: 'company page',
  nameOf: ({ title }) => title,
  addWith: 'company-pages:create',
  editWith: 'company-pages:update',
  removeWith: 'company-pages:delete',
  labels: companyPageLabels,
  sections: companyPageSections,
  beside: (form, record) => <PagePreview form={form} page={record} />,
}
