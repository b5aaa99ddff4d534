import { comparePublications } from '@sojourn/contract/itinerary/compare-publications'
import { wordsIn } from './languages/words.ts'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { generatedItineraries, readItinerary } from './fixtures/generated-itineraries.ts'
import { publish } from './fixtures/publish-generated.ts'
import { samplePublication } from './fixtures/sample-publication.ts'

const { itineraries, seed } = inject('itineraryRun')

/** As the database stores it. */
const stored = (publication: Publication): Publication => JSON.parse(JSON.stringify(publication))

it('finds no change between equal publications, also after a round trip through JSON', () => {
  fc.assert(
    fc.property(generatedItineraries, (input) => {
      const publication = publish(readItinerary(input))
      expect(comparePublications(publication, publish(readItinerary(input)), wordsIn('en'))).toEqual([])
      expect(comparePublications(stored(publication), publication, wordsIn('en'))).toEqual([])
      expect(comparePublications(publication, stored(publication), wordsIn('en'))).toEqual([])
    }),
    { numRuns: itineraries, seed },
  )
})

it('lists changes between any two publications in order, and leads only to what the later one has', () => {
  fc.assert(
    fc.property(generatedItineraries, generatedItineraries, (one, other) => {
      const [before, after] = [publish(readItinerary(one)), publish(readItinerary(other))]
      const changes = comparePublications(before, after, wordsIn('en'))
      const days = new Map(after.days.flatMap(({ n, segments }) => segments.map(({ uuid }) => [uuid, n])))
      const inDays = changes.filter(({ day }) => day !== null)
      expect(inDays.map(({ day }) => day)).toEqual(
        inDays.map(({ day }) => day).toSorted((a, b) => Number(a) - Number(b)),
      )
      const leading = changes.filter(({ segment }) => segment !== null)
      expect(leading.map(({ segment }) => days.get(String(segment)))).toEqual(leading.map(({ day }) => day))
      expect(inDays.filter(({ day }) => Number(day) > after.dayCount)).toEqual([])
      expect(changes.filter(({ before: from, after: to }) => from !== null && from === to)).toEqual([])
      expect(changes.length === 0).toBe(comparePublications(after, before, wordsIn('en')).length === 0)
    }),
    { numRuns: itineraries, seed },
  )
})

it('finds no change in the sample', () => {
  expect(comparePublications(samplePublication, stored(samplePublication), wordsIn('en'))).toEqual([])
})
