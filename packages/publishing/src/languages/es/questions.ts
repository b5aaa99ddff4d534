import { translation } from '../translation.ts'
import type { questions as source } from '../en/questions.ts'

export const questions = translation<typeof source>()({
  title: 'Preguntas',
  lead: 'Pregúntenos lo que desee sobre este viaje. Aquí podrá leer nuestras respuestas.',
  about: 'Asunto',
  whole: 'Todo el viaje',
  day: 'Día {day}',
  titledDay: 'Día {day}: {title}',
  waiting: 'Le responderemos aquí lo antes posible.',

  askTitle: 'Hacer una pregunta',
  text: 'Su pregunta',
  reply: 'Responder',
  replyText: 'Su respuesta',
  name: 'Su nombre',
  email: 'Su correo electrónico (opcional)',
  emailHint: 'También le enviaremos nuestra respuesta por correo electrónico.',
  send: 'Enviar la pregunta',
  sendReply: 'Enviar la respuesta',

  fixProblems: 'Todavía no se ha enviado nada. Corrija lo siguiente:',
  textMissing: 'Escriba su pregunta.',
  replyMissing: 'Escriba su respuesta.',
  textTooLong: 'Escriba {max} caracteres como máximo.',
  nameMissing: 'Escriba su nombre, con {max} caracteres como máximo.',
  emailWrong: 'Escriba una dirección de correo electrónico, por ejemplo, nombre@example.com, o deje el campo vacío.',
  subjectGone: 'Esa parte ya no figura en el viaje. Elija otra.',

  busy: 'Se han enviado demasiados mensajes en poco tiempo. Su texto sigue aquí. Envíelo de nuevo dentro de unos minutos.',
  full: 'Este viaje ya tiene demasiadas preguntas. Póngase en contacto con nosotros directamente.',

  askLink: 'Hacer una pregunta',
  askAboutDay: 'Preguntar sobre el día {day}',
  sectionText:
    '¿Hay algo que no esté claro o que desee cambiar? Pregúntenos aquí. Nuestras respuestas también aparecerán aquí.',
  readLink: '{count, plural, one {Leer su pregunta} many {Leer sus # preguntas} other {Leer sus # preguntas}}',
  newAnswers:
    '{count, plural, one {Hemos respondido a una pregunta.} many {Hemos respondido a # de preguntas.} other {Hemos respondido a # preguntas.}}',
})
