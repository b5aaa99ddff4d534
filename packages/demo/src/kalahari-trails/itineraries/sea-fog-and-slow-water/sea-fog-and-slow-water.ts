import type { ItineraryContent } from '../../../content.ts'
import { capeDays } from './cape-days.ts'
import { namibDays } from './namib-days.ts'
import { riverDays } from './river-days.ts'

/** The main demo itinerary: fourteen days, complete in every segment, booked and published. */
export const seaFogAndSlowWater: ItineraryContent = {
  key: 'sea-fog-and-slow-water',
  title: 'Sea Fog and Slow Water',
  reference: 'KT-2107',
  subtitle: 'Fourteen days from the Cape to the Okavango',
  summary: [
    'This journey begins beside a cold ocean and ends in a river that never reaches one. Between them lie vineyards, one of the oldest deserts on earth, a town under fog, a waterfall more than a mile wide and a floodplain full of elephants.',
    'It is built on few stops and long ones: seven beds for thirteen nights, no road after dark, and at least one empty afternoon in every place. The mornings are often early. We think you will see why.',
  ],
  highlights: [
    'Table Mountain climbed from the garden side',
    'Deadvlei before the sun has reached its floor',
    'A private guide across the Namib to the coast',
    'Victoria Falls in the first half-hour of the day',
    'Elephants crossing the Chobe at dusk, from a silent boat',
    'Two days by mokoro and on foot in the Okavango',
  ],
  travelStyles: ['Slow travel', 'Nature', 'Food and wine', 'Walking'],
  tags: ['signature', 'anniversary'],
  cover: 'chobe-sunset',
  guides: ['soft-bags', 'okavango-water', 'dineo-molefe'],
  pages: ['team', 'terms'],
  gallery: [
    'table-bay-evening',
    'cape-town-blue-hour',
    'camp-milky-way',
    'falls-curtain-dusk',
    'giraffes-golden',
    'baobab-stars',
    'dune-sea-dusk',
    'dune-sea-dawn',
  ],
  status: 'booked',
  startsIn: 152,
  isPublished: true,
  party: { adults: 2 },
  client: 'hartwell-household',
  travellers: [
    { contact: 'miriam-hartwell', role: 'lead', room: 'Double, shared' },
    { contact: 'tobias-hartwell', role: 'guest', room: 'Double, shared' },
  ],
  booking: 'confirmed',
  price: {
    mode: 'total',
    markupBps: 1800,
    roundTo: 10_000,
    display: 1_850_000,
    includes: [
      'Thirteen nights in the rooms named, with meals as listed for each day',
      'All flights within Africa and all transfers',
      'Private driver-guide and vehicle from Windhoek to Swakopmund',
      'Excursions shown as included, with entrance and park fees',
      'Drinks at Sedudu Reach and Nightjar Island',
      'Medical evacuation cover in Botswana and Namibia',
      'Someone in Cape Town who answers the telephone at night',
    ],
    excludes: [
      'Flights between Britain and southern Africa',
      'Visas for Namibia and Zimbabwe',
      'Travel insurance, which we require',
      'Meals and excursions shown as optional or your own arrangement',
      'Tips: a suggestion for each place comes with the final documents',
    ],
    deposit: { percentBps: 2500, dueIn: -10 },
    schedule: [
      { label: 'Deposit, 25%', amount: 462_500, dueIn: -10 },
      { label: 'Camps and lodges, 35%', amount: 647_500, dueIn: 45 },
      { label: 'Balance, 40%', amount: 740_000, dueIn: 96 },
    ],
    validForDays: 30,
  },
  terms: [
    'A deposit of a quarter of the price confirms the journey; the balance is due eight weeks before departure. Prices are in US dollars and hold as long as park fees and airfares do: should they rise we tell you before we pass anything on.',
    'Cancelled more than ninety days ahead, the journey costs you the deposit; from ninety to forty-five days, half the price; later than that, the whole. Insurance that covers cancellation and evacuation is a condition of booking.',
    'Camps are unfenced and the animals are wild. Guides’ instructions are to be followed. Light aircraft carry twenty kilograms a person in soft bags.',
    'Where weather, water or an airline makes a change necessary we choose the nearest equivalent and return any difference. Kalahari Trails acts as principal for all that is shown as included.',
  ],
  theme: 'editorial',
  days: [...capeDays, ...namibDays, ...riverDays],
}
