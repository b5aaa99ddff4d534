import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { type Itinerary, mediaOf } from '@sojourn/contract/itinerary/publication-of'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { piecesOf } from '@sojourn/contract/translations/markup'
import { type MediaTexts, textsOf, textsOfMedia } from '@sojourn/contract/translations/texts-of'
import { landscapes } from '@sojourn/demo/landscapes'
import { loadDemoCompany } from './load-demo.ts'

it('an itinerary of the demo has all texts in German and Arabic', async () => {
  const itineraries = new Map<string, Record<string, unknown>>()
  const media = new Map<string, MediaTexts>()
  const translated: { uuid: string; language: string; words: Readonly<Record<string, string>> }[] = []
  const pictures = new Map(landscapes.map(({ name }) => [name, `/artwork/${name}.jpg`]))
  const nothing = async () => {}
  const workshop = {
    today: '2027-02-27',
    ownerUuid: null,
    members: new Map<string, string>(),
    create: async (resource: AnyResource, input: unknown) => {
      const uuid = randomUUID()
      if (resource.name === 'itinerary') itineraries.set(uuid, resource.create.parse(input))
      return { uuid, rev: 1 }
    },
    upload: async (_: unknown, { alt, caption }: { alt?: string; caption?: string }) => {
      const uuid = randomUUID()
      media.set(uuid, { alt: alt ?? null, caption: caption ?? null, decorative: false })
      return { uuid }
    },
    translate: async (uuid: string, language: string, words: Readonly<Record<string, string>>) =>
      void translated.push({ uuid, language, words }),
    publish: nothing,
    moveTo: nothing,
    showInvoices: nothing,
    issueInvoice: nothing,
    askForDetails: nothing,
  }
  await loadDemoCompany('kalahari-trails-cape', workshop, pictures)
  expect(translated.map(({ language }) => language)).toEqual(['de', 'ar'])
  for (const { uuid, words } of translated) {
    const itinerary = itineraries.get(uuid) as Itinerary
    const shown = new Set(mediaOf(itinerary, { guides: new Map(), pages: new Map() }))
    const texts = [
      ...textsOf('itinerary', itinerary),
      ...textsOfMedia(new Map([...media].filter(([item]) => shown.has(item)))),
    ]
    const pieces = texts.flatMap(({ value }) => piecesOf(value))
    expect(pieces.length).toBeGreaterThan(25)
    expect(pieces.filter((piece) => !(piece in words))).toEqual([])
    expect(Object.keys(words).filter((text) => !pieces.includes(text))).toEqual(['Hermanus and the Overberg'])
  }
})
