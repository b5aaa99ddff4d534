import { translation } from '../translation.ts'
import type { page as source } from '../en/page.ts'

export const page = translation<typeof source>()({
  skip: 'Saltar para a viagem',
  languages: 'Idiomas',
  contents: 'Índice',
  preview: 'Pré-visualização: esta versão não foi publicada.',
  unprintable: 'Estas palavras não podem ser impressas na brochura:',
  madeWith: 'Criado com {product}',
  downloadBrochure: 'Descarregar brochura (PDF)',
  downloadTheBrochure: 'Descarregar a brochura (PDF)',
  addToCalendar: 'Adicionar ao calendário',
  photo: 'Fotografia:',
  photos: 'Fotografias',
  ourTeam: 'A nossa equipa',
  questionsAndAnswers: 'Perguntas e respostas',
  mapOfRoute: 'Mapa do percurso: {places}',
  yourRole: '{role}',

  goneTitle: 'Esta ligação já não funciona',
  goneText: 'Pode ter expirado ou ter sido substituída. Peça uma nova à pessoa que lhe enviou a ligação.',
  goneTextOfCompany: 'Expirou ou foi substituída. Contacte {company} para receber uma nova.',

  busyTitle: 'Um momento, por favor',
  busyText: 'De momento não é possível mostrar esta página. Tentaremos novamente dentro de alguns segundos.',

  error: 'Erro: {title}',
  passcode: 'Código de acesso',
  enterPasscode: 'Introduza o código de acesso',
  passcodeText: 'Este itinerário é privado. Se não tem o código de acesso, peça-o à pessoa que lhe enviou a ligação.',
  passcodeWrong: 'O código de acesso não está correto. Verifique-o e tente novamente.',
  tooManyAttempts: 'Demasiadas tentativas. Aguarde até dez minutos e tente novamente.',
  openItinerary: 'Abrir o itinerário',

  noDatesTitle: 'Ainda sem datas',
  noDatesText: 'Este itinerário ainda não tem datas. Poderá adicioná-lo ao seu calendário quando estiverem definidas.',

  noPlacesTitle: 'Nenhum local no mapa',
  noPlacesText: 'Nenhum dos locais deste itinerário tem uma posição no mapa.',

  downloads: 'Mais ficheiros',
  downloadOf: {
    'summary.pdf': 'Resumo numa página (PDF)',
    'cards.pdf': 'Um cartão por dia (PDF)',
    'itinerary.docx': 'Documento Word (DOCX)',
    'itinerary.gpx': 'Locais para dispositivos e aplicações GPS (GPX)',
    'itinerary.kml': 'Locais para programas de mapas (KML)',
    'itinerary.json': 'Dados para outros programas (JSON)',
  },

  answerLink: 'Aceitar',
  answerTitle: 'Aceitação',
  answerText:
    'Esta proposta agrada-lhe? Pode aceitá-la aqui. Se quiser alterar alguma coisa, contacte-nos primeiro, por favor.',
  accept: 'Aceitar esta proposta',
  choose: 'Escolher',
  add: 'Acrescentar',
  updatePrice: 'Atualizar o preço',
  updatingPrice: 'A atualizar o preço…',
  priceWithChoices: 'Com as suas escolhas:',
  choicesSaved: 'As suas escolhas foram guardadas.',
  priceNotUpdated: 'Não foi possível atualizar o preço. Verifique a sua ligação e tente novamente.',
  acceptedOn: 'Esta proposta foi aceite a {date}.',
  acceptedNext: 'Enviámos um comprovativo por e-mail. Entraremos em contacto sobre os próximos passos.',
  pricesEnded: 'Estes preços eram válidos até {date}. Contacte-nos para receber uma nova proposta.',
  acceptedEarlier: 'Uma versão anterior desta proposta foi aceite a {date}. Esta versão é diferente.',

  changedSince: 'O que mudou nesta versão',
  changed: 'Alterado',

  visitsNotice:
    '{company} pode ver quando esta página é aberta e durante quanto tempo é lida cada secção. Para isso não são usados cookies, e estes dados não são partilhados com mais ninguém.',
})
