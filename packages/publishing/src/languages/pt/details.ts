import { translation } from '../translation.ts'
import type * as source from '../en/details.ts'

export const details = translation<typeof source.details>()({
  title: 'Os seus dados',
  dates: 'De {first} a {last}',
  whoAsks: '{company} pede-lhe os dados abaixo para organizar esta viagem para si.',
  answerBy: 'Responda até {date}, por favor.',

  privacyTitle: 'O que acontece aos seus dados',
  purpose:
    'São utilizados para reservar e realizar esta viagem: {company} pode transmitir a companhias aéreas, hotéis e guias os que forem necessários. As suas respostas neste formulário são guardadas de forma cifrada.',
  deletedAfterJourney:
    'O que enviar neste formulário será eliminado depois de {date}. {company} poderá guardar uma cópia na própria lista de contactos.',
  deletedAfterAnswer:
    'Se a viagem não tiver datas, o que enviar será eliminado deste formulário cerca de um ano depois do envio.',
  reachByEmail: 'Se tiver alguma pergunta, escreva para {email}.',
  reachByPhone: 'Se tiver alguma pergunta, ligue para {phone}.',
  mayWithdraw: 'Pode voltar a esta página para corrigir os seus dados ou retirar o seu consentimento.',

  sections: {
    names: 'O seu nome, tal como consta do passaporte',
    birthday: 'A sua data de nascimento',
    passport: 'O seu passaporte',
    diet: 'A sua alimentação',
    mobility: 'A sua mobilidade',
    emergency: 'A quem ligar em caso de emergência',
  },
  sectionNames: {
    names: 'Nome',
    birthday: 'Data de nascimento',
    passport: 'Passaporte',
    diet: 'Alimentação e alergias',
    mobility: 'Mobilidade',
    emergency: 'Contacto de emergência',
  },
  labels: {
    givenName: 'Nomes próprios',
    familyName: 'Apelidos',
    birthday: 'Data de nascimento',
    passportNumber: 'Número do passaporte',
    passportCountry: 'País emissor',
    passportExpiry: 'Data de validade',
    food: 'Alimentação (opcional)',
    allergies: 'Alergias (opcional)',
    mobility: 'O que devemos saber (opcional)',
    emergencyName: 'Nome da pessoa',
    emergencyRelation: 'Relação consigo (opcional)',
    emergencyPhone: 'Número de telefone da pessoa',
  },
  hints: {
    givenName: 'Todos, escritos tal como constam do passaporte.',
    familyName: 'Deixe o campo vazio se do seu passaporte não constar nenhum.',
    birthday: 'Dia, mês e ano, tal como no passaporte.',
    passportNumber: 'Se ainda não tem passaporte, deixe vazios os campos correspondentes. Pode voltar mais tarde.',
    food: 'Por exemplo, vegetariana, halal ou sem carne de porco.',
    allergies: 'A alimentos, animais ou medicamentos.',
    mobility: 'Por exemplo, uma cadeira de rodas, dificuldade em subir escadas ou ajuda de que precise.',
    emergencyRelation: 'Por exemplo, a sua irmã ou um amigo.',
    emergencyPhone: 'Com o indicativo do país, por exemplo, +27 21 555 0100.',
  },
  chooseCountry: 'Escolha um país',
  emptyStays: 'Preencha apenas o que mudou. O que deixar vazio mantém-se tal como o enviou.',

  consentTitle: 'O seu consentimento',
  consent:
    'Dou o meu consentimento para que {company} utilize estes dados para organizar «{title}» e transmita aos prestadores dos serviços os que forem necessários para esse fim.',
  send: 'Enviar os meus dados',
  sendCorrections: 'Enviar as correções',

  fixProblems: 'Ainda não foi enviado nada. Corrija, por favor, o seguinte:',
  problems: {
    name_missing: 'Introduza os seus nomes próprios ou os seus apelidos.',
    givenName: 'Introduza nomes próprios com {max} caracteres, no máximo.',
    familyName: 'Introduza apelidos com {max} caracteres, no máximo.',
    birthday_missing: 'Introduza a sua data de nascimento.',
    birthday: 'Introduza uma data de nascimento anterior a hoje.',
    passportNumber_missing: 'Introduza o número do seu passaporte.',
    passportNumber: 'Introduza um número de passaporte com {max} caracteres, no máximo.',
    passportCountry_missing: 'Escolha o país que emitiu o seu passaporte.',
    passportCountry: 'Escolha um país da lista.',
    passportExpiry_missing: 'Introduza a data de validade do seu passaporte.',
    passportExpiry: 'Introduza a data de validade do seu passaporte. Tem de ser hoje ou uma data posterior.',
    food: 'Descreva a sua alimentação com {max} caracteres, no máximo.',
    allergies: 'Descreva as suas alergias com {max} caracteres, no máximo.',
    mobility: 'Descreva com {max} caracteres, no máximo, o que devemos saber.',
    emergencyName_missing: 'Introduza o nome da pessoa a quem ligar em caso de emergência.',
    emergencyName:
      'Introduza um nome com {max} caracteres, no máximo, para a pessoa a quem ligar em caso de emergência.',
    emergencyRelation: 'Descreva com {max} caracteres, no máximo, a relação da pessoa consigo.',
    emergencyPhone_missing: 'Introduza o número de telefone da pessoa a quem ligar em caso de emergência.',
    emergencyPhone: 'Introduza um número de telefone com o indicativo do país, por exemplo, +27 21 555 0100.',
    consent_missing: 'Assinale a caixa para dar o seu consentimento. Sem ele, não é possível enviar os dados.',
    busy: 'Enviou este formulário demasiadas vezes. Tente novamente dentro de uma hora, por favor.',
  },

  thanksTitle: 'Obrigado',
  filledIn: 'Enviou os seus dados a {date}.',
  sentSections: 'Enviou estas secções:',
  deleted: 'O que enviou foi entretanto eliminado.',
  nothingShown: 'O que escreveu não é mostrado aqui, porque uma ligação pode ser reencaminhada para outras pessoas.',
  next: '{company} já pode ler os seus dados e entrará em contacto consigo se faltar alguma coisa.',
  correct: 'Enviar correções',
  withdraw: 'Retirar o meu consentimento',

  withdrawTitle: 'Retirar o seu consentimento?',
  withdrawText:
    'Todos os dados que enviou neste formulário serão imediatamente eliminados dele. {company} poderá precisar deles para organizar a sua viagem e voltar a pedir-lhos.',
  withdrawSaved:
    'Se {company} já tiver copiado dados para a própria lista de contactos, peça que sejam também eliminados dessa lista.',
  withdrawConfirm: 'Retirar o consentimento e eliminar os meus dados',
  withdrawCancel: 'Cancelar',
  withdrawnTitle: 'O seu consentimento foi retirado',
  withdrawnText: 'Retirou o seu consentimento a {date}. Os dados que tinha enviado foram eliminados deste formulário.',
  sendAgain: 'Enviar dados novamente',
})
