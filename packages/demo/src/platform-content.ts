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
      'With three or four accommodations and the places they lie in. A trip is quickest when its parts are already in the library: you add them to a day and change only what is different this time.',
    ],
    status: 'published',
  },
  {
    category: 'First steps',
    question: 'What is the difference between a template and an itinerary?',
    answer: [
      'A template has days and parts but no dates, no travellers and no status. Duplicate one to make a trip, or a trip to make a template.',
    ],
    status: 'published',
  },
  {
    category: 'Itineraries',
    question: 'What happens to the bookings when the dates move?',
    answer: [
      'Nothing is deleted. Every day moves with the first one, and what no longer fits goes to the tray of unscheduled parts, with its prices and its booking.',
    ],
    status: 'published',
  },
  {
    category: 'Itineraries',
    question: 'Can travellers see what we pay?',
    answer: [
      'No. Net prices, internal notes and suppliers never reach a published page or a brochure, nor colleagues whose role does not include prices.',
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
    question: 'Two of us have the same trip open. Whose changes stand?',
    answer: [
      'Both. What you changed in different places is put together. Where you both changed the same thing, the one who saves last is shown both versions and decides.',
    ],
    status: 'published',
  },
  {
    category: 'Publishing',
    question: 'How do I take a page down?',
    answer: ['Open Publish in the itinerary, find the link and revoke it. It stops working at once; the trip stays.'],
    status: 'published',
  },
  {
    category: 'Media',
    question: 'Which pictures can I upload?',
    answer: [
      'JPEG, PNG, WebP, AVIF and HEIC up to 25 MB. We keep the original and prepare the sizes that pages and brochures need. The place that a camera notes in a picture is removed from everything that is published.',
    ],
    status: 'published',
  },
  {
    category: 'Media',
    question: 'Can I delete a picture that is used in a trip?',
    answer: [
      'Not while it is in use: we tell you where, so that you can take it out there first. Pages that are published keep the picture they were published with.',
    ],
    status: 'published',
  },
  {
    category: 'Company and people',
    question: 'How do I invite a colleague?',
    answer: ['Under Users, choose Invite and give an address and a role. The link in the letter works for seven days.'],
    status: 'published',
  },
  {
    category: 'Company and people',
    question: 'How do we get our data out?',
    answer: [
      'An admin can export everything at any time, also after a subscription has ended: all lists and documents, and every file you uploaded.',
    ],
    status: 'published',
  },
  {
    category: 'Plans',
    question: 'What happens when a subscription ends?',
    answer: [
      'You can still read and export everything, and published pages stay up. Changes wait until you subscribe again.',
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
      'Each trip has a status that says where it stands, from enquiry to completed. The colour beside it is the same everywhere.',
      'Search by title, reference or guest. A word may be incomplete or misspelt.',
    ],
  },
  {
    page: 'templates',
    title: 'Templates',
    body: ['Trips without dates, ready to be duplicated. Make one from any itinerary that turned out well.'],
  },
  {
    page: 'destinations',
    title: 'Destinations',
    body: [
      'Countries hold regions, regions hold towns. Facts you write for a country serve every trip that goes there.',
    ],
  },
  {
    page: 'accommodations',
    title: 'Accommodations',
    body: ['The score says how ready a house is for a brochure; open it to see what is missing.'],
  },
  {
    page: 'excursions',
    title: 'Excursions',
    body: ['Give the days and hours on which something runs, and the editor will warn when a trip asks for another.'],
  },
  {
    page: 'media',
    title: 'Media library',
    body: ['Every picture needs words for those who cannot see it, or the mark that it only decorates.'],
  },
  { page: 'contacts', title: 'Contacts', body: ['Guests, agents and partners. Passports are stored encrypted.'] },
  {
    page: 'guides',
    title: 'Travel guides',
    body: ['Reading that travels with a trip, or a sheet for colleagues. Only published ones for clients are shown.'],
  },
  {
    page: 'suppliers',
    title: 'Suppliers',
    body: ['Whom you buy from, with their rates by season. Two rates for the same product may not share a day.'],
  },
  {
    page: 'company-pages',
    title: 'Company pages',
    body: ['About you, your team, your terms. Published pages form your public site.'],
  },
  { page: 'users', title: 'Users', body: ['Who works here and what they may do. A company always has one owner.'] },
  {
    page: 'itineraries.create',
    title: 'A new itinerary',
    body: [
      'A title is enough to begin with. Leave the first day open while the dates are: the days are counted, and fall into place once you know it.',
    ],
  },
  {
    page: 'support',
    title: 'Support',
    body: [
      'You see your own requests; Admins see those of all colleagues. We answer here and by mail, and a reply of yours opens a request again.',
    ],
  },
  {
    page: 'support.create',
    title: 'A good request',
    body: [
      'One matter each, with the name of the trip or the person it is about. A picture of the screen often says more than a page of words: attach it.',
    ],
  },
  {
    page: 'faqs',
    title: 'Questions and answers',
    body: [
      'Published questions are for everybody who is logged in, in every company. The order counts across categories; a category stands where its first question stands.',
    ],
  },
  {
    page: 'help',
    title: 'Help',
    body: ['Search the answers first. Each has a link of its own that you can send to a colleague.'],
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
      message: 'I have set a hero picture on every day. Does the first of them become the cover, or must I choose one?',
      page: '/itineraries',
      replies: [
        {
          by: 'super@demo.test',
          body: 'You choose it under Overview, as Cover. Without one we warn you before you publish.',
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
      message: 'Could the branch work under our subscription? They write their own offers but we pay.',
      replies: [{ by: 'super@demo.test', body: 'Done: Kalahari Trails Cape is now a branch of yours.' }],
      status: 'closed',
    },
    {
      by: 'agent@demo.test',
      subject: 'Two contacts for the same family',
      category: 'content',
      priority: 'normal',
      message: 'The Okonjo-Bells seem to be in our contacts twice since last week. Can two contacts be joined?',
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
      message: 'We paused for the winter. Will our trips still be there if we subscribe again in March?',
    },
  ],
}
