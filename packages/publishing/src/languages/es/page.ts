import { translation } from '../translation.ts'
import type { page as source } from '../en/page.ts'

export const page = translation<typeof source>()({
  skip: 'Ir al viaje',
  languages: 'Idiomas',
  contents: 'Índice',
  preview: 'Vista previa: esta versión no se ha publicado.',
  unprintable: 'Estas palabras no se pueden imprimir en el folleto:',
  madeWith: 'Creado con {product}',
  downloadBrochure: 'Descargar el folleto (PDF)',
  downloadTheBrochure: 'Descargar el folleto (PDF)',
  addToCalendar: 'Añadir al calendario',
  photo: 'Foto:',
  photos: 'Fotos',
  ourTeam: 'Nuestro equipo',
  questionsAndAnswers: 'Preguntas y respuestas',
  mapOfRoute: 'Mapa de la ruta: {places}',
  yourRole: '{role}',

  goneTitle: 'Este enlace ya no funciona',
  goneText: 'Es posible que haya caducado o se haya sustituido. Pida uno nuevo a la persona que se lo envió.',
  goneTextOfCompany: 'Ha caducado o se ha sustituido. Para recibir uno nuevo, póngase en contacto con {company}.',

  busyTitle: 'Un momento, por favor',
  busyText: 'Ahora mismo no se puede mostrar esta página. Volveremos a intentarlo en unos segundos.',

  error: 'Error: {title}',
  passcode: 'Código de acceso',
  enterPasscode: 'Introduzca el código de acceso',
  passcodeText: 'Este viaje es privado. Si no tiene el código de acceso, pídalo a la persona que le envió el enlace.',
  passcodeWrong: 'El código de acceso no es correcto. Compruébelo e inténtelo de nuevo.',
  tooManyAttempts: 'Demasiados intentos. Espere hasta diez minutos e inténtelo de nuevo.',
  openItinerary: 'Ver el viaje',

  noDatesTitle: 'Aún sin fechas',
  noDatesText: 'Este viaje aún no tiene fechas. En cuanto estén fijadas, podrá añadirlo a su calendario.',

  noPlacesTitle: 'Ningún lugar en el mapa',
  noPlacesText: 'Ninguno de los lugares de este viaje tiene una posición en el mapa.',

  downloads: 'Más archivos',
  downloadOf: {
    'summary.pdf': 'Resumen en una página (PDF)',
    'cards.pdf': 'Una ficha por día (PDF)',
    'itinerary.docx': 'Documento de Word (DOCX)',
    'itinerary.gpx': 'Lugares para dispositivos y aplicaciones GPS (GPX)',
    'itinerary.kml': 'Lugares para programas de mapas (KML)',
    'itinerary.json': 'Datos para otros programas (JSON)',
  },

  answerLink: 'Aceptar',
  answerTitle: 'Aceptación',
  answerText:
    '¿Le gusta esta propuesta? Puede aceptarla aquí. Si desea cambiar algo, póngase antes en contacto con nosotros.',
  accept: 'Aceptar esta propuesta',
  choose: 'Elegir:',
  add: 'Añadir:',
  updatePrice: 'Actualizar el precio',
  updatingPrice: 'Actualizando el precio…',
  priceWithChoices: 'Con su selección:',
  choicesSaved: 'Su selección está guardada.',
  priceNotUpdated: 'No se ha podido actualizar el precio. Compruebe su conexión e inténtelo de nuevo.',
  acceptedOn: 'Esta propuesta se aceptó el {date}.',
  acceptedNext:
    'Hemos enviado una confirmación por correo electrónico. Nos pondremos en contacto con usted para los próximos pasos.',
  pricesEnded:
    'Estos precios eran válidos hasta el {date}. Póngase en contacto con nosotros para recibir una nueva propuesta.',
  acceptedEarlier: 'Una versión anterior de esta propuesta se aceptó el {date}. Esta versión es distinta.',

  changedSince: 'Qué ha cambiado en esta versión',
  changed: 'Modificado',

  visitsNotice:
    '{company} puede ver cuándo se abre esta página y durante cuánto tiempo se lee cada apartado. Para ello no se utilizan cookies y esta información no se comparte con nadie más.',
})
