import { translation } from '../translation.ts'
import type { answer as source } from '../en/answer.ts'

export const answer = translation<typeof source>()({
  acceptTitle: 'Aceptar esta propuesta',
  yourChoices: 'Su selección',
  chosen: 'Día {day}: <own>{title}</own>',
  chosenInstead: 'Día {day}: <own>{title}</own>, en lugar de <other>{insteadOf}</other>',
  asProposed: 'Tal como se propuso, sin cambios',
  changeChoices: 'Cambiar su selección',
  price: 'Precio',
  payments: 'Calendario de pagos',
  terms: 'Condiciones generales',
  name: 'Su nombre completo',
  nameHint: 'Tiene valor de firma.',
  email: 'Su correo electrónico',
  emailHint: 'Enviaremos la confirmación a esta dirección.',
  acceptTerms: 'He leído y acepto las condiciones generales.',
  acceptProposal: 'Acepto esta propuesta tal como se muestra aquí.',
  submit: 'Aceptar',
  back: 'Volver al viaje',

  nameMissing: 'Escriba su nombre completo.',
  nameTooLong: 'Escriba un nombre de 160 caracteres como máximo.',
  emailWrong: 'Escriba una dirección de correo electrónico, por ejemplo, nombre@example.com.',
  tickMissing: 'Marque la casilla para aceptar.',
  choicesWrong: 'Estas opciones no se pueden combinar. Aquí puede ver la selección que estaba guardada.',
  fixProblems: 'Todavía no se ha aceptado nada. Corrija lo siguiente:',

  changedTitle: 'Esta propuesta ha cambiado',
  changedText:
    'Después de que usted abriera la página se publicó una versión más reciente, por lo que esta ya no se puede aceptar.',
  changesLead: 'Esto es lo que ha cambiado:',
  nothingVisible: 'No ha cambiado nada de lo que usted puede ver.',
  changedValue: '<what></what>: <after></after>',
  was: '(antes: <before></before>)',
  openNew: 'Abrir la nueva versión',

  acceptedTitle: 'Gracias',
  acceptedText: 'Usted aceptó esta propuesta el {date}.',
  receiptSent:
    'Le hemos enviado una confirmación por correo electrónico. Nos pondremos en contacto con usted para los próximos pasos.',

  closedTitle: 'Esta propuesta no se puede aceptar aquí',
  closedText: 'Póngase en contacto con nosotros si tiene alguna pregunta o desea una nueva propuesta.',
  pricesEnded:
    'Los precios eran válidos hasta el {date}. Póngase en contacto con nosotros para recibir una nueva propuesta.',

  busyTitle: 'Inténtelo de nuevo',
  busyText:
    'En este momento recibimos muchas solicitudes y todavía no se ha aceptado nada. Inténtelo de nuevo en un minuto.',

  signNext: 'En el siguiente paso, firmará la aceptación electrónicamente. Nada queda aceptado hasta que haya firmado.',
  submitToSign: 'Continuar a la firma',
  signTitle: 'Firmar para aceptar',
  signText: 'Firme el documento en {host}. Nada queda aceptado hasta que haya firmado.',
  signNow: 'Firmar ahora',
  haveSigned: 'Ya he firmado',
  unsignedTitle: 'No se ha aceptado nada',
  declinedText: 'Ha rechazado firmar el documento.',
  expiredText: 'El documento no se firmó a tiempo.',
  unsignedNext:
    'Puede aceptar de nuevo la propuesta en su página o ponerse en contacto con nosotros si tiene preguntas.',
})
