import type { GuideContent } from '../content.ts'

/** Guides for travellers before departure, profiles of two guides, and a sheet for members. */
export const guides: readonly GuideContent[] = [
  {
    key: 'soft-bags',
    title: 'Soft bags, warm mornings: what to pack',
    kind: 'packing',
    destinations: ['botswana', 'namibia'],
    cover: 'tent-river-sunset',
    status: 'published',
    sections: [
      {
        heading: 'The bag itself',
        body: [
          'Light aircraft take twenty kilos a person, camera and hand luggage included, in a bag without frame or wheels. If you travel on afterwards with a suitcase, leave it in Maun: the office there keeps it for nothing.',
        ],
      },
      {
        heading: 'Clothes',
        body: [
          'Open vehicles at six in the morning are cold from May to August: a fleece, a wind jacket, a hat that stays on. By ten you will want none of them. Sand, olive and grey are kind to photographs and dull to tsetse flies; leave camouflage at home, it is not allowed.',
          'Camps wash every day except underwear in some of them, so four changes do for a fortnight.',
        ],
      },
      {
        heading: 'Small things people are glad of',
        body: [
          'A torch for the head, binoculars of your own, lip salve, a bandana against dust, a spare pair of glasses, and cash in small notes for tips.',
        ],
      },
    ],
  },
  {
    key: 'driving-gravel',
    title: 'Driving on gravel',
    kind: 'practical',
    destinations: ['namibia', 'sossusvlei', 'damaraland'],
    cover: 'dune-sea-dusk',
    status: 'published',
    sections: [
      {
        heading: 'Speed and tyres',
        body: [
          'Eighty is fast on gravel, sixty in bends, and nothing at all after dark: kudu stand on the road and do not move. Let a third of the air out of the tyres in sand and put it back before the tar.',
        ],
      },
      {
        heading: 'Fuel and water',
        body: [
          'Fill up whenever you pass a pump, however full the tank. Carry five litres of water for each person in the car, more between Sesriem and the coast. Telephone reception ends outside towns; your voucher folder names a number that a person answers.',
        ],
      },
    ],
  },
  {
    key: 'okavango-water',
    title: 'Why the delta floods when it is dry',
    kind: 'destination',
    destinations: ['okavango-delta', 'moremi'],
    cover: 'delta-from-the-air',
    status: 'published',
    sections: [
      {
        heading: 'Rain from another country',
        body: [
          'It rains in the highlands of Angola in January. The water takes half a year to reach the delta, which falls no more than two metres over a hundred and fifty kilometres, so it arrives when the sky has been empty for months. From June the plains stand under a hand’s breadth of clear water, and everything that lives there moves to the islands.',
        ],
      },
      {
        heading: 'What it means for a journey',
        body: [
          'Boats and mokoros from May to September, longer drives from October, thunderstorms and newborn antelope after Christmas. There is no wrong month, only different ones.',
        ],
      },
    ],
  },
  {
    key: 'malaria-plainly',
    title: 'Malaria, plainly',
    kind: 'health',
    destinations: ['botswana', 'zambia', 'zimbabwe', 'kruger'],
    status: 'published',
    validForDays: 400,
    sections: [
      {
        heading: 'Ask a doctor, not us',
        body: [
          'Chobe, the delta, the falls and the lowveld have malaria, mostly from November to May. A travel clinic will say which tablets suit you; go six weeks before you leave. We plan trips without malaria for families who ask: the Cape, the Kgalagadi and the Namib have none.',
        ],
      },
      { heading: 'In the evening', body: ['Long sleeves, socks, repellent, and the net down before you sleep.'] },
    ],
  },
  {
    key: 'dineo-molefe',
    title: 'Dineo Molefe, who reads the delta',
    kind: 'person',
    destinations: ['okavango-delta'],
    languages: ['en', 'tn'],
    cover: 'reed-channel-morning',
    status: 'published',
    sections: [
      {
        heading: 'On the water since she was nine',
        body: [
          'Dineo grew up on an island near Jao and poled her first guests at sixteen. She finds sitatunga where others see reeds, speaks little while something is near, and answers every question afterwards, over coffee.',
        ],
      },
    ],
  },
  {
    key: 'zanele-botanist',
    title: 'Zanele Adams, botanist on foot',
    kind: 'person',
    destinations: ['cape-town', 'cape-winelands'],
    languages: ['en', 'af', 'xh'],
    cover: 'vineyard-summer',
    status: 'published',
    sections: [
      {
        heading: 'Two thousand plants in a day’s walk',
        body: [
          'She taught for eleven years and now walks Table Mountain with four people at a time. Bring a hand lens if you have one; she carries three.',
        ],
      },
    ],
  },
  {
    key: 'manners-at-the-fire',
    title: 'Manners at the fire',
    kind: 'culture',
    destinations: ['botswana', 'zimbabwe'],
    status: 'draft',
    sections: [
      {
        heading: 'Greeting',
        body: [
          'Say good morning before you ask for anything, to everybody, every time. “Dumela mma, dumela rra” is enough.',
        ],
      },
    ],
  },
  {
    key: 'when-a-flight-is-late',
    title: 'When a flight is late: who calls whom',
    kind: 'practical',
    destinations: [],
    audience: 'internal',
    status: 'published',
    sections: [
      {
        heading: 'The order',
        body: [
          'Camp first, because somebody is driving to the airstrip. Then the charter desk, then the guest, then the agent. Note every call in the trip, with the hour.',
        ],
      },
    ],
  },
]
