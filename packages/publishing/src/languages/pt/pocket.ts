import { translation } from '../translation.ts'
import type * as source from '../en/pocket.ts'

export const pocket = translation<typeof source.pocket>()({
  title: 'No seu telemóvel',
  saveText: 'Guarde este itinerário com as imagens e os documentos, e abra-o sem rede neste mesmo endereço.',
  save: 'Guardar para ver sem rede',
  saving: 'A guardar o ficheiro {done} de {all}, {saved} de {size} MB',
  saved: 'Guardado a {date}. Disponível sem rede.',
  savedInPart:
    'Guardado a {date}. Disponível sem rede. {count, plural, one {# ficheiro grande não foi guardado} many {# de ficheiros grandes não foram guardados} other {# ficheiros grandes não foram guardados}}.',
  saveFailed:
    'Não foi possível guardar o itinerário. Verifique a sua ligação à internet e o espaço livre no dispositivo.',
  saveAgain: 'Tentar novamente',
  remove: 'Remover deste dispositivo',
  removed: 'Removido deste dispositivo.',
  install: 'Adicionar ao ecrã principal',
  installOnApple: 'Para o adicionar ao ecrã principal, toque em «Partilhar» e depois em «Adicionar ao ecrã principal».',

  offline: 'Sem rede. Guardado a {date}.',
  updated: 'Atualizado agora mesmo.',
  showUpdate: 'Mostrar a nova versão',

  needsConnection:
    'Isto requer uma ligação à internet. Não foi enviado nada, e o que introduziu continua aqui. Tente novamente quando estiver online.',
  notSavedTitle: 'Isto requer uma ligação à internet',
  notSavedText: 'Esta parte não está guardada no seu dispositivo. Abra-a quando estiver novamente online.',
  backToItinerary: 'Voltar ao itinerário',

  today: 'Hoje',
  startsIn:
    '{days, plural, =0 {A sua viagem começa hoje} =1 {A sua viagem começa amanhã} one {A sua viagem começa dentro de # dia} many {A sua viagem começa dentro de # de dias} other {A sua viagem começa dentro de # dias}}',
  dayAndDate: 'Dia {day} · {date}',
  now: 'Agora',
  next: 'A seguir',
  wholeDay: 'Todo o dia',
  documents: 'Documentos para hoje',
  untilTime: 'até às {time}',
  timeOnDate: '{date}, {time}',
  timeInZone: '{time} ({zone})',
  goToDay: 'Ir para o dia {day}',
  nothingMore: 'Não há mais nada previsto para hoje.',

  openInMaps: 'Abrir num mapa<place>: {name}</place>',
  openPlaceInMaps: 'Abrir <place>{name}</place> num mapa',
})
