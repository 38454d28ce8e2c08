import type { ApiCall } from '@/adapters/contract/call'

/** Meaning of each path parameter, if it is the same in every API call. */
const meaningByParameter: Readonly<Record<string, string>> = {
  dni: 'El DNI: de 6 a 8 dígitos, sin puntos.',
  taxId: 'El CUIT o CUIL del cliente: 11 dígitos, sin guiones.',
  customerTaxId: 'El CUIT o CUIL del cliente: 11 dígitos, sin guiones.',
  customerId: 'El customerId que respondió el ingreso.',
  externalId: 'El externalId del préstamo o de la línea: el número que el cliente ve.',
  loanId: 'El loanId del préstamo: el identificador interno del prestamista.',
  hashKey: 'El hashKey de la solicitud o de la oferta.',
  cardId: 'El cardId de la tarjeta, como lo dio la lista de tarjetas.',
  oldCardId: 'El cardId de la tarjeta que se reemplaza.',
  newDebitCardId: 'El cardId de la tarjeta que queda.',
  token: 'El token de la tarjeta que se reemplaza, como lo dio la lista de tarjetas.',
  amount: 'El importe que se quiere pedir, en pesos y con punto decimal.',
  paymentNumber: 'El paymentNumber de la factura.',
  fileType: 'DISCLAIMER, el contrato, o RAPIPAGO, el comprobante de servicios.',
  idtx: 'El idtx con que el cliente volvió de la validación de identidad.',
  externalTransactionId: 'El externaltxid con que el cliente volvió de la validación de identidad.',
  linkData: 'El data del enlace a /actualizar-td, como está escrito ahí.',
  notificationId: 'El id del aviso, como lo dio la lista de avisos.',
  stateId: 'El id de la provincia, como lo dio la lista de provincias.',
}

/**
 * Meaning of path parameters in the API calls where it differs from the usual one, by call and by parameter.
 */
const parameterMeaningsByCall: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'revolving-line.findActiveCard': { loanId: 'El loanId que respondió revolvingLine/start.' },
  'qr-payment.pay': { loanId: 'El loanId que respondió revolvingLine/start.' },
  'payments.virtualAccount': {
    externalId: 'El externalId del préstamo, o el loanId de una cancelación pedida.',
  },
  'payments.paymentQr': { externalId: 'El externalId del préstamo, o el loanId de una cancelación pedida.' },
}

/**
 * Names that path parameters have in the OpenAPI document, by call and by their name in the portal's code.
 * Contains only parameters whose name in the code is unclear, such as `id`.
 */
const documentedParameterNamesByCall: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'access.sendCode': { id: 'taxId' },
  'payments.lineAmountDue': { id: 'externalId' },
  'payments.paymentMethods': { loanId: 'externalId' },
  'home.markNotificationSeen': { id: 'notificationId' },
  'identity-check.start': { id: 'taxId' },
  'identity-check.findResult': { externalId: 'externalTransactionId' },
  'card-update.findCardToUpdate': { data: 'linkData' },
  'card-update.updateCard': { id: 'linkData' },
  'documents.couponBook': { id: 'customerId' },
  'debt-free.debtFreeCertificate': { id: 'customerId' },
  'certificates.signedCertificate': { id: 'customerId' },
  'invoices.listInvoices': { id: 'customerId' },
  'invoices.invoice': { id: 'customerId', number: 'paymentNumber' },
  'offers.findRequest': { id: 'hashKey' },
  'offers.findRequestSummary': { id: 'hashKey' },
  'revolving-line.findLine': { id: 'customerId' },
  'revolving-line.createLoan': { id: 'customerId' },
  'profile.listDistricts': { id: 'stateId' },
  'profile.listCities': { id: 'stateId' },
}

/**
 * Returns the path of an API call with descriptive parameter names, such as `{taxId}` or `{customerId}`
 * in place of `{id}`.
 */
export function documentedPathOfCall(call: ApiCall): string {
  return call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${documentedParameterName(call, name)}}`)
}

export function documentedParameterName(call: ApiCall, name: string): string {
  return documentedParameterNamesByCall[call.name]?.[name] ?? name
}

/**
 * Returns where a parameter of an API call is sent, with its name in the OpenAPI document: `path.id`
 * becomes `path.taxId`. A parameter outside the path keeps its name.
 */
export function documentedParameterLocation(call: ApiCall, place: string): string {
  const [part, name = ''] = place.split('.')
  return part === 'path' ? `path.${documentedParameterName(call, name)}` : place
}

/**
 * Returns the names of the parameters in the path of an API call, in their order. They are the names
 * that the portal's code uses.
 */
export function pathParameterNamesInCode(call: ApiCall): readonly string[] {
  return [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/**
 * Returns the meaning of a path parameter of an API call. `parameter` is its name in the OpenAPI document.
 * Throws if nothing explains the parameter.
 */
export function explainPathParameter({ name: call }: ApiCall, parameter: string): string {
  const meaning = parameterMeaningsByCall[call]?.[parameter] ?? meaningByParameter[parameter]
  if (meaning === undefined) throw new Error(`Nothing says what {${parameter}} is in ${call}`)
  return meaning
}
