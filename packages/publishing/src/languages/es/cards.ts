import { translation } from '../translation.ts'
import type * as source from '../en/cards.ts'

export const cards = translation<typeof source.cards>()({
  payByCard: 'Pagar {amount} con tarjeta',
  payDueByCard: 'Pagar con tarjeta lo que corresponde ahora: {amount}',
  payAllByCard: 'Pagar todo con tarjeta: {amount}',
  invoiceOfButton: 'de la factura {number}',
  onStripe: 'El pago se realiza en una página segura de Stripe. {company} no ve los datos de su tarjeta.',
  isTest: 'Son pagos de prueba: no se cobra nada en ninguna tarjeta.',
  received: 'Gracias. Hemos recibido su pago de {amount}.',
  processing: 'Gracias. Su pago de {amount} se está procesando. Aparecerá aquí en cuanto esté confirmado.',

  title: 'Pago',
  unavailable:
    'No se ha podido iniciar el pago; no se ha cobrado nada. Inténtelo de nuevo o pague por transferencia bancaria.',
  notOpen:
    'En este momento, esta factura no se puede pagar con tarjeta; no se ha cobrado nada. Es posible que ya esté pagada.',
  busy: 'Se han iniciado demasiados pagos con este enlace; no se ha cobrado nada. Inténtelo de nuevo dentro de una hora o pague por transferencia bancaria.',
  ready: 'Su pago está preparado. Continúe en la página del proveedor de pagos.',
  goOn: 'Continuar con el pago',
  back: 'Volver a las facturas y los pagos',
})
