import type { ItineraryContent } from '../../content.ts'

/** The Namibian loop with a driver-guide. */
export const namibiaWeek: ItineraryContent = {
  key: 'template-namibia-week',
  title: 'Namibia: dune, fog and pan',
  subtitle: 'A week with a driver-guide',
  summary: [
    'The classic loop with somebody else at the wheel. Works in either direction; in the rains, begin in the north.',
  ],
  highlights: ['Deadvlei', 'Sandwich Harbour', 'Etosha'],
  travelStyles: ['Guided', 'Nature'],
  tags: ['module'],
  cover: 'dune-crest-dawn',
  party: { adults: 2 },
  price: { mode: 'total', markupBps: 1800, roundTo: 10_000 },
  days: [
    {
      title: 'South to the sand',
      route: 'Windhoek → Sesriem',
      destination: 'sossusvlei',
      hero: 'dune-crest-dusk',
      text: ['Collect from a morning flight only: with anything that lands after eleven, add a night in Windhoek.'],
      segments: [
        {
          journey: 'drive',
          title: 'Windhoek airport to Sesriem',
          from: 'windhoek-airport',
          to: 'tsauchab-lodge',
          minutes: 345,
          distanceKm: 372,
          net: 68000,
        },
        {
          stay: 'tsauchab-lodge',
          nights: 2,
          rooms: [{ type: 'Plain Room', count: 1, adults: 2 }],
          net: 31000,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'The pans at sunrise',
      route: 'Sesriem → Deadvlei',
      destination: 'sossusvlei',
      hero: 'deadvlei-dusk',
      text: [
        'First through the gate. The balloon is an alternative and not an addition: nobody enjoys two mornings at four.',
      ],
      segments: [
        { excursion: 'deadvlei-dawn', startTime: '05:00', endTime: '11:30', net: 16500, unit: 'per_person' },
        {
          excursion: 'namib-balloon',
          startTime: '05:15',
          endTime: '09:15',
          inclusion: 'optional',
          net: 46500,
          unit: 'per_person',
        },
      ],
    },
    {
      title: 'To the coast',
      route: 'Sesriem → Swakopmund',
      destination: 'swakopmund',
      hero: 'skeleton-coast-evening',
      text: ['The long stage. Plan the Kuiseb for the middle of it and arrive before the fog does, at about four.'],
      segments: [
        {
          journey: 'drive',
          title: 'Sesriem to Swakopmund',
          from: 'tsauchab-lodge',
          to: 'jetty-house',
          minutes: 420,
          distanceKm: 368,
          net: 52000,
        },
        {
          stay: 'jetty-house',
          nights: 2,
          rooms: [{ type: 'Sea Room', count: 1, adults: 2 }],
          net: 9400,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'Where the dunes stand in the sea',
      route: 'Walvis Bay → Sandwich Harbour',
      destination: 'swakopmund',
      hero: 'skeleton-coast',
      text: [
        'Check the tide table before quoting: two days in each fortnight the beach is impassable, and the small life of the dunes takes its place.',
      ],
      segments: [
        { excursion: 'sandwich-harbour', startTime: '08:30', endTime: '13:30', net: 15500, unit: 'per_person' },
      ],
    },
    {
      title: 'North-east',
      route: 'Swakopmund → Etosha',
      destination: 'etosha',
      hero: 'elephants-waterhole-sunset',
      text: [
        'Six hours on good tar by Omaruru and Outjo. Clients with a week and a half should break it in Damaraland instead.',
      ],
      segments: [
        {
          journey: 'drive',
          title: 'Swakopmund to Anderson Gate',
          from: 'jetty-house',
          to: 'pans-edge',
          minutes: 375,
          distanceKm: 492,
          net: 52000,
        },
        {
          stay: 'pans-edge',
          nights: 2,
          rooms: [{ type: 'Mopane Room', count: 1, adults: 2 }],
          net: 24600,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'Waterholes',
      route: 'Etosha',
      destination: 'etosha',
      hero: 'salt-pan-noon',
      text: [
        'A whole day in the park with a picnic, and rhinos at the lodge after dark. In the green months say honestly that the animals spread out.',
      ],
      segments: [
        { excursion: 'etosha-waterholes', startTime: '06:30', endTime: '16:30', net: 14800, unit: 'per_person' },
      ],
    },
    {
      title: 'Back to Windhoek',
      route: 'Etosha → Windhoek airport',
      destination: 'windhoek',
      hero: 'acacia-sunset',
      text: ['Five hours by tar; suits departures after four in the afternoon.'],
      segments: [
        {
          journey: 'drive',
          title: 'Anderson Gate to Windhoek airport',
          from: 'pans-edge',
          to: 'windhoek-airport',
          minutes: 300,
          distanceKm: 452,
          net: 38000,
        },
      ],
    },
  ],
}
