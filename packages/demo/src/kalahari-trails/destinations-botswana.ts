import type { DestinationContent } from '../content.ts'

export const botswana: readonly DestinationContent[] = [
  {
    key: 'botswana',
    name: 'Botswana',
    kind: 'country',
    country: 'BW',
    at: [-22.3285, 24.6849],
    timezone: 'Africa/Gaborone',
    currency: 'BWP',
    languages: ['en', 'tn'],
    description: [
      'Most of Botswana is Kalahari sand, and the rest is the exception that everyone comes for: a river that rises in Angola, fans out into the desert and never reaches the sea. Around it the country has kept well over a third of its land for wildlife and chosen few visitors, small camps and high fees.',
      'The result is expensive, quiet and, in the right camp, quite unlike anywhere else. Distances are flown in light aircraft, bags are soft and small.',
    ],
    facts: {
      general:
        'Independent since 1966, with about 2.5 million people, most of them in the east. Setswana is spoken by nearly everyone, English in all business. Greetings matter: begin with “Dumela” and take your time.',
      visa: 'British, Irish, American and EU citizens generally need no visa for stays of up to 90 days in a year. Children should travel with a full birth certificate. Passports need six months’ validity and several blank pages.',
      health:
        'Malaria occurs in the north, Chobe and the delta included, chiefly from November to June; take advice on tablets. Camps treat their water. Evacuation cover is essential and is included in our camp bookings.',
      safety:
        'Camps are unfenced. Walk after dark only with an escort, close the tent fully, and keep children within arm’s reach: these are the house rules everywhere, and they exist for a reason.',
      climate:
        'Dry from May to October, with cold dawns in June and July and great heat by October. The rains, from November to March, come as afternoon storms. The delta’s flood arrives months after them, usually peaking between June and August.',
      cuisine:
        'Camp kitchens bake their own bread and cook three-course dinners over gas and coals. In the villages look for seswaa, beef pounded and slow-boiled, with sorghum porridge and wild spinach.',
      dress:
        'Neutral colours, nothing in camouflage, which is reserved for the army. A fleece, hat and gloves for winter game drives. Laundry is done daily in most camps, so pack lightly.',
      transport:
        'Light aircraft hop between airstrips; the limit is usually 20 kg in a soft bag, hand luggage included. Self-drivers need a serious vehicle, sand experience and a second car.',
      banking:
        'The pula, which is also the word for rain. Cards are taken in Maun and Kasane. In camp there is little to pay for; tips are given at the end of the stay, in pula or dollars.',
      electricity:
        '230 volts, with types D, G and M in use. Camps run on sun and batteries, with charging points in the main area and often in the rooms.',
    },
    bestMonths: [5, 6, 7, 8, 9, 10],
    highlights: [
      'The Okavango at water level',
      'Elephant herds on the Chobe floodplain',
      'Salt pans without a horizon',
    ],
    pictures: ['delta-from-the-air', 'giraffes-golden', 'baobab-island-noon'],
  },
  {
    key: 'chobe',
    parent: 'botswana',
    name: 'Chobe National Park',
    kind: 'park',
    country: 'BW',
    at: [-17.8417, 25.1339],
    description: [
      'Botswana’s first national park begins at the edge of Kasane and follows the river west. Opposite lies Namibia and, in mid-stream, Sedudu, the grass island the two countries once took to court at The Hague. Elephants ignore the verdict and swim across with their trunks up.',
      'The river is the thing here: a boat gets closer, and more quietly, than any vehicle. Mornings on the drive loops, afternoons on the water.',
    ],
    bestMonths: [5, 6, 7, 8, 9, 10],
    highlights: [
      'Elephants swimming to Sedudu island',
      'Carmine bee-eaters in the river banks',
      'Sable and roan inland from the water',
    ],
    pictures: ['chobe-sunset', 'elephants-waterhole-dawn'],
  },
  {
    key: 'okavango-delta',
    parent: 'botswana',
    name: 'Okavango Delta',
    kind: 'region',
    country: 'BW',
    at: [-19.2833, 22.75],
    description: [
      'Rain that falls on the highlands of Angola takes half a year to reach this place, and when it does the desert floods in bright, dry weather. Channels open between papyrus, islands shrink to a termite mound and a palm, and lechwe go splashing through the shallows where a month before there was dust.',
      'The delta is best read slowly: from a mokoro poled by someone who learned as a child, on foot along an island’s edge, or once, for the pattern of it, from the air.',
    ],
    facts: {
      general:
        'An inland delta of some 15,000 square kilometres in flood, on the World Heritage list since 2014 as its thousandth entry. The permanent swamp lies in the north, the seasonal floodplains round Chief’s Island and to the south.',
      visa: 'No formalities beyond Botswana’s own. Those who fly in from Victoria Falls or Livingstone clear immigration at Kasane or Maun before the light aircraft leaves.',
      health:
        'A malaria area throughout the year, with few mosquitoes in the cold months. Drink the filtered water in camp and not the channel, tempting as it looks. Every camp holds a radio and a trained first-aider.',
      safety:
        'Hippos have right of way. Polers keep to the shallows for that reason, and boats slow at every bend. Trailing hands in the water is discouraged by the crocodiles.',
      climate:
        'Between May and August days of about 25 °C follow nights near 6 °C. The flood is then usually at its highest. Heat builds until the first storms of November; from December to March the bush is green and full of young.',
      cuisine:
        'Brunch when the morning’s outing ends, tea before the afternoon’s, dinner at one long table. Everything comes in by truck or plane, so tell us early about diets.',
      dress:
        'Sandals that may get wet, a windproof jacket for the boat, and a hat with a strap. Soft bags only: the aircraft’s hold is the shape of a rucksack, not a suitcase.',
      transport:
        'By light aircraft from Maun or Kasane, twenty to seventy minutes, with other camps’ guests dropped on the way. Within the delta by boat, mokoro and open vehicle, according to the water.',
      banking:
        'Nothing is for sale in the delta except, now and then, a basket. Carry small notes for those, and for tips to guides, polers and the camp’s staff.',
      electricity:
        'Solar, in all the camps we use. Cameras charge in the main tent or by the bed; anything that heats will trip the system for everyone.',
    },
    bestMonths: [5, 6, 7, 8, 9],
    highlights: ['A mokoro among day lilies', 'Red lechwe in the shallows', 'Pel’s fishing owl in the jackalberries'],
    pictures: ['delta-from-the-air', 'reed-channel-morning', 'still-water-stars'],
  },
  {
    key: 'moremi',
    parent: 'okavango-delta',
    name: 'Moremi and Khwai',
    kind: 'park',
    country: 'BW',
    at: [-19.15, 23.75],
    description: [
      'In 1963 the people of Ngamiland, led by the widow of Chief Moremi III, set aside their own hunting ground as a reserve. It covers the eastern tongue of the delta: mopane forest, floodplain and the lagoons at Xakanaxa, where the boats nose past heronries in the fig islands.',
      'Across the river the Khwai community runs its own concession. Wild dogs den there in most winters, and night drives are allowed.',
    ],
    bestMonths: [6, 7, 8, 9, 10],
    highlights: ['Wild dogs along the Khwai', 'The heronry islands of Xakanaxa', 'Leopard in the sausage trees'],
    pictures: ['acacia-sunset', 'reed-channel-evening'],
  },
  {
    key: 'makgadikgadi',
    parent: 'botswana',
    name: 'Makgadikgadi Pans',
    kind: 'area',
    country: 'BW',
    at: [-20.6, 25.2],
    description: [
      'What is left of a lake once larger than Switzerland: a crust of salt, grey-white, as flat as anything on land can be. In the dry season one can lie down on it and hear blood moving in the ears. After good rains a film of water brings flamingos, and zebras cross the grasslands to the west in their tens of thousands.',
      'Baobabs on the rim served the first travellers as signposts. Their carved initials are still growing.',
    ],
    bestMonths: [4, 5, 6, 7, 8, 9, 10],
    highlights: [
      'Meerkats warming themselves at sunrise',
      'A night on the open salt',
      'The zebra migration, in the green months',
    ],
    pictures: ['salt-pan-sunset', 'baobabs-evening'],
  },
  {
    key: 'central-kalahari',
    parent: 'botswana',
    name: 'Central Kalahari Game Reserve',
    kind: 'park',
    country: 'BW',
    at: [-21.4, 23.8],
    description: [
      'Larger than Denmark and nearly without people. The fossil rivers, Deception Valley the best known, carried their last water thousands of years ago; now they are lawns of short grass on which springbok and gemsbok gather after rain, and the black-maned lions after them.',
      'San families still know this country as their own. A morning walk with a San guide changes what one sees in an apparently empty plain: a tuber, a beetle, a story.',
    ],
    bestMonths: [1, 2, 3, 4, 5],
    highlights: ['Deception Valley after rain', 'Foraging with San guides', 'Lions calling across a fossil river'],
    pictures: ['green-season', 'camp-milky-way'],
  },
]
