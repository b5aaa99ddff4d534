import type { ItineraryContent } from '../../content.ts'

/** An itinerary cancelled after booking. */
export const aSlowCapeWeek: ItineraryContent = {
  key: 'a-slow-cape-week',
  title: 'Four Slow Days at the Cape',
  reference: 'KT-2085',
  subtitle: 'Paarl and Plettenberg Bay, called off',
  summary: ['A gentle autumn plan of cellars and whales, cancelled by the traveller after booking. Kept for the file.'],
  highlights: ['Granite domes at Paarl', 'Whales from the breakfast table'],
  travelStyles: ['Slow travel'],
  cover: 'cape-cliffs-gold',
  status: 'cancelled',
  reason: 'The traveller broke a wrist and does not wish to rebook. Deposit refunded in full as a courtesy.',
  startsIn: 80,
  party: { adults: 1 },
  client: 'rosalind-crewe',
  travellers: [{ contact: 'rosalind-crewe', role: 'lead' }],
  booking: 'cancelled',
  price: { mode: 'total', markupBps: 1600, roundTo: 5000, display: 120_000 },
  days: [
    {
      title: 'A distillery to sleep in',
      route: 'Cape Town → Paarl',
      destination: 'cape-winelands',
      hero: 'lodge-room-mountains',
      text: [
        'An hour from the airport to the cool rooms between the stills. Walk up to the domes before supper: twenty minutes, and all of the valley.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Cape Town airport to Paarl',
          from: 'cape-town-airport',
          to: 'half-moon-cellar',
          minutes: 50,
          distanceKm: 52,
          startTime: '14:00',
          endTime: '14:50',
          net: 8000,
        },
        {
          stay: 'half-moon-cellar',
          nights: 1,
          rooms: [{ type: 'Still Room', count: 1, adults: 1 }],
          net: 13400,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'East along the coast',
      route: 'Paarl → George → Plettenberg Bay',
      destination: 'garden-route',
      hero: 'cape-cliffs-gold',
      text: [
        'A car with a driver takes the Robinson Pass and comes down to the sea in the late afternoon. Tidewater House keeps the telescope free until you have had a turn.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Paarl to Plettenberg Bay',
          from: 'half-moon-cellar',
          to: 'tidewater-house',
          minutes: 360,
          distanceKm: 480,
          startTime: '09:00',
          endTime: '16:00',
          net: 42000,
        },
        {
          stay: 'tidewater-house',
          nights: 2,
          rooms: [{ type: 'Dune Room', count: 1, adults: 1 }],
          net: 11900,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'Round the point at low tide',
      route: 'Robberg',
      destination: 'garden-route',
      hero: 'cape-cliffs-storm',
      text: [
        'Start two hours before low water, with a naturalist and a flask. The seals will be heard some time before they are seen.',
      ],
      segments: [{ excursion: 'robberg-walk', startTime: '08:00', endTime: '12:00', net: 5600, unit: 'per_person' }],
    },
    {
      title: 'Home from George',
      route: 'Plettenberg Bay → George',
      destination: 'garden-route',
      hero: 'cape-cliffs-storm',
      text: [
        'An hour and a quarter along the lakes to the airport, with a stop at the farm stall for the journey’s last pie.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Plettenberg Bay to George airport',
          from: 'tidewater-house',
          to: 'george-airport',
          minutes: 80,
          distanceKm: 102,
          startTime: '10:00',
          endTime: '11:20',
          net: 9500,
        },
      ],
    },
  ],
}
