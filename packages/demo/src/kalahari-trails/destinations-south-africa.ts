import type { DestinationContent } from '../content.ts'

export const southAfrica: readonly DestinationContent[] = [
  {
    key: 'south-africa',
    name: 'South Africa',
    kind: 'country',
    country: 'ZA',
    at: [-30.5595, 22.9375],
    timezone: 'Africa/Johannesburg',
    currency: 'ZAR',
    languages: ['en', 'af', 'zu', 'xh', 'st', 'tn'],
    description: [
      'Two oceans meet a plateau, and most of what makes South Africa worth the journey lies along that edge: the granite and vines of the Western Cape, the wet forests of the Garden Route, the escarpment that drops into the lowveld and its game. The distances are long, the roads good, the cooking better than it is given credit for.',
      'We treat it as three journeys rather than one. Few people regret leaving a province for the next visit.',
    ],
    facts: {
      general:
        'Twelve official languages, nine provinces and three capitals: Pretoria governs, Cape Town legislates, Bloemfontein judges. English is understood almost everywhere that travellers go. Traffic keeps left.',
      visa: 'Many nationalities, among them British, Irish, American and most EU citizens, enter without a visa for up to 90 days. A passport needs two blank facing pages and 30 days beyond departure. Families should carry their children’s birth certificates. Rules change: check with the embassy before booking flights.',
      health:
        'The Cape and the Garden Route are free of malaria; the lowveld around Kruger carries a seasonal risk, highest from October to May. Tap water in the cities is treated and safe. A yellow fever certificate is asked of travellers arriving from countries where the disease occurs.',
      safety:
        'Large cities ask for the sense one would use in any large city: a car rather than a walk after dark, nothing left on a seat, a hiking partner on the mountain. Guides and hotels give precise local advice, and it is worth following.',
      climate:
        'The Cape has dry summers from November to March and green, rainy winters. The interior is the reverse: summer storms, and winter days of blue sky with nights near freezing on the high plateau.',
      cuisine:
        'Cape Malay curries sweet with apricot, snoek on the coals, Karoo lamb, biltong for the road. A braai is less a meal than an afternoon. Vegetarians eat well in the cities and should give notice to small lodges.',
      dress:
        'Layers everywhere: the Cape wind can undo a summer day. Neutral colours for game drives, closed shoes for walking, something a little smarter for dinner in Cape Town and the Winelands.',
      transport:
        'Domestic flights link the main cities in one to two hours. The roads are the pleasure of the country; hire a car for the coast and the vineyards, and leave the driving to others in the reserves. Avoid rural roads at night.',
      banking:
        'The rand. Cards are accepted nearly everywhere, contactless included. Cash is needed for tips, car guards and farm stalls; draw it from machines inside banks or shopping centres.',
      electricity:
        '230 volts, 50 hertz. The large three-pin type M is still the commonest, with the newer type N beside it, so bring an adapter. Most lodges have batteries or generators against power cuts.',
    },
    bestMonths: [3, 4, 5, 9, 10, 11],
    highlights: [
      'Table Mountain from the back, on foot',
      'Lunch under oaks in the Franschhoek valley',
      'A dry-season week in the Kruger lowveld',
    ],
    pictures: ['drakensberg-wall', 'cape-cliffs-gold', 'giraffes-golden'],
  },
  {
    key: 'cape-town',
    parent: 'south-africa',
    name: 'Cape Town',
    kind: 'city',
    country: 'ZA',
    at: [-33.9249, 18.4241],
    description: [
      'A harbour city wrapped around a mountain. The flat summit of Table Mountain stands a kilometre above the streets, makes its own cloud and decides the weather for each suburb separately; a sweater in Sea Point and a swim in Muizenberg on the same afternoon is quite usual.',
      'Below it lie the tall stoeps of Long Street, the painted houses of the Bo-Kaap, and a coast road that runs to the Cape of Good Hope without ever losing sight of water.',
    ],
    facts: {
      general:
        'About 4.8 million people live between the Atlantic and False Bay. The centre, called the City Bowl, is small enough to walk; the beaches, vineyards and the peninsula are each under an hour by car.',
      visa: 'Entry follows the South African rules; passports are stamped at Cape Town International, where queues are longest when the European night flights land, between about six and nine in the morning.',
      health:
        'No malaria. Pharmacies and private hospitals are of a high standard. The sun is stronger than the wind makes it feel, and the Atlantic, at 12 to 15 °C for much of the year, is colder than it looks.',
      safety:
        'Walk the centre by day, take a car at night. On Table Mountain go in company, tell the hotel your route and turn back when cloud comes down: the mountain rescue teams are volunteers and busy.',
      climate:
        'December to February is dry and hot, with a south-easter that can close the cableway for days. Winter, June to August, brings rain in bursts, green mountains and mild, clear days between fronts.',
      cuisine:
        'Bobotie and koesisters in the Bo-Kaap, line fish at Kalk Bay harbour, Gatsby rolls shared on the sea wall at Mouille Point. Book the small-plate restaurants weeks ahead in the summer.',
      dress:
        'Informal almost everywhere. Take a windproof layer even on hot days, shoes with a grip for the mountain, and a scarf if you mean to visit the mosques of the Bo-Kaap.',
      transport:
        'Ride-hailing cars are plentiful. The MyCiTi bus runs to the airport, Table View and Hout Bay. The train to Simon’s Town hugs the shore, in daylight a pleasure in itself.',
      banking:
        'Cards and phones pay for everything except car guards, buskers and a few market stalls. Bank branches keep weekday hours; cash machines inside the Waterfront are busy and well lit.',
      electricity:
        'Types M and N, 230 volts, as in the rest of the country. Hotels we use run on batteries or generators through scheduled cuts, and lend adapters.',
    },
    bestMonths: [2, 3, 4, 10, 11],
    highlights: [
      'Platteklip Gorge before the first cable car',
      'Chapman’s Peak Drive late in the afternoon',
      'Penguins among the boulders at Simon’s Town',
      'Koesisters on a Sunday morning in the Bo-Kaap',
    ],
    pictures: ['city-bowl-rose', 'table-bay-morning', 'table-bay-evening'],
  },
  {
    key: 'cape-winelands',
    parent: 'south-africa',
    name: 'Cape Winelands',
    kind: 'region',
    country: 'ZA',
    at: [-33.9133, 19.1169],
    description: [
      'An hour inland from Cape Town the sandstone stands up in a ring and the valleys fill with vines. Stellenbosch has the university, the oaks and the reds; Franschhoek, settled by Huguenots in 1688, has the smaller valley and the more serious lunch; Paarl has granite domes and the oldest presses.',
      'The cellars are close enough together to cycle between. Stay two nights at least, so that one evening belongs to the mountains alone.',
    ],
    bestMonths: [2, 3, 4, 10, 11, 12],
    highlights: [
      'Harvest, from late January to March',
      'White gables and oak avenues in Stellenbosch',
      'The Franschhoek Pass at first light',
    ],
    pictures: ['vineyard-summer', 'lodge-room-mountains'],
  },
  {
    key: 'garden-route',
    parent: 'south-africa',
    name: 'Garden Route',
    kind: 'region',
    country: 'ZA',
    at: [-34.0363, 23.0471],
    description: [
      'Between Mossel Bay and the Storms River the mountains come so close to the sea that the rain never quite leaves. Yellowwood forest runs down to lagoons the colour of tea; at Knysna the tide pours in between two sandstone heads, and at Plettenberg Bay dolphins work the surf line within sight of breakfast.',
      'It is country for walking boots and unhurried lunches rather than for ticking off.',
    ],
    bestMonths: [3, 4, 5, 9, 10, 11],
    highlights: [
      'The Robberg peninsula and its seal colony',
      'Oysters on the Knysna lagoon',
      'Yellowwoods eight centuries old',
    ],
    pictures: ['cape-cliffs-storm', 'cape-cliffs-gold'],
  },
  {
    key: 'kruger',
    parent: 'south-africa',
    name: 'Greater Kruger',
    kind: 'park',
    country: 'ZA',
    at: [-24.9948, 31.5969],
    description: [
      'Nearly two million hectares of lowveld along the Mozambican border, with a string of private reserves on the western side and, since the fences between them came down, no line that an animal would notice. The rivers, Sabie, Sand and Olifants, hold water when the bush has none.',
      'The national park is for drivers with patience and a flask. The private reserves are for tracking on foot and by open vehicle, with night drives after the gates elsewhere have closed.',
    ],
    bestMonths: [5, 6, 7, 8, 9],
    highlights: [
      'Leopard along the Sand River',
      'A morning on foot with two rangers',
      'Nyala and giant fever trees at Pafuri',
    ],
    pictures: ['acacia-sunset', 'elephants-waterhole-sunset'],
  },
  {
    key: 'kgalagadi',
    parent: 'south-africa',
    name: 'Kgalagadi Transfrontier Park',
    kind: 'park',
    country: 'ZA',
    at: [-26.4739, 20.613],
    description: [
      'Red dunes, two dry rivers and a border that the animals ignore: the Kgalagadi joins South African and Botswanan Kalahari in one park of nearly 3.8 million hectares. The Auob and the Nossob flow perhaps once in a lifetime, but their beds hold grazing and boreholes, and everything that eats or is eaten walks along them.',
      'Black-maned lions, cheetahs in open country, gemsbok on the skyline. The roads are sand, the nights very cold in winter and the stars not to be argued with.',
    ],
    bestMonths: [3, 4, 5, 6, 7, 8],
    highlights: [
      'Cheetah hunting along the Auob',
      'Sociable weavers’ nests as large as haystacks',
      'Unfenced camps at the edge of the dunes',
    ],
    pictures: ['dune-sea-dawn', 'moon-over-dunes'],
  },
]
