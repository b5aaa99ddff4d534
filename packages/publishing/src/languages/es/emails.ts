import { translation } from '../translation.ts'
import type { emails as source } from '../en/emails.ts'

export const emails = translation<typeof source>()({
  greeting: 'Hola:',
  greetingByName: 'Hola, {name}:',
  linkInsteadOfButton: 'Si el botón no funciona, abra este enlace:',
  viewItinerary: 'Ver el viaje',

  shared: '{sender}, de {company}, le ha enviado un itinerario de viaje.',
  replyToSender: 'Para escribir a {name}, responda a este correo.',
  whyShared: 'Enviado por {company} con {product}. Si no esperaba este correo, notifíquelo: {reportTo}',

  receiptSubject: 'Su aceptación: {title}',
  receiptText:
    'Gracias. Usted aceptó nuestra propuesta el {date}. En la confirmación adjunta consta con exactitud lo que ha aceptado.',
  receiptNext: 'Nos pondremos en contacto con usted para los próximos pasos.',
  whyReceipt:
    'Enviado por {company} con {product}, porque al aceptar la propuesta se indicó esta dirección. Si no fue usted, notifíquelo: {reportTo}',
  receiptFile: 'Aceptación {title}',

  answerSubject: 'Nuestra respuesta: {title}',
  answerText: '{name} ha respondido a su pregunta:',
  readAnswer: 'Leer la respuesta',
  replyToAnswer: 'Si tiene otra pregunta, responda a este correo.',
  replyAbove: 'Escriba su respuesta por encima de esta línea.',
  whyAnswer:
    'Enviado por {company} con {product}, porque alguien hizo una pregunta sobre un viaje e indicó esta dirección. Si no fue usted, notifíquelo: {reportTo}',

  askDetailsSubject: 'Sus datos para {title}',
  askDetailsText:
    '{company} necesita algunos datos suyos para organizar este viaje. Le rogamos que rellene el formulario. Solo le llevará unos minutos y no necesita ninguna cuenta.',
  remindDetailsSubject: 'Recordatorio: sus datos para {title}',
  remindDetailsText:
    '{company} sigue a la espera de sus datos para este viaje. Le rogamos que rellene el formulario. Solo le llevará unos minutos y no necesita ninguna cuenta.',
  answerDetailsBy: 'Le rogamos que responda, a más tardar, el {date}.',
  openDetailsForm: 'Rellenar el formulario',
  personalLink: 'Este enlace es personal. Le rogamos que no lo comparta.',
  whyDetails:
    'Enviado por {company} con {product}, porque usted participa en este viaje. Si no es así, notifíquelo: {reportTo}',
})
