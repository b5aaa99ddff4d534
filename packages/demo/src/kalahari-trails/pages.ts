import type { PageContent } from '../content.ts'

/** The company's own pages. */
export const pages: readonly PageContent[] = [
  {
    key: 'about',
    slug: 'about',
    title: 'Journeys at walking pace',
    kind: 'about',
    status: 'published',
    navOrder: 1,
    seo: {
      title: 'About Kalahari Trails',
      description: 'Six people in an old sail loft in Cape Town who plan slow journeys through southern Africa.',
    },
    blocks: [
      {
        hero: {
          title: 'Journeys at walking pace',
          subtitle: 'Southern Africa, planned by people who have slept in every bed they sell',
          picture: 'dune-crest-dawn',
        },
      },
      {
        text: [
          'Kalahari Trails began with one vehicle and a promise to stay two nights wherever staying two nights was possible. Sixteen years on there are six of us in an old sail loft on Bree Street, and the promise stands.',
          'We plan for people who would rather see one river well than four in passing. Every camp, guesthouse and guide we send you to, one of us has visited in the last two years.',
        ],
      },
      {
        quote: {
          text: 'They talked us out of half our list, and it was the best trip of our lives.',
          author: 'A guest from Bristol',
        },
      },
      { journeys: { title: 'Lately on the road', keys: ['the-long-gravel', 'painted-wolves', 'pump-and-platform'] } },
      { destinations: { title: 'Where we go', keys: ['namibia', 'botswana', 'south-africa', 'zimbabwe', 'zambia'] } },
    ],
  },
  {
    key: 'team',
    slug: 'team',
    title: 'Who plans your journey',
    kind: 'team',
    status: 'published',
    navOrder: 2,
    seo: { title: 'The people of Kalahari Trails', description: 'Founders, designers and guides.' },
    blocks: [
      {
        team: {
          title: 'In the loft',
          members: [
            {
              name: 'Thandeka Marlowe',
              role: 'Founder and journey designer',
              about:
                'Grew up on the edge of the Kgalagadi. Draws routes on the backs of envelopes, and keeps the envelopes.',
            },
            {
              name: 'Pieter Oosthuysen',
              role: 'Senior journey designer',
              about: 'Knows what every gravel road in Namibia was like last month.',
            },
            {
              name: 'Nomvula Prescott',
              role: 'Operations manager',
              about: 'The voice that answers when a flight is late.',
            },
          ],
        },
      },
      { gallery: ['delta-from-the-air', 'tent-river-sunset', 'vineyard-summer'] },
    ],
  },
  {
    key: 'questions',
    slug: 'questions',
    title: 'Questions people ask first',
    kind: 'custom',
    status: 'published',
    navOrder: 3,
    blocks: [
      {
        faq: {
          title: 'Before you write',
          items: [
            {
              question: 'How early should we plan?',
              answer: 'Nine months for July to October, when the small camps fill; three for the green season.',
            },
            {
              question: 'Do you take children?',
              answer:
                'Gladly. Some camps ask for eight years or twelve; we say which before you fall in love with one.',
            },
            {
              question: 'Are flights from home included?',
              answer: 'No. We say which arrive at a good hour, and plan from the airport on.',
            },
          ],
        },
      },
    ],
  },
  {
    key: 'contact',
    slug: 'contact',
    title: 'Write to us',
    kind: 'contact',
    status: 'published',
    navOrder: 4,
    blocks: [
      {
        text: [
          'Tell us who is travelling, roughly when, and what you would be sad to miss. A person answers, within a day.',
        ],
      },
      { enquiry: { title: 'Begin a journey', intro: 'Nothing here binds you to anything.' } },
    ],
  },
  {
    key: 'terms',
    slug: 'terms',
    title: 'Booking terms',
    kind: 'terms',
    status: 'published',
    navOrder: 5,
    blocks: [
      {
        text: [
          'A deposit of a quarter confirms the journey; the rest is due eight weeks before it begins, unless your proposal says otherwise. What we hold for you without a deposit we hold for fourteen days.',
          'If you cancel more than ninety days before, we keep the deposit; between ninety and forty-five, half the price; after that, all of it. Please insure yourself against it: we are not allowed to do so for you.',
          'Camps and airlines may change times. If a change alters the journey in its substance, you may leave it without cost.',
        ],
      },
    ],
  },
  {
    key: 'green-season',
    slug: 'green-season',
    title: 'The green season',
    kind: 'landing',
    status: 'draft',
    navOrder: 9,
    blocks: [
      {
        hero: { title: 'After the rain', subtitle: 'January to March, for half the price', picture: 'green-season' },
      },
      { text: ['Draft. Rates from Far Rivers are still missing.'] },
      { image: 'green-season' },
    ],
  },
]
