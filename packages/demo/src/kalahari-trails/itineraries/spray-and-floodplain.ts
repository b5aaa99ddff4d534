import type { ItineraryContent } from '../../content.ts'

/** An enquiry with the price on request. */
export const sprayAndFloodplain: ItineraryContent = {
  key: 'spray-and-floodplain',
  title: 'Spray and Floodplain',
  reference: 'KT-2115',
  subtitle: 'Five days at the Falls and on the Chobe, on a careful budget',
  summary: [
    'Good guides, modest beds: the money goes on the river and not on the thread count. A first proposal for Noor and a friend.',
  ],
  highlights: ['The Falls with nobody on the path', 'Elephants by boat'],
  travelStyles: ['Value', 'Photography'],
  cover: 'falls-gorge-green',
  status: 'enquiry',
  startsIn: 240,
  party: { adults: 2 },
  client: 'noor-rahimi',
  travellers: [{ contact: 'noor-rahimi', role: 'lead' }],
  price: { mode: 'on_request', markupBps: 1800, roundTo: 5000 },
  days: [
    {
      title: 'The smoke over the trees',
      route: 'Victoria Falls airport → town',
      destination: 'victoria-falls',
      hero: 'falls-curtain-gold',
      text: [
        'From the hotel’s lawn one sees what the fuss is about, half a mile off and rising. Halal meals are arranged with the kitchen in advance.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Airport to the Stationmaster’s',
          from: 'victoria-falls-airport',
          to: 'stationmasters-hotel',
          minutes: 25,
          distanceKm: 21,
          startTime: '13:00',
          endTime: '13:25',
          net: 3000,
        },
        {
          stay: 'stationmasters-hotel',
          nights: 2,
          rooms: [{ type: 'Platform Room', count: 1, adults: 2 }],
          net: 14800,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'Tripod hour',
      route: 'The rainforest path',
      destination: 'victoria-falls',
      hero: 'falls-gorge-green',
      text: [
        'First through the gate, with a cloth for the lens. The afternoon is for the gorge, from the lookout café, when the light gets into it.',
      ],
      segments: [
        { excursion: 'falls-at-opening', startTime: '06:30', endTime: '08:30', net: 8900, unit: 'per_person' },
      ],
    },
    {
      title: 'To the fig tree',
      route: 'Victoria Falls → Kasane',
      destination: 'chobe',
      hero: 'elephants-waterhole-dawn',
      text: [
        'Two hours and a border. Mma Seabe cooks for whoever is in; in the afternoon the boat, which costs the same however little the bed did.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Across Kazungula to Kasane',
          from: 'stationmasters-hotel',
          to: 'fig-tree-house',
          minutes: 120,
          distanceKm: 80,
          startTime: '10:00',
          endTime: '12:00',
          net: 14000,
        },
        {
          stay: 'fig-tree-house',
          nights: 2,
          rooms: [{ type: 'Courtyard Room', count: 1, adults: 2 }],
          net: 7200,
          unit: 'per_person_night',
        },
        { excursion: 'chobe-by-boat', startTime: '15:30', endTime: '18:30', net: 9200, unit: 'per_person' },
      ],
    },
    {
      title: 'Gimbal heads',
      route: 'Chobe riverfront',
      destination: 'chobe',
      hero: 'elephants-waterhole-sunset',
      text: [
        'Five seats, borrowed lenses, a skipper who understands backlight. If the budget must give somewhere, it should not be here.',
      ],
      segments: [
        { excursion: 'chobe-photo-boat', startTime: '06:15', endTime: '10:15', net: 18500, unit: 'per_person' },
      ],
    },
    {
      title: 'Kasane, outbound',
      route: 'Kasane airport',
      destination: 'chobe',
      hero: 'elephants-waterhole-dawn',
      text: [
        'Pigeons at breakfast, and ten minutes to the airport. The southbound flight leaves in the early afternoon.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Fig Tree House to Kasane airport',
          from: 'fig-tree-house',
          to: 'kasane-airport',
          minutes: 10,
          distanceKm: 4,
          startTime: '11:30',
          endTime: '11:40',
          net: 1500,
        },
      ],
    },
  ],
}
