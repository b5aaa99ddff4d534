import { describe, expect, it } from 'vitest'
import { dateAfter } from './local-time.ts'
import { isOnlyKind, isUnderstood, readSentence, type Sentence } from './sentence.ts'

/** Ten days from Saturday 8 May 2027 to Monday 17 May. */
const dates = Array.from({ length: 10 }, (_, index) => dateAfter('2027-05-08', index))

/** What each sentence must say; every other field but `search` must be null. */
const understood: readonly [string, Partial<Sentence>][] = [
  ['train to Kyoto 9:03', { kind: 'train', title: 'Train to Kyoto', startTime: '09:03', to: 'Kyoto' }],
  ['train to Windhoek 9.03', { kind: 'train', title: 'Train to Windhoek', startTime: '09:03', to: 'Windhoek' }],
  [
    'Train from Tokyo to Kyoto 9:03 - 11:15',
    {
      kind: 'train',
      title: 'Train from Tokyo to Kyoto',
      startTime: '09:03',
      endTime: '11:15',
      from: 'Tokyo',
      to: 'Kyoto',
    },
  ],
  [
    'shinkansen to Hiroshima at 14:20',
    { kind: 'train', title: 'Shinkansen to Hiroshima', startTime: '14:20', to: 'Hiroshima' },
  ],
  ['night train to Hanoi 21:30', { kind: 'train', title: 'Night train to Hanoi', startTime: '21:30', to: 'Hanoi' }],
  [
    "2 nights Sailmaker's House",
    { kind: 'accommodation', title: "Sailmaker's House", nights: 2, search: "Sailmaker's House" },
  ],
  ['Dune Camp, three nights', { kind: 'accommodation', title: 'Dune Camp', nights: 3, search: 'Dune Camp' }],
  ['3 nights at Dune Camp', { kind: 'accommodation', title: 'Dune Camp', nights: 3, search: 'Dune Camp' }],
  ['one night in Swakopmund', { kind: 'accommodation', title: 'Swakopmund', nights: 1 }],
  ['4 nts Hotel Uhland', { kind: 'accommodation', title: 'Hotel Uhland', nights: 4, search: 'Hotel Uhland' }],
  ['Hotel Uhland for 2 nights', { kind: 'accommodation', title: 'Hotel Uhland', nights: 2 }],
  [
    'stay at Little Kulala 2 nights',
    { kind: 'accommodation', title: 'Stay at Little Kulala', nights: 2, search: 'Little Kulala' },
  ],
  ['2-night stay at Onguma', { kind: 'accommodation', title: 'Stay at Onguma', nights: 2, search: 'Onguma' }],
  ['KL861 12 May', { kind: 'flight', title: 'Flight KL861', number: 'KL861', day: 4 }],
  ['kl861 12 may', { kind: 'flight', title: 'Flight KL861', number: 'KL861', day: 4 }],
  ['dinner at 8', { kind: 'meal', title: 'Dinner', startTime: '20:00' }],
  ['Drive along US 101', { kind: 'drive', title: 'Drive along US 101' }],
  ['KL 861 on 12 May', { kind: 'flight', title: 'Flight KL 861', number: 'KL861', day: 4 }],
  ['flight KL861 10:05', { kind: 'flight', title: 'Flight KL861', number: 'KL861', startTime: '10:05' }],
  [
    '4Z123 to Windhoek 7:45 am',
    { kind: 'flight', title: '4Z123 to Windhoek', number: '4Z123', startTime: '07:45', to: 'Windhoek' },
  ],
  ['U2 1234 May 9th', { kind: 'flight', title: 'Flight U2 1234', number: 'U21234', day: 1 }],
  ['fly to Windhoek 6 pm', { kind: 'flight', title: 'Fly to Windhoek', startTime: '18:00', to: 'Windhoek' }],
  ['dinner at Wolfgat 19:30', { kind: 'meal', title: 'Dinner at Wolfgat', startTime: '19:30', search: 'Wolfgat' }],
  ['Dinner 7.30 pm at Wolfgat', { kind: 'meal', title: 'Dinner at Wolfgat', startTime: '19:30', search: 'Wolfgat' }],
  ['breakfast at 8', { kind: 'meal', title: 'Breakfast', startTime: '08:00' }],
  ['lunch at noon', { kind: 'meal', title: 'Lunch', startTime: '12:00' }],
  ['late dinner at 9 p.m.', { kind: 'meal', title: 'Late dinner', startTime: '21:00' }],
  ['picnic in the dunes 12am', { kind: 'meal', title: 'Picnic in the dunes', startTime: '00:00' }],
  ['sundowner 12 pm day 3', { kind: 'meal', title: 'Sundowner', startTime: '12:00', day: 2 }],
  [
    'transfer from airport to hotel 14:00',
    { kind: 'transfer', title: 'Transfer from airport to hotel', startTime: '14:00', from: 'airport', to: 'hotel' },
  ],
  ['airport transfer 6:15', { kind: 'transfer', title: 'Airport transfer', startTime: '06:15' }],
  [
    'private transfer to Otjiwarongo',
    { kind: 'transfer', title: 'Private transfer to Otjiwarongo', to: 'Otjiwarongo' },
  ],
  [
    'taxi from the station at 17h',
    { kind: 'transfer', title: 'Taxi from the station', startTime: '17:00', from: 'the station' },
  ],
  ['pick-up 9am', { kind: 'transfer', title: 'Pick-up', startTime: '09:00' }],
  ['drive to Sesriem', { kind: 'drive', title: 'Drive to Sesriem', to: 'Sesriem' }],
  [
    'drive from Windhoek to Sesriem 8:00',
    { kind: 'drive', title: 'Drive from Windhoek to Sesriem', startTime: '08:00', from: 'Windhoek', to: 'Sesriem' },
  ],
  [
    'ferry to Naxos 07:30–11:00',
    { kind: 'ferry', title: 'Ferry to Naxos', startTime: '07:30', endTime: '11:00', to: 'Naxos' },
  ],
  ['bus to Siena 10:10', { kind: 'bus', title: 'Bus to Siena', startTime: '10:10', to: 'Siena' }],
  ['sunset cruise 5:30pm', { kind: 'cruise', title: 'Sunset cruise', startTime: '17:30' }],
  ['car hire 9:00', { kind: 'car_hire', title: 'Car hire', startTime: '09:00' }],
  ['pick up rental car at 10', { kind: 'car_hire', title: 'Pick up rental car', startTime: '10:00' }],
  ['game drive 6 am', { kind: 'excursion', title: 'Game drive', startTime: '06:00' }],
  [
    'Walking tour of Trastevere from 10 am to 1 pm',
    { kind: 'excursion', title: 'Walking tour of Trastevere', startTime: '10:00', endTime: '13:00' },
  ],
  [
    'visit Twyfelfontein on day 4',
    { kind: 'excursion', title: 'Visit Twyfelfontein', day: 3, search: 'Twyfelfontein' },
  ],
  ['hike Table Mountain on Monday', { kind: 'excursion', title: 'Hike Table Mountain on Monday' }],
  ['hike Table Mountain on Tuesday', { kind: 'excursion', title: 'Hike Table Mountain', day: 3 }],
  ['local guide 9:00', { kind: 'guide_service', title: 'Local guide', startTime: '09:00' }],
  ['afternoon at leisure', { kind: 'free_time', title: 'Afternoon at leisure' }],
  ['free day on May 10', { kind: 'free_time', title: 'Free day', day: 2 }],
  ['note bring warm clothes', { kind: 'note', title: 'Note bring warm clothes' }],
  ['park fees', { kind: 'fee', title: 'Park fees' }],
  ['check-in 3pm', { kind: 'accommodation', title: 'Check-in 3pm' }],
  ['Harbour Kayaking 2027-05-09 8:30', { kind: null, title: 'Harbour Kayaking', day: 1, startTime: '08:30' }],
  ['Harbour Kayaking 9 May 2027', { kind: null, title: 'Harbour Kayaking', day: 1 }],
  ['2 nights Kauri Cove Lodge from 10 May', { kind: 'accommodation', title: 'Kauri Cove Lodge', nights: 2, day: 2 }],
]

/** Names and numbers that look like times, nights, dates or kinds: the whole text remains the title. */
const misleading: readonly [string, Partial<Sentence>][] = [
  ['Room 9:03', {}],
  ['Hotel 1900', { kind: 'accommodation' }],
  ['24 hours in Tokyo', {}],
  ['1000 Nights Café', {}],
  ['Arabian Nights', {}],
  ['One Night in Bangkok', {}],
  ['Rodeo Drive', {}],
  ['Bar at 54', {}],
  ['Studio 54', {}],
  ['The Restaurant at 21', {}],
  ['RN 7', {}],
  ['Hotel 21 May', { kind: 'accommodation' }],
  ['May Fair', {}],
  ['The Train Lodge', { kind: 'train' }],
  ['Area 51', {}],
  ['25:00', {}],
  ['9:75 show', {}],
  ['Day 12 photographs', {}],
  ['Day Spa', {}],
  ['Noon Café', {}],
  ['Dinner for 8', { kind: 'meal' }],
  ['Guidepost Inn', {}],
  ['Buster Keaton museum', {}],
  ['Platform 9:30', {}],
  ['Highway 9.30', {}],
  ['Train to platform 9.30', { kind: 'train' }],
  ['B52', {}],
  ['Pier 39', {}],
  ['Ratio 16:9', {}],
  ['70 nights', {}],
  ['12 May', { title: '12 May', day: 4 }],
  ['19:30', { title: '19:30', startTime: '19:30' }],
]

const blank = { kind: null, startTime: null, endTime: null, nights: null, day: null, number: null }

describe('a sentence about a new segment', () => {
  it.each(understood)('%s', (text, expected) => {
    const { search, from, to, ...rest } = readSentence(text, dates)
    const { search: wanted = search, from: origin = from, to: destination = to, ...fields } = expected
    expect({ ...rest, search, from, to }).toEqual({
      ...blank,
      ...fields,
      search: wanted,
      from: origin,
      to: destination,
    })
  })

  it.each(misleading)('is not misread: %s', (text, expected) => {
    const { search: _, from: __, to: ___, ...rest } = readSentence(text, dates)
    expect(rest).toEqual({ ...blank, title: text, ...expected })
  })

  it('understands dates only within the itinerary, and none without a start date', () => {
    const open = [null, null, null]
    expect(readSentence('KL861 12 June', dates)).toMatchObject({ title: 'KL861 12 June', day: null })
    expect(readSentence('KL861 12 May', open)).toMatchObject({ title: 'KL861 12 May', day: null, kind: 'flight' })
    expect(readSentence('lunch day 2', open)).toMatchObject({ title: 'Lunch', day: 1 })
    expect(readSentence('lunch day 4', open)).toMatchObject({ title: 'Lunch day 4', day: null })
    expect(readSentence('lunch 1 January', ['2027-12-31', '2028-01-01'])).toMatchObject({ title: 'Lunch', day: 1 })
    expect(readSentence('lunch 9 May 2028', dates)).toMatchObject({ title: 'Lunch 9 May 2028', day: null })
    // A journey across the date line repeats a date.
    expect(readSentence('lunch 9 May', ['2027-05-09', '2027-05-09'])).toMatchObject({ title: 'Lunch 9 May', day: null })
  })

  it('says whether it understood anything, and whether only a kind', () => {
    const facts = (text: string) => {
      const sentence = readSentence(text, dates)
      return [isUnderstood(sentence), isOnlyKind(sentence)]
    }
    expect(facts('Wolfgat')).toEqual([false, true])
    expect(facts('dinner at Wolfgat')).toEqual([true, true])
    expect(facts('dinner at Wolfgat 19:30')).toEqual([true, false])
  })

  it('reads an empty text as nothing, and a very long one in no time', () => {
    expect(readSentence('  ', dates)).toMatchObject({ ...blank, title: '' })
    const started = performance.now()
    readSentence(`train ${'to a '.repeat(400)}9:03 ${'1 '.repeat(2000)}`, dates)
    expect(performance.now() - started).toBeLessThan(500)
  })
})
