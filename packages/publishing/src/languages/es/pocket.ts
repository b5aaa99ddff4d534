import { translation } from '../translation.ts'
import type * as source from '../en/pocket.ts'

export const pocket = translation<typeof source.pocket>()({
  title: 'En su teléfono',
  saveText: 'Guarde este viaje con sus imágenes y documentos, y ábralo sin conexión en esta misma dirección.',
  save: 'Guardar para ver sin conexión',
  saving: 'Guardando el archivo {done} de {all}, {saved} de {size} MB',
  saved: 'Guardado el {date}. Disponible sin conexión.',
  savedInPart:
    'Guardado el {date}. Disponible sin conexión. {count, plural, one {No se ha guardado # archivo grande} many {No se han guardado # de archivos grandes} other {No se han guardado # archivos grandes}}.',
  saveFailed: 'No se ha podido guardar el viaje. Compruebe su conexión y el espacio libre en su dispositivo.',
  saveAgain: 'Intentar de nuevo',
  remove: 'Eliminar de este dispositivo',
  removed: 'Eliminado de este dispositivo.',
  install: 'Añadir a la pantalla de inicio',
  installOnApple:
    'Para añadirlo a su pantalla de inicio, toque «Compartir» y, a continuación, «Añadir a pantalla de inicio».',

  offline: 'Sin conexión. Guardado el {date}.',
  updated: 'Actualizado ahora mismo.',
  showUpdate: 'Mostrar la nueva versión',

  needsConnection:
    'Para esto se necesita conexión. No se ha enviado nada y lo que ha escrito sigue aquí. Inténtelo de nuevo cuando tenga conexión.',
  notSavedTitle: 'Para esto se necesita conexión',
  notSavedText: 'Esta parte no está guardada en su dispositivo. Ábrala cuando vuelva a tener conexión.',
  backToItinerary: 'Volver al viaje',

  today: 'Hoy',
  startsIn:
    '{days, plural, =0 {Su viaje comienza hoy} =1 {Su viaje comienza mañana} one {Su viaje comienza dentro de # día} many {Su viaje comienza dentro de # de días} other {Su viaje comienza dentro de # días}}',
  dayAndDate: 'Día {day} · {date}',
  now: 'Ahora',
  next: 'Después',
  wholeDay: 'Todo el día',
  documents: 'Documentos para hoy',
  untilTime: 'hasta las {time}',
  timeOnDate: '{date}, {time}',
  timeInZone: '{time} ({zone})',
  goToDay: 'Ir al día {day}',
  nothingMore: 'No hay nada más previsto para hoy.',

  openInMaps: 'Abrir en un mapa<place>: {name}</place>',
  openPlaceInMaps: 'Abrir <place>{name}</place> en un mapa',
})
