import { translation } from '../translation.ts'
import type * as source from '../en/details.ts'

export const details = translation<typeof source.details>()({
  title: 'Sus datos',
  dates: 'Del {first} al {last}',
  whoAsks: '{company} le solicita los siguientes datos con el fin de organizar este viaje para usted.',
  answerBy: 'Le rogamos que responda, a más tardar, el {date}.',

  privacyTitle: 'Qué ocurre con sus datos',
  purpose:
    'Se utilizan para reservar y llevar a cabo este viaje: {company} puede comunicar a las compañías aéreas, los hoteles y los guías los que sean necesarios. Sus respuestas en este formulario se almacenan cifradas.',
  deletedAfterJourney:
    'Lo que envíe en este formulario se eliminará después del {date}. {company} puede conservar una copia en su agenda de contactos.',
  deletedAfterAnswer:
    'Si el viaje no tiene fechas, lo que envíe se eliminará de este formulario aproximadamente un año después del envío.',
  reachByEmail: 'Si tiene alguna pregunta, escriba a {email}.',
  reachByPhone: 'Si tiene alguna pregunta, llame al {phone}.',
  mayWithdraw: 'Puede volver a esta página para corregir sus datos o retirar su consentimiento.',

  sections: {
    names: 'Su nombre, tal como figura en el pasaporte',
    birthday: 'Su fecha de nacimiento',
    passport: 'Su pasaporte',
    diet: 'Su alimentación',
    mobility: 'Su movilidad',
    emergency: 'A quién llamar en caso de emergencia',
  },
  sectionNames: {
    names: 'Nombre y apellidos',
    birthday: 'Fecha de nacimiento',
    passport: 'Pasaporte',
    diet: 'Dieta y alergias',
    mobility: 'Movilidad',
    emergency: 'Contacto de emergencia',
  },
  labels: {
    givenName: 'Nombre',
    familyName: 'Apellidos',
    birthday: 'Fecha de nacimiento',
    passportNumber: 'Número de pasaporte',
    passportCountry: 'País de expedición',
    passportExpiry: 'Fecha de caducidad',
    food: 'Dieta (opcional)',
    allergies: 'Alergias (opcional)',
    mobility: 'Qué debemos saber (opcional)',
    emergencyName: 'Nombre de esa persona',
    emergencyRelation: 'Relación con usted (opcional)',
    emergencyPhone: 'Teléfono de esa persona',
  },
  hints: {
    givenName: 'Completo, tal como figura en su pasaporte.',
    familyName: 'Deje el campo vacío si en su pasaporte no figura ninguno.',
    birthday: 'Día, mes y año, como en su pasaporte.',
    passportNumber: 'Si aún no tiene pasaporte, deje vacíos los campos correspondientes. Podrá volver más adelante.',
    food: 'Por ejemplo, vegetariana, halal o sin cerdo.',
    allergies: 'A alimentos, animales o medicamentos.',
    mobility: 'Por ejemplo, una silla de ruedas, dificultad con las escaleras o ayuda que necesite.',
    emergencyRelation: 'Por ejemplo, su hermana o un amigo.',
    emergencyPhone: 'Con el prefijo del país, por ejemplo, +27 21 555 0100.',
  },
  chooseCountry: 'Elija un país',
  emptyStays: 'Rellene solo lo que haya cambiado. Lo que deje vacío seguirá tal como lo envió.',

  consentTitle: 'Su consentimiento',
  consent:
    'Doy mi consentimiento para que {company} utilice estos datos con el fin de organizar «{title}» y comunique a los proveedores de los servicios los que sean necesarios para ello.',
  send: 'Enviar mis datos',
  sendCorrections: 'Enviar las correcciones',

  fixProblems: 'Todavía no se ha enviado nada. Corrija lo siguiente:',
  problems: {
    name_missing: 'Escriba su nombre o sus apellidos.',
    givenName: 'Escriba un nombre de {max} caracteres como máximo.',
    familyName: 'Escriba unos apellidos de {max} caracteres como máximo.',
    birthday_missing: 'Indique su fecha de nacimiento.',
    birthday: 'Indique una fecha de nacimiento anterior a hoy.',
    passportNumber_missing: 'Escriba el número de su pasaporte.',
    passportNumber: 'Escriba un número de pasaporte de {max} caracteres como máximo.',
    passportCountry_missing: 'Elija el país que expidió su pasaporte.',
    passportCountry: 'Elija un país de la lista.',
    passportExpiry_missing: 'Indique la fecha de caducidad de su pasaporte.',
    passportExpiry: 'Indique la fecha de caducidad de su pasaporte. Debe ser hoy o una fecha posterior.',
    food: 'Describa su dieta en {max} caracteres como máximo.',
    allergies: 'Describa sus alergias en {max} caracteres como máximo.',
    mobility: 'Describa en {max} caracteres como máximo lo que debemos saber.',
    emergencyName_missing: 'Escriba el nombre de la persona a la que llamar en caso de emergencia.',
    emergencyName:
      'Escriba un nombre de {max} caracteres como máximo para la persona a la que llamar en caso de emergencia.',
    emergencyRelation: 'Describa en {max} caracteres como máximo la relación de esa persona con usted.',
    emergencyPhone_missing: 'Escriba el teléfono de la persona a la que llamar en caso de emergencia.',
    emergencyPhone: 'Escriba un número de teléfono con el prefijo del país, por ejemplo, +27 21 555 0100.',
    consent_missing: 'Marque la casilla para dar su consentimiento. Sin él no se pueden enviar los datos.',
    busy: 'Ha enviado este formulario demasiadas veces. Inténtelo de nuevo dentro de una hora.',
  },

  thanksTitle: 'Gracias',
  filledIn: 'Usted envió sus datos el {date}.',
  sentSections: 'Ha enviado estos apartados:',
  deleted: 'Lo que envió se ha eliminado entretanto.',
  nothingShown: 'Lo que escribió no se muestra aquí, porque un enlace puede llegar a otras personas.',
  next: '{company} ya puede leer sus datos y se pondrá en contacto con usted si falta algo.',
  correct: 'Enviar correcciones',
  withdraw: 'Retirar mi consentimiento',

  withdrawTitle: '¿Desea retirar su consentimiento?',
  withdrawText:
    'Todos los datos que envió en este formulario se eliminarán de él de inmediato. Es posible que {company} los necesite para organizar su viaje y se los vuelva a pedir.',
  withdrawSaved:
    'Si {company} ya ha copiado datos en su propia agenda de contactos, pida que los elimine también de ella.',
  withdrawConfirm: 'Retirar el consentimiento y eliminar mis datos',
  withdrawCancel: 'Cancelar',
  withdrawnTitle: 'Ha retirado su consentimiento',
  withdrawnText:
    'Usted retiró su consentimiento el {date}. Los datos que había enviado se han eliminado de este formulario.',
  sendAgain: 'Enviar datos de nuevo',
})
