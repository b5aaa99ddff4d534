/**
 * Names of the regions that GeoNames gives only as a code, for the countries where people add the region to a place name. The
 * codes are those of admin1CodesASCII (GeoNames, CC BY 4.0).
 */
const regions: Readonly<Record<string, string>> = {
  AU: '01 Australian Capital Territory|02 New South Wales|03 Northern Territory|04 Queensland|05 South Australia|06 Tasmania|07 Victoria|08 Western Australia',
  CA: '01 Alberta|02 British Columbia|03 Manitoba|04 New Brunswick|05 Newfoundland and Labrador|07 Nova Scotia|08 Ontario|09 Prince Edward Island|10 Quebec|11 Saskatchewan|12 Yukon|13 Northwest Territories|14 Nunavut',
  DE: '01 Baden-Württemberg|02 Bavaria|03 Bremen|04 Hamburg|05 Hesse|06 Lower Saxony|07 North Rhine-Westphalia|08 Rhineland-Palatinate|09 Saarland|10 Schleswig-Holstein|11 Brandenburg|12 Mecklenburg-Vorpommern|13 Saxony|14 Saxony-Anhalt|15 Thuringia|16 Berlin',
  IT: '01 Abruzzo|02 Basilicata|03 Calabria|04 Campania|05 Emilia-Romagna|06 Friuli Venezia Giulia|07 Lazio|08 Liguria|09 Lombardy|10 Marche|11 Molise|12 Piedmont|13 Apulia|14 Sardinia|15 Sicily|16 Tuscany|17 Trentino-Alto Adige|18 Umbria|19 Aosta Valley|20 Veneto',
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC Washington, D.C.|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  ZA: '02 KwaZulu-Natal|03 Free State|05 Eastern Cape|06 Gauteng|07 Mpumalanga|08 Northern Cape|09 Limpopo|10 North West|11 Western Cape',
}

const named = new Map(
  Object.entries(regions).flatMap(([country, list]) =>
    list.split('|').map((one): [string, string] => [`${country} ${one.slice(0, 2)}`, one.slice(3)]),
  ),
)

/** The English name of a country's region by its GeoNames code; null if only the code is known. */
export const regionName = (country: string, code: string): string | null => named.get(`${country} ${code}`) ?? null

/** All known names of regions. */
export const regionNames: ReadonlySet<string> = new Set(named.values())
