import type { ItineraryContent } from '../../content.ts'

/** A short honeymoon on the coast road: booked, not yet confirmed. */
export const vineAndTide: ItineraryContent = {
  key: 'vine-and-tide',
  title: 'Vine and Tide',
  reference: 'KT-2101',
  subtitle: 'Five days for two, without petals',
  summary: [
    'A short journey after a wedding: two nights among plum trees, two over a lagoon, one good road between them and nobody’s timetable.',
  ],
  highlights: ['Cellars by bicycle', 'A jetty of one’s own', 'Oysters opened on the boat'],
  travelStyles: ['Honeymoon', 'Food and wine'],
  cover: 'vineyard-summer',
  gallery: ['cape-cliffs-gold', 'bath-with-mountain-view'],
  status: 'booked',
  soldBy: 'agent@demo.test',
  startsIn: 60,
  party: { adults: 2 },
  client: 'saoirse-lane',
  travellers: [
    { contact: 'saoirse-lane', role: 'lead' },
    { contact: 'ewan-lane', role: 'guest' },
  ],
  details: [
    {
      contact: 'saoirse-lane',
      answers: {
        givenName: 'Saoirse Mary',
        familyName: 'Lane',
        birthday: '1994-08-17',
        passportNumber: 'LT0000001',
        passportCountry: 'IE',
        passportExpiry: '2098-03-31',
        food: 'No shellfish, so I leave the oysters to Ewan',
        emergencyName: 'Orla Lane',
        emergencyRelation: 'My sister',
        emergencyPhone: '+353 20 912 0000',
      },
    },
    { contact: 'ewan-lane', answers: null },
  ],
  booking: 'provisional',
  price: {
    mode: 'total',
    markupBps: 1800,
    roundTo: 5000,
    display: 210_000,
    includes: ['Four nights with breakfast, dinners at Three Oaks', 'Hire car', 'Excursions as shown'],
    excludes: ['Lunches', 'Flights'],
    deposit: { percentBps: 2500, dueIn: -5 },
    schedule: [
      { label: 'Deposit, 25%', amount: 52_500, dueIn: -5 },
      { label: 'Balance, 75%', amount: 157_500, dueIn: 4 },
    ],
    validForDays: 14,
  },
  days: [
    {
      title: 'Out of town by the mountain road',
      route: 'Cape Town → Franschhoek',
      destination: 'cape-winelands',
      hero: 'vineyard-summer',
      text: [
        'Collect the car after breakfast and be at Three Oaks for a swim in the dam. The orchard cottage has been kept for you: two rooms, one lamp, an owl.',
      ],
      segments: [
        {
          journey: 'drive',
          title: 'Cape Town to Franschhoek',
          from: 'cape-town',
          to: 'three-oaks',
          minutes: 75,
          distanceKm: 80,
          startTime: '11:00',
          endTime: '12:15',
        },
        {
          stay: 'three-oaks',
          nights: 2,
          rooms: [{ type: 'Orchard Cottage', count: 1, adults: 2 }],
          net: 18200,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'Wine, at walking pace or a little faster',
      route: 'Franschhoek valley',
      destination: 'cape-winelands',
      hero: 'vineyard-autumn',
      text: [
        'Bicycles from the square at half past nine. Nobody minds if you never reach the third cellar; the car will fetch you from the second.',
      ],
      segments: [
        { excursion: 'cellars-by-bicycle', startTime: '09:30', endTime: '15:00', net: 13200, unit: 'per_person' },
      ],
    },
    {
      title: 'The road east',
      route: 'Franschhoek → Route 62 → Knysna',
      destination: 'garden-route',
      hero: 'cape-cliffs-gold',
      text: [
        'Inland by Montagu and Barrydale, through red canyons and past padstalle selling fig jam; over the Outeniqua to the sea at the end. It takes six hours and you should let it take eight.',
      ],
      segments: [
        {
          journey: 'drive',
          title: 'Franschhoek to Knysna by Route 62',
          from: 'three-oaks',
          to: 'the-heronry',
          minutes: 390,
          distanceKm: 460,
          startTime: '08:30',
          endTime: '16:30',
        },
        {
          stay: 'the-heronry',
          nights: 2,
          rooms: [{ type: 'Heads Suite', count: 1, adults: 2 }],
          net: 14900,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'Slack water',
      route: 'Knysna lagoon',
      destination: 'garden-route',
      hero: 'ridges-morning',
      text: [
        'Take the rowing boat at high tide, before anyone is about. At four the old post boat goes out with a skipper, a knife and more oysters than two people need.',
      ],
      segments: [{ excursion: 'knysna-oysters', startTime: '16:00', endTime: '18:00', net: 7900, unit: 'per_person' }],
    },
    {
      title: 'An hour to the airport',
      route: 'Knysna → George',
      destination: 'garden-route',
      hero: 'cape-cliffs-storm',
      text: [
        'Breakfast late; the airport at George is small and the road follows the lakes at Wilderness all the way. Leave the car in the first row.',
      ],
      segments: [
        {
          journey: 'drive',
          title: 'Knysna to George airport',
          from: 'the-heronry',
          to: 'george-airport',
          minutes: 60,
          distanceKm: 72,
          startTime: '11:00',
          endTime: '12:00',
        },
      ],
    },
  ],
}
