import type { ItineraryContent } from '../../content.ts'

/** A lost itinerary: the client chose another country. */
export const sandAndSilence: ItineraryContent = {
  key: 'sand-and-silence',
  title: 'Sand and Silence',
  reference: 'KT-2102',
  subtitle: 'Four days in the Namib for one who likes walls plain',
  summary: ['An architect’s Namibia: a weavery, a farmhouse and the lines of the dunes. Lost, in the end, to Oman.'],
  highlights: ['A balloon at the height of a church', 'A veranda with no neighbour'],
  travelStyles: ['Design', 'Slow travel'],
  cover: 'dune-sea-dusk',
  status: 'lost',
  reason: 'Chose Oman for the architecture. Friendly; would like to hear from us about a winter journey.',
  startsIn: 130,
  party: { adults: 1 },
  client: 'camille-dorval',
  travellers: [{ contact: 'camille-dorval', role: 'lead' }],
  price: { mode: 'total', markupBps: 1800, roundTo: 5000, display: 200_000, validForDays: 3 },
  days: [
    {
      title: 'Looms',
      route: 'Windhoek',
      destination: 'windhoek',
      hero: 'lodge-room-savannah',
      text: [
        'The old weavery, a walk among the ministries and one good building by Stauch. Supper in the dining room with the north light.',
      ],
      segments: [
        {
          stay: 'weavers-hotel',
          nights: 1,
          rooms: [{ type: 'Street Room', count: 1, adults: 1 }],
          net: 11200,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'To the farmhouse',
      route: 'Windhoek → Solitaire',
      destination: 'sossusvlei',
      hero: 'moon-over-dunes',
      text: [
        'Four hours with a driver. The house is left open, with a lamp lit, supper in the oven, and two grandfathers’ correspondence in the passage.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Windhoek to Solitaire',
          from: 'weavers-hotel',
          to: 'solitary-farmhouse',
          minutes: 240,
          distanceKm: 240,
          startTime: '10:00',
          endTime: '14:00',
          net: 32000,
        },
        {
          stay: 'solitary-farmhouse',
          nights: 2,
          rooms: [{ type: 'Farmhouse', count: 1, adults: 1 }],
          net: 21000,
          unit: 'per_night',
        },
      ],
    },
    {
      title: 'A line drawn by wind',
      route: 'Sesriem, by balloon',
      destination: 'sossusvlei',
      hero: 'dune-sea-dusk',
      text: [
        'Called at three, aloft by six. From a thousand feet the dunes are sections through a single idea; bring the sketchbook.',
      ],
      segments: [{ excursion: 'namib-balloon', startTime: '05:15', endTime: '09:15', net: 46500, unit: 'per_person' }],
    },
    {
      title: 'Back up the pass',
      route: 'Solitaire → Windhoek airport',
      destination: 'windhoek',
      hero: 'ridges-morning',
      text: ['Coffee, apple cake, the pass, the plane. The driver will wait while you photograph the wind pump.'],
      segments: [
        {
          journey: 'transfer',
          title: 'Solitaire to Windhoek airport',
          from: 'solitary-farmhouse',
          to: 'windhoek-airport',
          minutes: 285,
          distanceKm: 285,
          startTime: '08:00',
          endTime: '12:45',
          net: 36000,
        },
      ],
    },
  ],
}
