import { translation } from '../translation.ts'
import type { page as source } from '../en/page.ts'

export const page = translation<typeof source>()({
  skip: 'Hoppa till resan',
  languages: 'Språk',
  contents: 'Innehåll',
  preview: 'Förhandsvisning: den här versionen har inte publicerats.',
  unprintable: 'De här orden kan inte skrivas ut i broschyren:',
  madeWith: 'Skapad med {product}',
  downloadBrochure: 'Ladda ner broschyr (PDF)',
  downloadTheBrochure: 'Ladda ner broschyren (PDF)',
  addToCalendar: 'Lägg till i kalendern',
  photo: 'Foto:',
  photos: 'Foton',
  ourTeam: 'Vårt team',
  questionsAndAnswers: 'Frågor och svar',
  mapOfRoute: 'Karta över rutten: {places}',
  yourRole: '{role}',

  goneTitle: 'Länken fungerar inte längre',
  goneText: 'Den kan ha gått ut eller ersatts. Be den som skickade länken till dig om en ny.',
  goneTextOfCompany: 'Den har gått ut eller ersatts. Kontakta {company} för att få en ny.',

  busyTitle: 'Ett ögonblick',
  busyText: 'Sidan kan inte visas just nu. Vi försöker igen om några sekunder.',

  error: 'Fel: {title}',
  passcode: 'Åtkomstkod',
  enterPasscode: 'Ange åtkomstkoden',
  passcodeText:
    'Den här resan är inte offentlig. Om du saknar åtkomstkoden kan du fråga den som skickade länken till dig.',
  passcodeWrong: 'Åtkomstkoden stämmer inte. Kontrollera den och försök igen.',
  tooManyAttempts: 'För många försök. Vänta i upp till tio minuter och försök sedan igen.',
  openItinerary: 'Öppna resan',

  noDatesTitle: 'Inga datum än',
  noDatesText: 'Den här resan har inga datum än. När de är bestämda kan du lägga till resan i din kalender.',

  noPlacesTitle: 'Inga platser på kartan',
  noPlacesText: 'Ingen av platserna på den här resan har någon position på kartan.',

  downloads: 'Fler filer',
  downloadOf: {
    'summary.pdf': 'Sammanfattning på en sida (PDF)',
    'cards.pdf': 'Ett kort per dag (PDF)',
    'itinerary.docx': 'Word-dokument (DOCX)',
    'itinerary.gpx': 'Platser för gps-enheter och appar (GPX)',
    'itinerary.kml': 'Platser för kartprogram (KML)',
    'itinerary.json': 'Data för andra program (JSON)',
  },

  answerLink: 'Godkänn',
  answerTitle: 'Godkännande',
  answerText: 'Är du nöjd med förslaget? Då kan du godkänna det här. Kontakta oss först om du vill ändra något.',
  accept: 'Godkänn förslaget',
  choose: 'Välj',
  add: 'Lägg till',
  updatePrice: 'Uppdatera priset',
  updatingPrice: 'Priset uppdateras …',
  priceWithChoices: 'Med dina val:',
  choicesSaved: 'Dina val är sparade.',
  priceNotUpdated: 'Priset kunde inte uppdateras. Kontrollera din anslutning och försök sedan igen.',
  acceptedOn: 'Förslaget godkändes den {date}.',
  acceptedNext: 'Vi har skickat en bekräftelse via e-post. Vi hör av oss om nästa steg.',
  pricesEnded: 'Priserna gällde till och med den {date}. Kontakta oss för ett nytt förslag.',
  acceptedEarlier: 'En tidigare version av förslaget godkändes den {date}. Den här versionen skiljer sig från den.',

  changedSince: 'Det här har ändrats i den här versionen',
  changed: 'Ändrat',

  visitsNotice:
    '{company} kan se när sidan öppnas och hur länge varje avsnitt läses. Inga cookies används för detta, och uppgifterna delas inte med någon annan.',
})
