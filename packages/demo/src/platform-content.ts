import type { DemoCompany } from './companies.ts'

/** Frequently asked questions, with their answers in paragraphs. */
export const demoFaqs: readonly {
  question: string
  answer: readonly string[]
  category: string
  status: 'draft' | 'published'
}[] = [
  {
    category: 'First steps',
    question: 'Where do I begin?',
    answer: [
      'With three or four accommodations and their destinations. Building an itinerary is quickest when everything it needs is already in the library: you add items to a day and change only what is different this time.',
    ],
    status: 'published',
  },
  {
    category: 'First steps',
    question: 'What is the difference between a template and an itinerary?',
    answer: [
      'A template has days and segments, but no dates, travellers or status. Create an itinerary from a template, or a template from an itinerary.',
    ],
    status: 'published',
  },
  {
    category: 'Itineraries',
    question: 'What happens to the bookings when the dates move?',
    answer: [
      'Nothing is deleted. All days move with the first one. If you shorten the itinerary, the segments of the removed days become unscheduled and keep their prices and bookings.',
    ],
    status: 'published',
  },
  {
    category: 'Itineraries',
    question: 'Can travellers see what we pay?',
    answer: [
      'No. Net prices, internal notes and suppliers are never shown on a published page or in a brochure, or to colleagues whose role does not include prices.',
    ],
    status: 'published',
  },
  {
    category: 'Publishing',
    question: 'I changed something after publishing. Does the traveller see it?',
    answer: ['Not until you publish again. The link stays the same; the page shows the version you published last.'],
    status: 'published',
  },
  {
    category: 'Itineraries',
    question: 'Two of us have the same itinerary open. Whose changes are kept?',
    answer: [
      'Both, if you changed different things. If you both changed the same thing, the one who saves last sees both versions and chooses one.',
    ],
    status: 'published',
  },
  {
    category: 'Itineraries',
    question: 'How do I change several segments or days at once?',
    answer: [
      'Hold Ctrl or Shift and press them, hold Shift and press the arrow keys, or press Ctrl-A to select a whole day. On a phone, choose Select first. The bar below the list moves, duplicates or deletes all of them, copies them to another itinerary, and sets their supplier or booking status. Each is one step to undo.',
      'Ctrl-C, Ctrl-X and Ctrl-V copy, cut and paste them, also into an itinerary in another tab. Copies are not booked yet.',
      'The menu of a day swaps it with another one, or shifts it and all days after it. If you remove a day, stays that cover its night become one night shorter. The menu of a stay replaces its accommodation in several itineraries.',
    ],
    status: 'published',
  },
  {
    category: 'Publishing',
    question: 'How do I take a published page offline?',
    answer: [
      'Open Publish in the itinerary, find the link and revoke it. The link stops working immediately. The itinerary is not deleted.',
    ],
    status: 'published',
  },
  {
    category: 'Media',
    question: 'Which images can I upload?',
    answer: [
      'JPEG, PNG, WebP, AVIF and HEIC up to 25 MB. We keep the original and create the sizes that pages and brochures need. The location that a camera stores in a photo is removed from everything that is published.',
    ],
    status: 'published',
  },
  {
    category: 'Media',
    question: 'Can I delete an image that is used in an itinerary?',
    answer: [
      'Not while it is in use. We show you where it is used, so that you can remove it there first. Published pages keep the images they were published with.',
    ],
    status: 'published',
  },
  {
    category: 'Company and people',
    question: 'How do I invite a colleague?',
    answer: [
      'Open Users, choose Invite, then enter an email address and choose a role. The link in the email works for seven days.',
    ],
    status: 'published',
  },
  {
    category: 'Company and people',
    question: 'How do we get our data out?',
    answer: [
      'An Admin can export everything at any time, even after the subscription has ended: all records, and every file you uploaded.',
    ],
    status: 'published',
  },
  {
    category: 'Plans',
    question: 'What happens when a subscription ends?',
    answer: [
      'You can still read and export everything, and published pages stay online. You cannot change anything until you subscribe again.',
    ],
    status: 'published',
  },
  {
    category: 'Plans',
    question: 'Can a branch use our plan?',
    answer: ['Draft: waiting for the wording of the new plans.'],
    status: 'draft',
  },
]

/** Short help for a screen, by the key of its page. */
export const demoPageHelp: readonly { page: string; title: string; body: readonly string[] }[] = [
  {
    page: 'itineraries',
    title: 'Itineraries',
    body: [
      'Each itinerary has a status, from enquiry to completed. Each status has the same colour everywhere.',
      'Search by title, reference or traveller. Incomplete and misspelt words are found as well.',
    ],
  },
  {
    page: 'templates',
    title: 'Templates',
    body: ['Itineraries without dates, to start from. You can make one from any itinerary that turned out well.'],
  },
  {
    page: 'destinations',
    title: 'Destinations',
    body: [
      'Countries contain regions, and regions contain towns. What you write about a country can be used in every itinerary that goes there.',
    ],
  },
  {
    page: 'accommodations',
    title: 'Accommodations',
    body: ['The percentage shows how complete an accommodation is. Open it to see what is missing.'],
  },
  {
    page: 'excursions',
    title: 'Excursions',
    body: [
      'Enter the days and times on which an excursion runs, and the editor warns you if an itinerary uses others.',
    ],
  },
  {
    page: 'media',
    title: 'Media library',
    body: ['Every image needs alt text for people who cannot see it, or must be marked as decorative.'],
  },
  {
    page: 'contacts',
    title: 'Contacts',
    body: ['Clients, agencies, travellers and other contacts. Passports are stored encrypted.'],
  },
  {
    page: 'guides',
    title: 'Travel guides',
    body: [
      'Articles to add to an itinerary, or notes for colleagues. Clients see only guides that are published and meant for them.',
    ],
  },
  {
    page: 'suppliers',
    title: 'Suppliers',
    body: ['The companies you buy from, and how to reach them. What they charge is in their rate sheets.'],
  },
  {
    page: 'rate-sheets',
    title: 'Rate sheets',
    body: [
      'What a supplier charges for an accommodation, an excursion or another service: by season, room, number of people and age of children. Only active sheets are used to price itineraries.',
      'The grid takes cells that you copy in a spreadsheet.',
    ],
  },
  {
    page: 'company-pages',
    title: 'Company pages',
    body: ['About you, your team, your terms. Published pages form your public site.'],
  },
  {
    page: 'users',
    title: 'Users',
    body: ['The members of your company and their roles. A company always has exactly one owner.'],
  },
  {
    page: 'itineraries.create',
    title: 'A new itinerary',
    body: [
      'A title is enough to start with. If you do not know the dates yet, leave the start date empty: the days are numbered, and get their dates when you enter it.',
    ],
  },
  {
    page: 'support',
    title: 'Support',
    body: [
      'You see your own requests. Admins see the requests of all users. We reply here and by email. If you reply to a closed request, it is reopened.',
    ],
  },
  {
    page: 'support.create',
    title: 'A good request',
    body: [
      'Write one request for each issue, and name the itinerary or person it is about. If possible, attach a screenshot.',
    ],
  },
  {
    page: 'faqs',
    title: 'Questions and answers',
    body: [
      'Published questions are shown to everybody who is logged in, in every company. The order applies across categories: a category appears where its first question is.',
    ],
  },
  {
    page: 'help',
    title: 'Help',
    body: ['Search the questions and answers first. Each has its own link that you can send to a colleague.'],
  },
]

/** Conversations with the platform's staff, oldest first. Users are referred to by the email address of their account. */
export const demoSupport: Readonly<
  Partial<
    Record<
      DemoCompany,
      readonly {
        by: string
        subject: string
        category: 'bug' | 'how_to' | 'billing' | 'content' | 'account' | 'other'
        priority: 'low' | 'normal' | 'high' | 'urgent'
        message: string
        page?: string
        replies?: readonly { by: string; body: string }[]
        status?: 'in_progress' | 'waiting' | 'resolved' | 'closed'
      }[]
    >
  >
> = {
  'kalahari-trails': [
    {
      by: 'designer@demo.test',
      subject: 'Which photograph becomes the cover of the brochure?',
      category: 'how_to',
      priority: 'low',
      message: 'I have added an image to every day. Does the first of them become the cover, or must I choose one?',
      page: '/itineraries',
      replies: [
        {
          by: 'super@demo.test',
          body: 'You choose it under Overview, as the cover. If there is none, we warn you before you publish.',
        },
        { by: 'designer@demo.test', body: 'Found it. Thank you!' },
      ],
      status: 'resolved',
    },
    {
      by: 'owner@demo.test',
      subject: 'A second company for our Hermanus branch',
      category: 'account',
      priority: 'normal',
      message: 'Could the branch work under our subscription? They write their own quotes, but we pay.',
      replies: [{ by: 'super@demo.test', body: 'Done: Kalahari Trails Cape is now a branch of yours.' }],
      status: 'closed',
    },
    {
      by: 'agent@demo.test',
      subject: 'Two contacts for the same family',
      category: 'content',
      priority: 'normal',
      message: 'The Okonjo-Bells seem to be in our contacts twice since last week. Can two contacts be merged?',
      page: '/contacts',
      status: 'in_progress',
    },
    {
      by: 'finance@demo.test',
      subject: 'Invoices with our VAT number',
      category: 'billing',
      priority: 'high',
      message: 'Our accountant needs the VAT number on the invoices from this year on.',
      page: '/account',
    },
  ],
  'nordic-drift': [
    {
      by: 'lapsed-owner@demo.test',
      subject: 'Coming back in spring',
      category: 'billing',
      priority: 'normal',
      message: 'We paused for the winter. Will our itineraries still be there if we subscribe again in March?',
    },
  ],
}
