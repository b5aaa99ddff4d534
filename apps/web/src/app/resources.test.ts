import { resources } from '@sojourn/contract'
import { describe, expect, it } from 'vitest'
import { hrefOf, lookOf } from './palette/found-records.ts'
import { webResources } from './resources.ts'
import { sidebarEntries } from './shell/sidebar-entries.ts'

describe('the resources of the web', () => {
  it('each have a name and an address of their own, and none of the contract is missing', () => {
    const names = webResources.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(webResources.map(({ path }) => path)).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(Object.values(resources).map(({ name }) => name)))
  })

  it('stand in the sidebar in the order in which people use them', () => {
    expect(sidebarEntries.map(({ title, one, addHref }) => `${title}: ${one} at ${addHref}`)).toEqual([
      'Itineraries: itinerary at /itineraries/create',
      'Templates: template at /templates/create',
      'Destinations: destination at /destinations/create',
      'Accommodations: accommodation at /accommodations/create',
      'Excursions: excursion at /excursions/create',
      'Media Library: media file at /media?upload',
      'Contacts: contact at /contacts/create',
      'Travel Guides: travel guide at /guides/create',
      'Suppliers: supplier at /suppliers/create',
      'Company Pages: company page at /company-pages/create',
    ])
  })
})

describe('the titles of the pages', () => {
  it('are the expected ones', async () => {
    const { resourceRoutes } = await import('./resource-routes.tsx')
    const titles = (['company', 'company and staff', 'platform'] as const)
      .flatMap(resourceRoutes)
      .map(({ path, staticData }) => `${path} ${staticData.title}`)
    expect(titles).toEqual([
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
      '/company-pages Company Pages',
      '/company-pages/create New company page',
      '/company-pages/$uuid Company page',
      '/users Users',
      '/users/create Invite a user',
      '/users/$uuid User',
      '/support Support',
      '/support/create Ask us',
      '/support/$uuid Support request',
      '/tenants All Tenants',
      '/tenants/create New tenant',
      '/tenants/$uuid Tenant',
      '/faqs FAQS',
      '/faqs/create New question',
      '/faqs/$uuid Question',
    ])
  })
})

describe('what the palette makes of a record that was found', () => {
  const hit = { uuid: 'a-uuid', title: 'Dunes & sand', detail: null }

  it('is the page of the record, and for a media item the library searched for its name', () => {
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
