import type { ItineraryContent } from '../../content.ts'

/** An enquiry with open dates and no price. */
export const tenKilometresADay: ItineraryContent = {
  key: 'ten-kilometres-a-day',
  title: 'Ten Kilometres a Day',
  subtitle: 'On foot through the Nsefu sector, dates open',
  summary: [
    'A first sketch for Hugo: five days in the Luangwa valley, three of them on foot between fly camps. To be dated when he knows his leave.',
  ],
  highlights: ['Three days without a vehicle', 'An oxbow full of hippo'],
  travelStyles: ['Walking', 'Safari'],
  cover: 'giraffes-golden',
  status: 'enquiry',
  soldBy: 'agent@demo.test',
  party: { adults: 1 },
  client: 'hugo-castellane',
  days: [
    {
      title: 'Mfuwe to the oxbow',
      route: 'Mfuwe → Nsefu',
      destination: 'south-luangwa',
      hero: 'giraffes-golden',
      text: [
        'Two hours by road along the river, the last of them through the park. Boots are inspected, politely, before supper.',
      ],
      segments: [
        {
          journey: 'transfer',
          title: 'Mfuwe airport to Ebony Oxbow',
          from: 'mfuwe-airport',
          to: 'ebony-oxbow',
          minutes: 120,
          distanceKm: 62,
          startTime: '14:00',
          endTime: '16:00',
          net: 9000,
        },
        {
          stay: 'ebony-oxbow',
          nights: 1,
          rooms: [{ type: 'Grass chalet', count: 1, adults: 1 }],
          net: 56500,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'First camp',
      route: 'Ebony Oxbow → fly camp',
      destination: 'south-luangwa',
      hero: 'elephants-waterhole-sunset',
      text: [
        'Away at six. The scout sets a pace that seems too slow for the first kilometre and exactly right by the fifth.',
      ],
      segments: [{ excursion: 'luangwa-walk', startTime: '06:00', net: 142000, unit: 'per_person' }],
    },
    {
      title: 'Second camp',
      route: 'Along the Luangwa',
      destination: 'south-luangwa',
      hero: 'chobe-lilac',
      text: [
        'A wide loop inland, to an ebony grove and a salt spring, then back to the river where the nets are already hung.',
      ],
      segments: [
        {
          occasion: 'note',
          title: 'Nights in the fly camp',
          text: ['Bedroll, net and bucket shower; part of the walk.'],
        },
      ],
    },
    {
      title: 'Third camp and home',
      route: 'Fly camp → Ebony Oxbow',
      destination: 'south-luangwa',
      hero: 'camp-southern-sky',
      text: ['The morning’s walk ends at a vehicle and a shower. A night drive, since leopards have been patient.'],
      segments: [
        {
          stay: 'ebony-oxbow',
          nights: 1,
          rooms: [{ type: 'Grass chalet', count: 1, adults: 1 }],
          net: 56500,
          unit: 'per_person_night',
        },
      ],
    },
    {
      title: 'Out by Mfuwe',
      route: 'Nsefu → Mfuwe',
      destination: 'south-luangwa',
      hero: 'giraffes-golden',
      text: ['A last breakfast by the lagoon and the road back, in no hurry; the flight is in the afternoon.'],
      segments: [
        {
          journey: 'transfer',
          title: 'Ebony Oxbow to Mfuwe airport',
          from: 'ebony-oxbow',
          to: 'mfuwe-airport',
          minutes: 120,
          distanceKm: 62,
          startTime: '10:00',
          endTime: '12:00',
          net: 9000,
        },
      ],
    },
  ],
}
