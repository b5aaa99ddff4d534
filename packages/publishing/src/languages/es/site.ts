import { translation } from '../translation.ts'
import type { site as source } from '../en/site.ts'

export const site = translation<typeof source>()({
  skip: 'Ir al contenido',
  main: 'Navegación principal',
  smallPrint: 'Información legal',
  notFound: 'Página no encontrada',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'Es posible que se haya movido o que ya no esté publicada.',
  journeys: 'Viajes',
  destinations: 'Destinos',

  contactUs: 'Escríbanos',
  thankYou: 'Gracias',
  received: 'Hemos recibido su consulta y le responderemos lo antes posible.',
  correct:
    '{count, plural, one {Corrija una respuesta.} many {Corrija # de respuestas.} other {Corrija # respuestas.}}',
  optional: 'opcional',
  leaveEmpty: 'Deje este campo vacío',
  send: 'Enviar',
  robotQuestion: 'Para demostrar que no es un robot, responda: ¿cuánto es {a} más {b}?',
  numbers: {
    two: 'dos',
    three: 'tres',
    four: 'cuatro',
    five: 'cinco',
    six: 'seis',
    seven: 'siete',
    eight: 'ocho',
    nine: 'nueve',
  },
  labels: {
    name: 'Su nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    dates: '¿Cuándo le gustaría viajar?',
    travellers: '¿Cuántas personas viajarán?',
    message: '¿Adónde le gustaría ir y qué es lo más importante para usted?',
  },
  errors: {
    name: 'Escriba su nombre, con 160 caracteres como máximo.',
    email: 'Escriba una dirección de correo electrónico, por ejemplo, nombre@example.com.',
    phone: 'Escriba un número de teléfono de 40 caracteres como máximo.',
    dates: 'Escriba 160 caracteres como máximo.',
    travellers: 'Escriba un número del 1 al 99.',
    message: 'Escriba un mensaje de 3000 caracteres como máximo.',
    answerMissing: 'Responda a la pregunta al final del formulario y envíelo de nuevo.',
    notSent: 'Su consulta aún no se ha enviado. Responda a la pregunta al final del formulario y envíelo de nuevo.',
    answerWrong: 'La respuesta no es correcta. Responda a esta nueva pregunta.',
    tooFast: 'Ha sido demasiado rápido. Responda a esta pregunta y envíe el formulario de nuevo.',
  },
})
