import type { ItineraryContent } from '../../content.ts'

/** Night train and two nights on the Sand River. */
export const lowveldWeekend: ItineraryContent = {
  key: 'template-lowveld-weekend',
  title: 'A long weekend in the lowveld',
  subtitle: 'Night train, two nights on the Sand, and home',
  summary: [
    'For residents of Johannesburg and for travellers with four days between meetings. The train makes the distance a pleasure.',
  ],
  highlights: ['The escarpment by night mail', 'Leopard on the Sand River'],
  travelStyles: ['Short', 'Rail', 'Safari'],
  tags: ['module'],
  cover: 'lodge-room-mountains',
  party: { adults: 2 },
  price: { mode: 'total', markupBps: 1800, roundTo: 5000 },
  days: [
    {
      title: 'Boarding at Pretoria',
      route: 'Pretoria → Waterval Boven',
      destination: 'kruger',
      hero: 'lodge-room-mountains',
      text: [
        'The porters load from half past three. Dinner is served as the highveld goes by, at the speed of a bicycle.',
      ],
      segments: [
        {
          stay: 'lowveld-night-mail',
          nights: 1,
          rooms: [{ type: 'Teak compartment', count: 1, adults: 2 }],
          net: 41000,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'Granite with the coffee',
      route: 'Mbombela → Sabi Sand',
      destination: 'kruger',
      hero: 'drakensberg-wall',
      text: ['Off the train at eleven and two hours by road to the lodge. Send dietary notes to both kitchens.'],
      segments: [
        {
          journey: 'transfer',
          title: 'Mbombela station to Marula Bend',
          from: 'nelspruit-station',
          to: 'marula-bend',
          minutes: 130,
          distanceKm: 118,
          net: 16000,
        },
        {
          stay: 'marula-bend',
          nights: 2,
          rooms: [{ type: 'River Suite', count: 1, adults: 2 }],
          net: 74000,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'On foot before breakfast',
      route: 'Sabi Sand',
      destination: 'kruger',
      hero: 'giraffes-golden',
      text: [
        'A walk instead of the morning drive, for at least one of the two mornings. Minimum age sixteen, without exceptions.',
      ],
      segments: [
        { excursion: 'kruger-morning-walk', startTime: '06:00', endTime: '09:30', net: 8800, unit: 'per_person' },
      ],
    },
    {
      title: 'Home from Skukuza',
      route: 'Sabi Sand → Skukuza airport',
      destination: 'kruger',
      hero: 'giraffes-golden',
      text: ['One more drive, brunch, and an hour to the small airport. Flights to Johannesburg leave about noon.'],
      segments: [
        {
          journey: 'transfer',
          title: 'Marula Bend to Skukuza',
          from: 'marula-bend',
          to: 'skukuza-airport',
          minutes: 75,
          distanceKm: 48,
          net: 9000,
        },
      ],
    },
  ],
}
