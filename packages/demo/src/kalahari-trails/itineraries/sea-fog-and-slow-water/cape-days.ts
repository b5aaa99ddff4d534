import type { DayContent } from '../../../content.ts'

/** Days 1 to 5 of the demo itinerary: Cape Town and the Winelands. */
export const capeDays: readonly DayContent[] = [
  {
    title: 'Cape Town, with nothing planned',
    route: 'Cape Town International Airport → Gardens',
    destination: 'cape-town',
    hero: 'city-bowl-rose',
    text: [
      'Your driver waits beyond customs with a board and, if the flight was a bad one, coffee. From the airport the road runs straight at the mountain, so that the first half-hour in Africa is spent watching it grow. The Sailmaker’s House will have your room ready by noon.',
      'We have left the afternoon alone. Sleep, or walk down through the Company’s Garden to the harbour and back up Kloof Street. At six, when the light goes along the granite, have a drink in the courtyard; dinner is booked four minutes away, at eight, and can be made earlier with one word to the desk.',
    ],
    segments: [
      {
        journey: 'transfer',
        title: 'Private car from the airport',
        text: [
          'Nomsa meets you in the arrivals hall with your name on a board, and stays with you until you have your key.',
        ],
        from: 'cape-town-airport',
        to: 'sailmakers-house',
        minutes: 35,
        distanceKm: 23,
        startTime: '11:30',
        endTime: '12:05',
        net: 4500,
        confirmationNo: 'NT-1186',
        notesClient: 'If the flight is late the car knows before you do: there is nobody to ring.',
      },
      {
        stay: 'sailmakers-house',
        nights: 3,
        rooms: [{ type: 'Mountain Room', count: 1, adults: 2 }],
        net: 13500,
        unit: 'per_person_night',
        confirmationNo: 'SH-40217',
        notesInternal: 'Asked for room 11, the one with the bath under the window. Early check-in agreed by mail.',
      },
      {
        occasion: 'meal',
        title: 'Dinner at the corner of Kloof Street',
        text: [
          'Eleven tables, a short menu of Cape fish and vegetables, and a wine list that reads like a map of the next five days.',
        ],
        place: { label: 'Kloof Street, Gardens', at: [-33.9318, 18.4105] },
        startTime: '20:00',
        minutes: 120,
        inclusion: 'own_arrangement',
        booking: 'confirmed',
        notesInternal: 'Table in the back room. No shellfish for one guest: kitchen told.',
      },
    ],
  },
  {
    title: 'The peninsula, both sides',
    route: 'Cape Town → Chapman’s Peak → Cape of Good Hope → Kalk Bay',
    destination: 'cape-town',
    hero: 'cape-cliffs-gold',
    text: [
      'Down one coast and up the other. The Atlantic side has the drama: Chapman’s Peak Drive is cut into the join between granite and sandstone, six hundred feet above the swell. At the Cape of Good Hope the wind does as it likes; your guide knows a path over the cliff to a beach where there is usually nobody.',
      'The way home follows False Bay, which is warmer, and sheltered. There are penguins among the boulders at Simon’s Town, then fish on the harbour wall at Kalk Bay, with seals waiting below for the trimmings.',
    ],
    segments: [
      {
        excursion: 'peninsula-day',
        startTime: '08:30',
        endTime: '17:30',
        net: 14500,
        unit: 'per_person',
        confirmationNo: 'PD-5520',
        notesClient:
          'The road at Chapman’s Peak closes in high wind. Your guide then goes over Ou Kaapse Weg, and the view is different but not worse.',
      },
      {
        occasion: 'free_time',
        title: 'An early evening in the courtyard',
        text: ['The house keeps an honesty bar behind the lemon trees. Write it in the book.'],
        startTime: '18:00',
        minutes: 90,
      },
    ],
  },
  {
    title: 'A mountain in the morning, a kitchen at night',
    route: 'Constantia Nek → Maclear’s Beacon → Bo-Kaap',
    destination: 'cape-town',
    hero: 'table-bay-morning',
    text: [
      'From behind, Table Mountain is a different mountain: a garden rather than a wall, with old stone reservoirs, ericas in three pinks and streams the colour of tea. You climb gently for four hours and come out suddenly above the whole city. The cable car takes you down in five minutes, which saves the knees and is a pleasure in itself.',
      'Sleep in the afternoon. At half past five Aunty Faeeza expects you in Wale Street, where supper is something you will have made yourselves: samoosas, a slow curry, rotis slapped flat between two hands.',
    ],
    segments: [
      {
        excursion: 'table-mountain-walk',
        startTime: '07:30',
        endTime: '13:00',
        net: 11500,
        unit: 'per_person',
        confirmationNo: 'TM-0913',
        notesClient:
          'If cloud sits on the mountain we exchange this morning for yesterday’s or for the Kirstenbosch garden; you will hear by seven.',
      },
      {
        excursion: 'bo-kaap-kitchen',
        startTime: '17:30',
        endTime: '21:00',
        net: 6800,
        unit: 'per_person',
        confirmationNo: 'BK-221',
        notesInternal: 'One shellfish allergy passed on in writing; the family cooks none that week.',
      },
    ],
  },
  {
    title: 'Over the hill to the vines',
    route: 'Cape Town → Stellenbosch → Franschhoek',
    destination: 'cape-winelands',
    hero: 'ridges-alpenglow',
    text: [
      'A late start, by design. The road inland crosses the sandy flats and then, without much warning, there are mountains on three sides and vines between them. Stop in Stellenbosch for an hour under the oaks of Dorp Street, where the white gables were old when the Huguenots’ grandchildren complained of the rent.',
      'Helshoogte, the pass to Franschhoek, is short and worth taking slowly. Three Oaks lies at the end of a farm road among plum trees. Dinner is at seven-thirty and depends upon the garden; until then there is the dam, deep and brown, for anyone hardy.',
    ],
    segments: [
      {
        journey: 'transfer',
        title: 'By car to Franschhoek, with an hour in Stellenbosch',
        text: [
          'Nomsa drives, waits wherever you like and carries the shopping. The bookshop in Dorp Street is hers to recommend.',
        ],
        from: 'sailmakers-house',
        to: 'three-oaks',
        minutes: 195,
        distanceKm: 88,
        startTime: '10:30',
        endTime: '13:45',
        net: 14500,
        confirmationNo: 'NT-1187',
      },
      {
        stay: 'three-oaks',
        nights: 2,
        rooms: [{ type: 'Stoep Room', count: 1, adults: 2 }],
        net: 16800,
        unit: 'per_person_night',
        confirmationNo: '3O-7742',
      },
      {
        occasion: 'free_time',
        title: 'The orchard, the dam, the stoep',
        text: ['In season pick what you like, except from the three trees by the gate, which belong to the cook.'],
        startTime: '15:00',
        minutes: 210,
      },
    ],
  },
  {
    title: 'Three cellars, eleven kilometres',
    route: 'A ring of farm tracks about Franschhoek',
    destination: 'cape-winelands',
    hero: 'vineyard-autumn',
    text: [
      'Today’s distances are measured between glasses. The tracks are level and shaded, known to tractors and to Ilse, your guide, who grew up on one of these farms and married into another. Bubbles first, in a stable; then semillon from vines over a hundred years old; then a cellar with no sign on the gate, where lunch is laid under an oak and tends to go on.',
      'The afternoon can be slept through or spent on the pass above the village, from which the whole valley is visible, small and ordered as an embroidered map.',
    ],
    segments: [
      {
        excursion: 'cellars-by-bicycle',
        startTime: '09:30',
        endTime: '15:00',
        net: 13200,
        unit: 'per_person',
        confirmationNo: 'CB-3108',
        notesClient: 'Prefer four wheels? The support car has two empty seats and no opinion.',
      },
      {
        occasion: 'free_time',
        title: 'Franschhoek Pass at the end of the day',
        text: [
          'Fifteen minutes by car from the farm, which lends one with a driver. Take a jacket: the wind comes over the top at sunset.',
        ],
        place: { label: 'Franschhoek Pass viewpoint', at: [-33.9186, 19.1597] },
        startTime: '17:00',
        minutes: 90,
      },
    ],
  },
]
