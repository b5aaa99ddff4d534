/** An airline, by its two-character IATA code. */
export type Airline = { code: string; name: string }

/** Our own list of passenger airlines, compiled from their public timetables. One line for each first letter of the codes. */
const lines = `
0B Blue Air|2G Angara Airlines|3K Jetstar Asia|3U Sichuan Airlines|4O Interjet|4Z Airlink|5F FlyOne|5H Fly540|5J Cebu Pacific|5T Canadian North|5Y Atlas Air|5Z CemAir|6E IndiGo|6H Israir|7C Jeju Air|7F First Air|8M Myanmar Airways International|8P Pacific Coastal|8U Afriqiyah Airways|9B AccesRail|9C Spring Airlines|9K Cape Air|9U Air Moldova|9W Jet Airways
A3 Aegean Airlines|A5 Hop!|A9 Georgian Airways|AA American Airlines|AC Air Canada|AD Azul|AE Mandarin Airlines|AF Air France|AH Air Algérie|AI Air India|AK AirAsia|AM Aeroméxico|AR Aerolíneas Argentinas|AS Alaska Airlines|AT Royal Air Maroc|AV Avianca|AY Finnair|AZ ITA Airways
B2 Belavia|B3 Bhutan Airlines|B6 JetBlue|B7 UNI Air|BA British Airways|BC Skymark Airlines|BF French Bee|BG Biman Bangladesh Airlines|BI Royal Brunei Airlines|BJ Nouvelair|BL Pacific Airlines|BP Air Botswana|BR EVA Air|BT airBaltic|BW Caribbean Airlines|BX Air Busan
CA Air China|CI China Airlines|CM Copa Airlines|CU Cubana|CX Cathay Pacific|CY Cyprus Airways|CZ China Southern Airlines
D7 AirAsia X|D8 Norwegian Air Sweden|DE Condor|DL Delta Air Lines|DT TAAG Angola Airlines|DV SCAT Airlines|DY Norwegian|DX DAT
E4 Enter Air|EI Aer Lingus|EK Emirates|EN Air Dolomiti|ET Ethiopian Airlines|EW Eurowings|EY Etihad Airways|EP Iran Aseman Airlines
F3 flyadeal|F9 Frontier Airlines|FA FlySafair|FB Bulgaria Air|FD Thai AirAsia|FI Icelandair|FJ Fiji Airways|FM Shanghai Airlines|FN Fastjet|FR Ryanair|FV Rossiya|FY Firefly|FZ flydubai
G3 GOL|G9 Air Arabia|GA Garuda Indonesia|GF Gulf Air|GK Jetstar Japan|GL Air Greenland|GQ Sky Express|GS Tianjin Airlines
H1 Hahn Air|H2 Sky Airline|HA Hawaiian Airlines|HC Air Senegal|HD Air Do|HM Air Seychelles|HO Juneyao Air|HU Hainan Airlines|HV Transavia|HX Hong Kong Airlines|HY Uzbekistan Airways|HZ Aurora
I2 Iberia Express|IB Iberia|ID Batik Air|IE Solomon Airlines|IR Iran Air|IT Tigerair Taiwan|IX Air India Express|IZ Arkia
J2 Azerbaijan Airlines|J3 Northwestern Air|JA JetSMART|JL Japan Airlines|JQ Jetstar|JT Lion Air|JU Air Serbia|JX Starlux Airlines|JY interCaribbean Airways
KC Air Astana|KE Korean Air|KF Air Belgium|KL KLM|KM KM Malta Airlines|KP ASKY Airlines|KQ Kenya Airways|KR Cambodia Airways|KU Kuwait Airways|KX Cayman Airways
LA LATAM Airlines|LG Luxair|LH Lufthansa|LI LIAT|LJ Jin Air|LM Loganair|LO LOT Polish Airlines|LS Jet2|LX Swiss|LY El Al|LN Libyan Airlines
MD Madagascar Airlines|ME Middle East Airlines|MF Xiamen Air|MH Malaysia Airlines|MK Air Mauritius|MM Peach|MN Kulula|MS EgyptAir|MU China Eastern Airlines|MV Air Mediterranean
N4 Nordwind Airlines|NF Air Vanuatu|NH ANA|NK Spirit Airlines|NO Neos|NP Nile Air|NT Binter Canarias|NX Air Macau|NZ Air New Zealand
OA Olympic Air|OB BoA|OD Batik Air Malaysia|OK Czech Airlines|OM MIAT Mongolian Airlines|OR TUI fly Netherlands|OS Austrian Airlines|OU Croatia Airlines|OV SalamAir|OZ Asiana Airlines|OG PLAY
P4 Air Peace|P5 Wingo|P6 Privilege Style|PC Pegasus Airlines|PD Porter Airlines|PG Bangkok Airways|PK Pakistan International Airlines|PR Philippine Airlines|PS Ukraine International Airlines|PW Precision Air|PX Air Niugini|PY Surinam Airways|PZ LATAM Paraguay
QF Qantas|QH Bamboo Airways|QP Akasa Air|QR Qatar Airways|QS Smartwings|QU Skyward|QV Lao Airlines|QZ Indonesia AirAsia
RC Atlantic Airways|RJ Royal Jordanian|RO Tarom|RA Nepal Airlines
S4 Azores Airlines|S7 S7 Airlines|SA South African Airways|SB Aircalin|SC Shandong Airlines|SD Sudan Airways|SF Tassili Airlines|SG SpiceJet|SK SAS|SM Air Cairo|SN Brussels Airlines|SQ Singapore Airlines|SS Corsair|SU Aeroflot|SV Saudia|SW Fly Namibia|SY Sun Country Airlines
TB TUI fly Belgium|TC Air Tanzania|TG Thai Airways|TK Turkish Airlines|TM LAM Mozambique Airlines|TN Air Tahiti Nui|TO Transavia France|TP TAP Air Portugal|TR Scoot|TS Air Transat|TU Tunisair|TW T'way Air|TX Air Caraïbes
U2 easyJet|U6 Ural Airlines|UA United Airlines|UK Vistara|UL SriLankan Airlines|UM Air Zimbabwe|UO HK Express|UP Bahamasair|UR Uganda Airlines|UT UTair|UU Air Austral|UX Air Europa|UQ Urumqi Air
V3 Carpatair|V7 Volotea|VA Virgin Australia|VB Viva|VF AJet|VJ VietJet Air|VN Vietnam Airlines|VS Virgin Atlantic|VT Air Tahiti|VY Vueling|VZ Thai Vietjet|VR Cabo Verde Airlines
W2 FlexFlight|W3 Arik Air|W4 Wizz Air Malta|W6 Wizz Air|W9 Wizz Air UK|WB RwandAir|WF Widerøe|WM Winair|WN Southwest Airlines|WS WestJet|WY Oman Air
X3 TUI fly|XJ Thai AirAsia X|XQ SunExpress|XY flynas|XK Air Corsica
Y4 Volaris|Y8 Suparna Airlines|YK Avia Traffic|YM Montenegro Airlines|YV Mesa Airlines
Z0 Norse Atlantic UK|Z2 Philippines AirAsia|ZB Air Albania|ZE Eastar Jet|ZH Shenzhen Airlines|ZL Rex|ZP Paranair
`

/** All airlines, by code. */
export const airlines: readonly Airline[] = lines
  .trim()
  .split(/[\n|]/)
  .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))

const byCode = new Map(airlines.map((airline) => [airline.code, airline]))

/** The airline with an IATA code; null if it is not listed. */
export const airlineWithCode = (code: string): Airline | null => byCode.get(code.toUpperCase()) ?? null
