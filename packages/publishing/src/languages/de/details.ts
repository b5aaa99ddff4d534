import { translation } from '../translation.ts'
import type * as source from '../en/details.ts'

export const details = translation<typeof source.details>()({
  title: 'Ihre Angaben',
  dates: '{first} bis {last}',
  whoAsks: '{company} bittet Sie um die folgenden Angaben, um diese Reise für Sie zu organisieren.',
  answerBy: 'Bitte antworten Sie bis zum {date}.',

  privacyTitle: 'Was mit Ihren Angaben geschieht',
  purpose:
    'Sie werden verwendet, um diese Reise zu buchen und durchzuführen: {company} gibt weiter, was Fluggesellschaften, Hotels und Reiseleitungen benötigen. Ihre Antworten in diesem Formular werden verschlüsselt gespeichert.',
  deletedAfterJourney:
    'Was Sie in diesem Formular senden, wird nach dem {date} gelöscht. {company} bewahrt möglicherweise eine Kopie im eigenen Adressbuch auf.',
  deletedAfterAnswer:
    'Wenn die Reise keine Daten hat, wird das, was Sie senden, etwa ein Jahr nach dem Senden aus diesem Formular gelöscht.',
  reachByEmail: 'Wenn Sie Fragen haben, schreiben Sie an {email}.',
  reachByPhone: 'Wenn Sie Fragen haben, rufen Sie {phone} an.',
  mayWithdraw:
    'Sie können auf diese Seite zurückkehren, um Ihre Angaben zu berichtigen oder Ihre Einwilligung zu widerrufen.',

  sections: {
    names: 'Ihr Name, wie er im Reisepass steht',
    birthday: 'Ihr Geburtstag',
    passport: 'Ihr Reisepass',
    diet: 'Was Sie essen',
    mobility: 'Unterwegs',
    emergency: 'Wen wir im Notfall anrufen',
  },
  sectionNames: {
    names: 'Name',
    birthday: 'Geburtstag',
    passport: 'Reisepass',
    diet: 'Ernährung und Allergien',
    mobility: 'Mobilität',
    emergency: 'Notfallkontakt',
  },
  labels: {
    givenName: 'Vornamen',
    familyName: 'Nachname',
    birthday: 'Geburtstag',
    passportNumber: 'Nummer des Reisepasses',
    passportCountry: 'Ausstellendes Land',
    passportExpiry: 'Gültig bis',
    food: 'Ernährung (freiwillig)',
    allergies: 'Allergien (freiwillig)',
    mobility: 'Was wir wissen sollten (freiwillig)',
    emergencyName: 'Name der Person',
    emergencyRelation: 'Wer sie für Sie ist (freiwillig)',
    emergencyPhone: 'Telefonnummer der Person',
  },
  hints: {
    givenName: 'Alle, geschrieben wie in Ihrem Reisepass.',
    familyName: 'Lassen Sie das Feld leer, wenn in Ihrem Reisepass keiner steht.',
    birthday: 'Tag, Monat und Jahr, wie in Ihrem Reisepass.',
    passportNumber:
      'Lassen Sie die Felder leer, wenn Sie noch keinen Reisepass haben. Sie können sie später ausfüllen.',
    food: 'Zum Beispiel vegetarisch, halal oder ohne Schweinefleisch.',
    allergies: 'Gegen Lebensmittel, Tiere oder Medikamente.',
    mobility: 'Zum Beispiel ein Rollstuhl, Mühe mit Treppen oder Hilfe, die Sie brauchen.',
    emergencyRelation: 'Zum Beispiel Ihre Schwester oder ein Freund.',
    emergencyPhone: 'Mit Landesvorwahl, zum Beispiel +27 21 555 0100.',
  },
  chooseCountry: 'Land auswählen',
  emptyStays: 'Füllen Sie nur aus, was sich geändert hat. Was Sie leer lassen, bleibt, wie Sie es gesendet haben.',

  consentTitle: 'Ihre Einwilligung',
  consent:
    'Ich bin einverstanden, dass {company} diese Angaben verwendet, um „{title}“ zu organisieren, und an die Beteiligten weitergibt, was sie dafür benötigen.',
  send: 'Angaben senden',
  sendCorrections: 'Berichtigung senden',

  fixProblems: 'Es wurde noch nichts gesendet. Bitte berichtigen Sie Folgendes:',
  problems: {
    name_missing: 'Geben Sie Ihre Vornamen oder Ihren Nachnamen ein.',
    givenName: 'Geben Sie Vornamen mit höchstens {max} Zeichen ein.',
    familyName: 'Geben Sie einen Nachnamen mit höchstens {max} Zeichen ein.',
    birthday_missing: 'Geben Sie Ihren Geburtstag ein.',
    birthday: 'Geben Sie einen Geburtstag ein, der in der Vergangenheit liegt.',
    passportNumber_missing: 'Geben Sie die Nummer Ihres Reisepasses ein.',
    passportNumber: 'Geben Sie eine Nummer mit höchstens {max} Zeichen ein.',
    passportCountry_missing: 'Wählen Sie das Land aus, das Ihren Reisepass ausgestellt hat.',
    passportCountry: 'Wählen Sie ein Land aus der Liste aus.',
    passportExpiry_missing: 'Geben Sie das Datum ein, bis zu dem Ihr Reisepass gültig ist.',
    passportExpiry: 'Geben Sie das Ablaufdatum Ihres Reisepasses ein. Es muss heute oder später sein.',
    food: 'Beschreiben Sie Ihre Ernährung mit höchstens {max} Zeichen.',
    allergies: 'Beschreiben Sie Ihre Allergien mit höchstens {max} Zeichen.',
    mobility: 'Beschreiben Sie mit höchstens {max} Zeichen, was wir wissen sollten.',
    emergencyName_missing: 'Geben Sie den Namen der Person ein, die wir im Notfall anrufen.',
    emergencyName: 'Geben Sie für die Person, die wir im Notfall anrufen, einen Namen mit höchstens {max} Zeichen ein.',
    emergencyRelation: 'Beschreiben Sie mit höchstens {max} Zeichen, wer die Person für Sie ist.',
    emergencyPhone_missing: 'Geben Sie die Telefonnummer der Person ein, die wir im Notfall anrufen.',
    emergencyPhone: 'Geben Sie eine Telefonnummer mit Landesvorwahl ein, zum Beispiel +27 21 555 0100.',
    consent_missing:
      'Setzen Sie das Häkchen, um einzuwilligen. Ohne Ihre Einwilligung können die Angaben nicht gesendet werden.',
    busy: 'Sie haben dieses Formular zu oft gesendet. Bitte versuchen Sie es in einer Stunde noch einmal.',
  },

  thanksTitle: 'Vielen Dank',
  filledIn: 'Sie haben Ihre Angaben am {date} gesendet.',
  sentSections: 'Diese Abschnitte haben Sie gesendet:',
  deleted: 'Was Sie gesendet haben, wurde inzwischen gelöscht.',
  nothingShown: 'Was Sie geschrieben haben, wird hier nicht angezeigt, weil ein Link weitergegeben werden kann.',
  next: '{company} kann Ihre Angaben jetzt lesen und meldet sich, falls etwas fehlt.',
  correct: 'Berichtigung senden',
  withdraw: 'Einwilligung widerrufen',

  withdrawTitle: 'Einwilligung widerrufen?',
  withdrawText:
    'Alle Angaben, die Sie in diesem Formular gesendet haben, werden sofort daraus gelöscht. {company} benötigt sie vielleicht für Ihre Reise und bittet Sie dann noch einmal darum.',
  withdrawSaved:
    'Falls {company} Angaben schon in das eigene Adressbuch übernommen hat, bitten Sie darum, sie auch dort zu löschen.',
  withdrawConfirm: 'Einwilligung widerrufen und Angaben löschen',
  withdrawCancel: 'Abbrechen',
  withdrawnTitle: 'Ihre Einwilligung ist widerrufen',
  withdrawnText:
    'Sie haben Ihre Einwilligung am {date} widerrufen. Die gesendeten Angaben wurden aus diesem Formular gelöscht.',
  sendAgain: 'Angaben noch einmal senden',
})
