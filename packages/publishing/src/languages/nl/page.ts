import { translation } from '../translation.ts'
import type { page as source } from '../en/page.ts'

export const page = translation<typeof source>()({
  skip: 'Direct naar de reis',
  languages: 'Talen',
  contents: 'Inhoud',
  preview: 'Voorbeeld: deze versie is niet gepubliceerd.',
  unprintable: 'Deze woorden kunnen niet in de brochure worden afgedrukt:',
  madeWith: 'Gemaakt met {product}',
  downloadBrochure: 'Brochure downloaden (PDF)',
  downloadTheBrochure: 'De brochure downloaden (PDF)',
  addToCalendar: 'Aan agenda toevoegen',
  photo: 'Foto:',
  photos: 'Foto’s',
  ourTeam: 'Ons team',
  questionsAndAnswers: 'Vragen en antwoorden',
  mapOfRoute: 'Kaart van de route: {places}',
  yourRole: '{role}',

  goneTitle: 'Deze link werkt niet meer',
  goneText: 'Misschien is de link verlopen of vervangen. Vraag degene die u de link heeft gestuurd om een nieuwe.',
  goneTextOfCompany: 'De link is verlopen of vervangen. Vraag {company} om een nieuwe.',

  busyTitle: 'Een ogenblik geduld',
  busyText: 'Deze pagina kan nu niet worden getoond. Over enkele seconden proberen we het opnieuw.',

  error: 'Fout: {title}',
  passcode: 'Toegangscode',
  enterPasscode: 'Vul de toegangscode in',
  passcodeText:
    'Deze reis is niet openbaar. Hebt u geen toegangscode? Vraag die dan aan degene die u de link heeft gestuurd.',
  passcodeWrong: 'De toegangscode is niet juist. Controleer de code en probeer het nog een keer.',
  tooManyAttempts: 'Te veel pogingen. Wacht maximaal tien minuten en probeer het dan nog een keer.',
  openItinerary: 'Reis openen',

  noDatesTitle: 'Nog geen reisdata',
  noDatesText:
    'Voor deze reis staan nog geen data vast. Zodra die bekend zijn, kunt u de reis aan uw agenda toevoegen.',

  noPlacesTitle: 'Geen plaatsen op de kaart',
  noPlacesText: 'Geen van de plaatsen in deze reis heeft een positie op de kaart.',

  downloads: 'Meer bestanden',
  downloadOf: {
    'summary.pdf': 'Samenvatting op één pagina (PDF)',
    'cards.pdf': 'Een kaart per dag (PDF)',
    'itinerary.docx': 'Word-document (DOCX)',
    'itinerary.gpx': 'Plaatsen voor gps-apparaten en apps (GPX)',
    'itinerary.kml': 'Plaatsen voor kaartprogramma’s (KML)',
    'itinerary.json': 'Gegevens voor andere programma’s (JSON)',
  },

  answerLink: 'Accepteren',
  answerTitle: 'Uw akkoord',
  answerText:
    'Spreekt dit voorstel u aan? Dan kunt u het hier accepteren. Wilt u nog iets wijzigen, neem dan eerst contact met ons op.',
  accept: 'Dit voorstel accepteren',
  choose: 'Kies:',
  add: 'Voeg toe:',
  updatePrice: 'Prijs bijwerken',
  updatingPrice: 'De prijs wordt bijgewerkt…',
  priceWithChoices: 'Met uw keuzes:',
  choicesSaved: 'Uw keuzes zijn opgeslagen.',
  priceNotUpdated: 'De prijs kon niet worden bijgewerkt. Controleer uw verbinding en probeer het dan nog een keer.',
  acceptedOn: 'Dit voorstel is op {date} geaccepteerd.',
  acceptedNext: 'Wij hebben per e-mail een bevestiging gestuurd. Over de volgende stappen nemen wij contact met u op.',
  pricesEnded: 'Deze prijzen waren geldig tot en met {date}. Neem contact met ons op voor een nieuw voorstel.',
  acceptedEarlier: 'Een eerdere versie van dit voorstel is op {date} geaccepteerd. Deze versie wijkt daarvan af.',

  changedSince: 'Wat er in deze versie is gewijzigd',
  changed: 'Gewijzigd',

  visitsNotice:
    '{company} kan zien wanneer deze pagina wordt geopend en hoe lang elk onderdeel wordt gelezen. Daarvoor worden geen cookies gebruikt en de gegevens worden met niemand anders gedeeld.',
})
