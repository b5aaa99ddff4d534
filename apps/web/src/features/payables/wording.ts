import { message } from '@sojourn/contract/kit/message'

export const columnSupplier = message('Supplier')
export const columnDue = message('Due')
export const columnExpected = message('Expected')
export const columnBilled = message('Billed')
export const columnPaid = message('Paid')
export const columnOpen = message('To pay')
export const columnStatus = message('Status')
export const columnTitle = message('Title')
export const noValue = message('–')
export const listEmpty = message(
  'As soon as an itinerary is booked, the net prices of its suppliers appear here. Record their bills and what you pay.',
)
export const sortDueFirst = message('Due first')
export const sortDueLast = message('Due last')

export const statusNames = {
  open: message('Open'),
  billed: message('Billed'),
  paid: message('Paid'),
}
export const dueStateNames = {
  overdue: message('Overdue'),
  soon: message('In the next 30 days'),
  later: message('Later'),
  none: message('No date, or nothing to pay'),
}
export const overdue = message('Overdue')

export const sectionBasics = message('What it is for')
export const basicsHint = message(
  'For a supplier or a currency that the itinerary has no net price for. All others are here already.',
)
export const sectionDetails = message('Details')
export const billedInFullHint = message('The billed amount then counts as the cost, even if it is less than expected.')
export const tag = message('tag')
export const yes = message('Yes')
export const no = message('No')

export const figuresTitle = message('Amounts')
export const expected = message('Expected')
export const billed = message('Billed')
export const paid = message('Paid')
export const toPay = message('To pay')
export const overpaid = message('Overpaid')
export const dueOn = message('Due {date}')
export const marginTitle = message('Margin of the itinerary')
export const marginLoading = message('Loading the margin')
export const marginFailed = message('The margin could not be loaded.')
export const expectedMargin = message('Expected')
export const actualMargin = message('Actual')
export const marginUnknown = message('Not known')
export const marginHint = message(
  'The actual margin counts what suppliers billed, and the expected cost where a bill is missing. It is not known while a price or an exchange rate is missing.',
)

export const linesTitle = message('Expected by segment')
export const noLines = message('Nothing is expected for this supplier in {currency}.')
export const noDate = message('No date')

export const billsTitle = message('Bills')
export const paymentsTitle = message('Payments')
export const noBills = message('No bills yet.')
export const noPayments = message('No payments yet.')
export const addBill = message('Add bill')
export const addPayment = message('Add payment')
export const bill = message('bill')
export const payment = message('payment')
export const billNumber = message('Number')
export const entryDate = message('Date')
export const entryAmount = message('Amount')
export const payBy = message('Pay by')
export const payByHint = message('Becomes the due date of this payable.')
export const document = message('Document')
export const method = message('Method')
export const reference = message('Reference')
export const entryAdded = { bills: message('The bill was added'), payments: message('The payment was added') }
export const paymentRow = message('{date}, {method}')
export const paymentName = message('Payment of {date}')
export const voidBadge = message('Void')
export const voidLabel = message('Void')
export const voidBill = message('Void bill {name}')
export const voidPayment = message('Void payment {name}')
export const voidBillTitle = message('Void bill {name}?')
export const voidPaymentTitle = message('Void payment {name}?')
export const voidText = message('It stays in the list but no longer counts. This cannot be undone.')
export const billVoided = message('The bill was made void')
export const paymentVoided = message('The payment was made void')
export const notVoided = message('It could not be made void')
export const deletePayable = message('Delete')
