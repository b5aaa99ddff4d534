/**
 * Further names of well-known places, since the list has only one of each: local names, those of neighbouring countries and
 * former ones. By country and name in the list.
 */
const others: Readonly<Record<string, string>> = {
  AT: 'Vienna=Wien',
  BE: 'Brussels=Bruxelles, Brussel|Antwerpen=Antwerp|Gent=Ghent, Gand|Brugge=Bruges|Liège=Lüttich',
  CH: 'Genève=Geneva, Genf|Zürich=Zurich|Bern=Berne|Basel=Basle|Luzern=Lucerne',
  CN: 'Beijing=Peking|Guangzhou=Canton',
  CZ: 'Prague=Praha, Prag|Brno=Brünn|Pilsen=Plzeň',
  DE: 'Munich=München|Köln=Cologne|Nürnberg=Nuremberg|Hannover=Hanover',
  DK: 'Copenhagen=København, Kopenhagen',
  EG: 'Cairo=Al Qahirah, Kairo|Alexandria=Al Iskandariyah',
  ES: 'Sevilla=Seville|Córdoba=Cordova|Zaragoza=Saragossa|Donostia / San Sebastián=San Sebastián|Pamplona=Iruña',
  FI: 'Helsinki=Helsingfors|Turku=Åbo',
  FR: 'Nice=Nizza|Strasbourg=Straßburg|Marseille=Marseilles|Lyon=Lyons',
  GB: 'London=Londres, Londra|Edinburgh=Dùn Èideann|Cardiff=Caerdydd',
  GR: 'Athens=Athina, Athen|Thessaloníki=Salonica, Saloniki',
  IN: 'Mumbai=Bombay|Kolkata=Calcutta|Chennai=Madras|Bengaluru=Bangalore|Varanasi=Benares',
  IT: 'Rome=Roma, Rom|Milan=Milano, Mailand|Venice=Venezia, Venedig|Florence=Firenze, Florenz|Naples=Napoli, Neapel|Turin=Torino|Genoa=Genova, Genua|Padova=Padua|Mantova=Mantua|Bolzano=Bozen',
  MM: 'Yangon=Rangoon',
  NL: 'The Hague=Den Haag, ’s-Gravenhage',
  PL: 'Warsaw=Warszawa, Warschau|Kraków=Cracow, Krakau|Gdańsk=Danzig|Wrocław=Breslau',
  PT: 'Lisbon=Lisboa, Lissabon|Porto=Oporto',
  RO: 'Bucharest=București',
  RS: 'Belgrade=Beograd',
  RU: 'Moscow=Moskva, Moskau|Saint Petersburg=Sankt-Peterburg, Leningrad',
  SE: 'Göteborg=Gothenburg',
  TR: 'Istanbul=Constantinople',
  TZ: 'Zanzibar=Unguja, Stone Town',
  UA: 'Kyiv=Kiev|Lviv=Lvov, Lemberg',
  VN: 'Ho Chi Minh City=Saigon|Hanoi=Ha Noi',
  ZA: 'Cape Town=Kaapstad|Port Elizabeth=Gqeberha|Pretoria=Tshwane|Johannesburg=Joburg|Nelspruit=Mbombela',
}

/** The further names by country and name of the place, such as `IT Rome`. */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(others).flatMap(([country, list]) =>
    list.split('|').map((one): [string, string[]] => {
      const [name = '', names = ''] = one.split('=')
      return [`${country} ${name}`, names.split(', ')]
    }),
  ),
)
