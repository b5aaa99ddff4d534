import type { ItineraryContent } from '../../content.ts'

/** An option, held for a few days. */
export const canoeAndHide: ItineraryContent = {
  key: 'canoe-and-hide',
  title: 'Canoe and Hide',
  reference: 'KT-2109',
  subtitle: 'Six nights between the upper Zambezi and Hwange',
  summary: [
    'Half the week on moving water, half beside a pan that animals cross thirty kilometres of sand to reach. Held for Mr Lindqvist until the end of the week.',
  ],
  highlights: ['Eleven kilometres of islands by canoe', 'Elephants at arm’s length, through a slit'],
  travelStyles: ['Active', 'Safari'],
  cover: 'reed-channel-morning',
  gallery: ['elephants-waterhole-sunset', 'falls-curtain-dusk'],
  status: 'held',
  heldForDays: 6,
  startsIn: 95,
  party: { adults: 2 },
  client: 'marius-lindqvist',
  travellers: [{ contact: 'marius-lindqvist', role: 'lead' }],
  booking: 'provisional',
  price: {
    mode: 'total',
    markupBps: 1600,
    roundTo: 5000,
    display: 795_000,
    includes: ['Six nights, fully inclusive', 'Transfers and the border'],
    excludes: ['Flights', 'Visas'],
    deposit: { percentBps: 2500, dueIn: 6 },
    schedule: [
      { label: 'Deposit, 25%', amount: 198_750, dueIn: 6 },
      { label: 'Balance, 75%', amount: 596_250, dueIn: 39 },
    ],
    validForDays: 6,
  },
  days: [
    {
      title: 'By canoe to bed',
      route: 'Livingstone → Zambezi islands',
      destination: 'livingstone',
      hero: 'reed-channel-morning',
      text: [
        'A car to Simonga landing, then a canoe for the last mile while the luggage goes round by road. Lunch waits on the first island, beneath the jackalberry that gave the lodge its name.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Livingstone airport to Simonga',
          from: 'livingstone-airport',
          to: 'jackalberry-islands',
          minutes: 55,
          distanceKm: 38,
          startTime: '12:30',
          endTime: '13:25',
          net: 6000,
        },
        {
          stay: 'jackalberry-islands',
          nights: 3,
          rooms: [{ type: 'Island chalet', count: 1, adults: 2 }],
          net: 43000,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'Downstream',
      route: 'Zambezi islands',
      destination: 'livingstone',
      hero: 'reed-channel-evening',
      text: ['A day in the canoes, with lunch on a sandbank and a finfoot if you let the others go ahead.'],
      segments: [
        { excursion: 'canoe-livingstone', startTime: '08:30', endTime: '14:00', net: 13500, unit: 'per_person' },
      ],
    },
    {
      title: 'To the lip',
      route: 'Livingstone → Mosi-oa-Tunya',
      destination: 'livingstone',
      hero: 'falls-curtain-dusk',
      text: [
        'The Zambian bank in the afternoon, when the sun is behind you and the spray lit through. Cross Knife-Edge Bridge once dry, if you can, and once wet.',
      ],
      segments: [
        {
          occasion: 'guide_service',
          title: 'The eastern cataract with a guide',
          startTime: '14:30',
          minutes: 180,
          net: 7000,
          place: { label: 'Mosi-oa-Tunya field museum', at: [-17.9247, 25.8622] },
        },
      ],
    },
    {
      title: 'Across the bridge',
      route: 'Livingstone → Victoria Falls → Hwange',
      destination: 'hwange',
      hero: 'acacia-sunset',
      text: [
        'On foot over the gorge, with a porter for the bags and a view straight down. A vehicle waits on the other side; the teak begins an hour later.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Livingstone to Teak Pan, over the bridge',
          from: 'jackalberry-islands',
          to: 'teak-pan',
          minutes: 330,
          distanceKm: 245,
          startTime: '08:30',
          endTime: '14:00',
          net: 38000,
        },
        {
          stay: 'teak-pan',
          nights: 3,
          rooms: [{ type: 'Teak tent', count: 1, adults: 2 }],
          net: 49500,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'The bunker',
      route: 'Teak Pan',
      destination: 'hwange',
      hero: 'elephants-waterhole-sunset',
      text: [
        'The morning is for walking, the afternoon for the hide. Count if you like; past a hundred most people stop.',
      ],
      segments: [{ excursion: 'hwange-hide', startTime: '14:00', endTime: '18:00', net: 5800, unit: 'per_person' }],
    },
    {
      title: 'Dogs, perhaps',
      route: 'Southern Hwange',
      destination: 'hwange',
      hero: 'giraffes-golden',
      text: [
        'A full day south to the open vleis, where the pack was last seen, with lunch in the vehicle. The last night is spent on the star-bed platform, if the wind is down.',
      ],
      segments: [
        {
          occasion: 'guide_service',
          title: 'A day after the wild dogs',
          startTime: '05:45',
          minutes: 600,
          net: 12000,
        },
      ],
    },
    {
      title: 'North again',
      route: 'Hwange → Victoria Falls airport',
      destination: 'hwange',
      hero: 'fireside-stars',
      text: [
        'Three and a half hours to the airport by the road you came, with elephants on it now that you know how to look.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Teak Pan to Victoria Falls airport',
          from: 'teak-pan',
          to: 'victoria-falls-airport',
          minutes: 210,
          distanceKm: 190,
          startTime: '08:00',
          endTime: '11:30',
          net: 28000,
        },
      ],
    },
  ],
}
