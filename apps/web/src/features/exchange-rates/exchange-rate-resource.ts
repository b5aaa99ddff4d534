import type { exchangeRate } from '@sojourn/contract/resources/exchange-rate'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** The company’s currency book. */
export const exchangeRateResource: WebResource<typeof exchangeRate> = {
  name: 'exchange-rate',
  plural: 'exchange-rates',
  path: '/exchange-rates',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: { ...usualPermissions('exchange-rates'), read: 'exchange-rates:read' },
  pages: {
    list: () => import('./exchange-rates-page.tsx'),
    create: () => import('./exchange-rate-form.tsx'),
    record: () => import('./exchange-rate-form.tsx'),
  },
  sidebar: { count: 'exchangeRates' },
}
