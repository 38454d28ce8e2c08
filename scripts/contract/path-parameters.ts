import type { Call } from '@/adapters/contract/call'

const customerId = 'El customerId que respondió el ingreso.'
const loanExternalId = 'El externalId del préstamo.'
const linkData = 'El data del enlace a /actualizar-td, como está escrito ahí.'
const requestHashKey = 'El hashKey de la solicitud.'
const state = 'El id de la provincia.'

/** What a name stands for in every path where nothing else is said. */
const everywhere: Readonly<Record<string, string>> = {
  dni: 'El DNI: de 6 a 8 dígitos.',
  taxId: 'El CUIT o CUIL del cliente.',
  customerTaxId: 'El CUIT o CUIL del cliente.',
  customerId,
  externalId: loanExternalId,
  loanId: 'El loanId del préstamo.',
  hashKey: 'El hashKey de la oferta.',
  cardId: 'El cardId de la tarjeta.',
  oldCardId: 'El cardId de la tarjeta que se reemplaza.',
  newDebitCardId: 'El cardId de la tarjeta que queda.',
  token: 'El token de la tarjeta que se reemplaza.',
  amount: 'El importe en pesos, con punto decimal.',
  number: 'El paymentNumber de la factura.',
  fileType: 'DISCLAIMER o RAPIPAGO.',
  idtx: 'El idtx con que volvió la validación.',
  data: linkData,
}

/** What a name stands for in the path of one call. */
const inCalls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'access.sendCode': { id: 'El CUIT o CUIL del cliente.' },
  'payments.lineAmountDue': { id: 'El externalId de la línea.' },
  'payments.paymentMethods': { loanId: loanExternalId },
  'home.markNotificationSeen': { id: 'El id del aviso.' },
  'identity-check.start': { id: 'El CUIT o CUIL del cliente.' },
  'identity-check.findResult': { externalId: 'El externaltxid con que volvió la validación.' },
  'card-update.updateCard': { id: linkData },
  'documents.couponBook': { id: customerId },
  'debt-free.debtFreeCertificate': { id: customerId },
  'invoices.listInvoices': { id: customerId },
  'invoices.invoice': { id: customerId },
  'offers.findRequest': { id: requestHashKey },
  'offers.findRequestSummary': { id: requestHashKey },
  'revolving-line.findLine': { id: customerId },
  'revolving-line.createLoan': { id: customerId },
  'revolving-line.findActiveCard': { loanId: 'El loanId que respondió revolvingLine/start.' },
  'qr-payment.pay': { loanId: 'El loanId que respondió revolvingLine/start.' },
  'profile.listDistricts': { id: state },
  'profile.listCities': { id: state },
}

/** What a name in the path of a call stands for; nobody guesses which `{id}` is meant. */
export function pathParameterMeaning({ name: call }: Call, parameter: string): string {
  const meaning = inCalls[call]?.[parameter] ?? everywhere[parameter]
  if (meaning === undefined) throw new Error(`Nothing says what {${parameter}} is in ${call}`)
  return meaning
}
