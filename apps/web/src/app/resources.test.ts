import { resources } from '@sojourn/contract'
import { describe, expect, it } from 'vitest'
import type { WebResource } from '../data/web-resource.ts'
import { iconOf } from '../kit/resource-icons.ts'
import { hrefOf, lookOf } from './palette/found-records.ts'
import { webResources } from './resources.ts'
import { sidebarEntries } from './shell/sidebar-entries.ts'

describe('the resources of the web app', () => {
  it('each have a unique name and path, and include all of the contract', () => {
    const names = webResources.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(webResources.map(({ path }) => path)).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(Object.values(resources).map(({ name }) => name)))
  })

  it('each have an icon of their own', () => {
    const icons = webResources.map(({ name }) => iconOf(name))
    expect(icons).not.toContain(iconOf('kite'))
    expect(new Set(icons).size).toBe(icons.length)
  })

  it('are in the sidebar in the order in which people use them', () => {
    const expected = [
      'Itineraries: itinerary at /itineraries/create',
      'Templates: template at /templates/create',
      'Destinations: destination at /destinations/create',
      'Accommodations: accommodation at /accommodations/create',
      'Excursions: excursion at /excursions/create',
      'Media Library: media file at /media?upload',
      'Contacts: contact at /contacts/create',
      'Travel Guides: travel guide at /guides/create',
      'Suppliers: supplier at /suppliers/create',
      'Exchange Rates: exchange rate at /exchange-rates/create',
      'Invoices: invoice at /invoices/create',
      'Payments: payment at /payments/create',
      'Payables: payable at /payables/create',
      'Company Pages: company page at /company-pages/create',
    ]
    const entries = sidebarEntries.map(({ title, one, addHref }) => `${title}: ${one} at ${addHref}`)
    expect(entries.filter((entry) => expected.includes(entry))).toEqual(expected)
  })

  it('are all in the sidebar, with a link to add a record', () => {
    // These are reached from the account menu, help and the platform’s part of the sidebar.
    const elsewhere = ['user', 'support-request', 'tenant', 'faq']
    expect(sidebarEntries.map(({ title, one, addHref }) => `${title}: ${one} at ${addHref}`)).toEqual(
      webResources
        .filter(({ name }) => !elsewhere.includes(name))
        .map(({ name, title, one, path }) =>
          name === 'media-item' ? 'Media Library: media file at /media?upload' : `${title}: ${one} at ${path}/create`,
        ),
    )
  })
})

/** Titles that do not follow from the list’s title and the name of a record. */
const ownTitles: Readonly<Record<string, readonly string[]>> = {
  'media-item': ['/media Media library'],
  user: ['/users Users', '/users/create Invite a user', '/users/$uuid User'],
}

const titlesOf = ({ name, path, title, one }: WebResource): readonly string[] =>
  ownTitles[name] ?? [
    `${path} ${title}`,
    `${path}/create New ${one}`,
    `${path}/$uuid ${one.charAt(0).toUpperCase()}${one.slice(1)}`,
  ]

const readTitles = async (): Promise<string[]> => {
  const { resourceRoutes } = await import('./resource-routes.tsx')
  return (['company', 'company and staff', 'platform'] as const)
    .flatMap(resourceRoutes)
    .map(({ path, staticData }) => `${path} ${staticData.title}`)
}

describe('the titles of the pages', () => {
  it('are those that people know', async () => {
    const expected = [
      '/itineraries Itineraries',
      '/itineraries/create New itinerary',
      '/itineraries/$uuid Itinerary',
      '/templates Templates',
      '/templates/create New template',
      '/templates/$uuid Template',
      '/destinations Destinations',
      '/destinations/create New destination',
      '/destinations/$uuid Destination',
      '/accommodations Accommodations',
      '/accommodations/create New accommodation',
      '/accommodations/$uuid Accommodation',
      '/excursions Excursions',
      '/excursions/create New excursion',
      '/excursions/$uuid Excursion',
      '/media Media library',
      '/contacts Contacts',
      '/contacts/create New contact',
      '/contacts/$uuid Contact',
      '/guides Travel Guides',
      '/guides/create New travel guide',
      '/guides/$uuid Travel guide',
      '/suppliers Suppliers',
      '/suppliers/create New supplier',
      '/suppliers/$uuid Supplier',
      '/exchange-rates Exchange Rates',
      '/exchange-rates/create New exchange rate',
      '/exchange-rates/$uuid Exchange rate',
      '/invoices Invoices',
      '/invoices/create New invoice',
      '/invoices/$uuid Invoice',
      '/payments Payments',
      '/payments/create New payment',
      '/payments/$uuid Payment',
      '/payables Payables',
      '/payables/create New payable',
      '/payables/$uuid Payable',
      '/company-pages Company Pages',
      '/company-pages/create New company page',
      '/company-pages/$uuid Company page',
      '/users Users',
      '/users/create Invite a user',
      '/users/$uuid User',
    ]
    expect((await readTitles()).filter((title) => expected.includes(title))).toEqual(expected)
  })

  it('follow from the names of the resources', async () => {
    const titles = await readTitles()
    expect(titles).toEqual([
      ...webResources.filter(({ of, pages }) => of === 'company' && pages.list).flatMap(titlesOf),
      '/support Support',
      '/support/create Contact support',
      '/support/$uuid Support request',
      '/tenants All Tenants',
      '/tenants/create New company',
      '/tenants/$uuid Company',
      '/faqs FAQS',
      '/faqs/create New question',
      '/faqs/$uuid Question',
    ])
  })
})

describe('a record found in the palette', () => {
  const hit = { uuid: 'a-uuid', title: 'Dunes & sand', detail: null, thumbnail: null }

  it('links to its page, or a media item to the library with a search for its name', () => {
    expect(hrefOf({ ...hit, resource: 'supplier' })).toBe('/suppliers/a-uuid')
    expect(hrefOf({ ...hit, resource: 'itinerary', isTemplate: true })).toBe('/templates/a-uuid')
    expect(hrefOf({ ...hit, resource: 'media-item' })).toBe('/media?q=Dunes%20%26%20sand')
    expect(hrefOf({ ...hit, resource: 'kite' })).toBeNull()
  })

  it('has a title for each kind', () => {
    expect([lookOf('company-page')?.title, lookOf('template')?.title, lookOf('kite')]).toEqual([
      'Company Pages',
      'Templates',
      null,
    ])
  })
})
