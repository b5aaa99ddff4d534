import type { ItineraryContent } from '../../content.ts'

/** The usual start of an itinerary: the city and the Winelands. */
export const capeFiveDays: ItineraryContent = {
  key: 'template-cape-five-days',
  title: 'The Cape in five days',
  subtitle: 'City and Winelands, the usual beginning',
  summary: [
    'Three nights under the mountain and two among the vines. It opens most of our longer journeys; lengthen the city for walkers, the valley for eaters.',
  ],
  highlights: ['The peninsula by both coasts', 'Three cellars by bicycle'],
  travelStyles: ['First visit', 'Food and wine'],
  tags: ['module'],
  cover: 'table-bay-morning',
  party: { adults: 2 },
  price: { mode: 'total', markupBps: 1800, roundTo: 10_000 },
  days: [
    {
      title: 'Arrival under the mountain',
      route: 'Airport → Gardens',
      destination: 'cape-town',
      hero: 'city-bowl-blue',
      text: [
        'Met at the airport and driven to Gardens. Leave the first afternoon empty, whatever the client says: they will thank us on the second day.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Airport to Gardens',
          from: 'cape-town-airport',
          to: 'sailmakers-house',
          minutes: 35,
          distanceKm: 23,
          net: 4500,
        },
        {
          stay: 'sailmakers-house',
          nights: 3,
          rooms: [{ type: 'Harbour Room', count: 1, adults: 2 }],
          net: 13500,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'Both coasts',
      route: 'The Cape Peninsula',
      destination: 'cape-town',
      hero: 'cape-cliffs-storm',
      text: [
        'The whole-day peninsula, out by Chapman’s Peak. Swap with the next day if the wind forecast says more than fifty kilometres an hour.',
      ],
      segments: [{ excursion: 'peninsula-day', startTime: '08:30', endTime: '17:30', net: 14500, unit: 'per_person' }],
    },
    {
      title: 'A city with its memory',
      route: 'Company’s Garden → District Six',
      destination: 'cape-town',
      hero: 'cape-town-blue-hour',
      text: [
        'The walk in the morning, the mountain by cable car in the afternoon if it is clear, a kitchen in the Bo-Kaap for those who booked in time.',
      ],
      segments: [
        { excursion: 'district-six-walk', startTime: '09:00', endTime: '12:00', net: 3900, unit: 'per_person' },
        {
          excursion: 'bo-kaap-kitchen',
          startTime: '17:30',
          endTime: '21:00',
          inclusion: 'optional',
          net: 6800,
          unit: 'per_person',
        },
      ],
    },
    {
      title: 'Inland',
      route: 'Cape Town → Franschhoek',
      destination: 'cape-winelands',
      hero: 'vineyard-autumn',
      text: [
        'By car through Stellenbosch. Half board at Three Oaks, so no restaurant need be found; remind clients about the dam.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Gardens to Franschhoek',
          from: 'sailmakers-house',
          to: 'three-oaks',
          minutes: 150,
          distanceKm: 88,
          net: 14500,
        },
        {
          stay: 'three-oaks',
          nights: 1,
          rooms: [{ type: 'Stoep Room', count: 1, adults: 2 }],
          net: 16800,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'Onward',
      route: 'Franschhoek → Cape Town airport',
      destination: 'cape-winelands',
      hero: 'vineyard-summer',
      text: ['An hour to the airport. For a midday flight there is still time to cycle to one cellar and back.'],
      segments: [
        {
          journey: 'transfer',
          title: 'Franschhoek to the airport',
          from: 'three-oaks',
          to: 'cape-town-airport',
          minutes: 60,
          distanceKm: 66,
          net: 9500,
        },
      ],
    },
  ],
}
