import type { Cents } from '@/domain/shared/money'
import { addressFor, type Location } from './address'
import { readQuery, type QueryRead } from './query'
import { count, flag, onlyRead, optional, pesos, oneOf, sealed, text } from './query-fields'

const visitors = addressFor('public')
const everybody = addressFor('open')
const customers = addressFor('signed-in')

/**
 * `isReset`: the customer creates a new password after the code. `redirectUrl`: where the customer continues
 * after that. Source: ACC-16.
 */
const codeQuery = { isReset: flag('recuperar', '1'), redirectUrl: optional(text('redirectUrl')) }

/** Without menu, because the signed-in customer may not be the one named by the link. Source: REF-04. */
const refinancingStep = { menu: 'none', query: { hash: optional(sealed('hash')) } } as const

/** The steps of paying online. Source: PAY-18. */
const onlineStep = { area: 'payment-steps', query: { externalId: text('id') } } as const

/**
 * Every address of the portal in the order of the specification, which also defines paths and queries, with
 * its access policy.
 */
export const addresses = {
  splash: everybody('/splash', { menu: 'none' }),
  installApp: everybody('/instalar-app', { menu: 'none' }),
  introduction: visitors('/intro', { query: { step: optional(count('paso')) } }),
  /** The requests that consumer law grants, without login. Source: CAN-06. */
  revocation: everybody('/arrepentimiento', { query: { loan: optional(text('prestamo')) } }),
  serviceCancellation: everybody('/baja'),
  main: visitors('/mi-cuenta', { query: { hasFailedToEnter: oneOf('autologin', 'error') } }),
  dni: visitors('/validacion-dni'),
  identity: visitors('/validacion-cuit', { entryScreen: 'identity-choice' }),
  login: visitors('/iniciar-sesion', { entryScreen: 'password' }),
  smsCode: visitors('/validacion-celular', { entryScreen: 'sms-code', query: codeQuery }),
  smsNotReceived: visitors('/sms-no-recibido', { entryScreen: 'sms-not-received', query: codeQuery }),
  /** The visitor may say that they are not a customer; no DNI is needed then. Source: ACC-34. */
  notACustomer: visitors('/no-activo', {
    entryScreen: 'inactive',
    query: { saysNotACustomer: flag('no-cliente') },
  }),
  /**
   * The customer whose phone is changed. The identity provider adds parameters that `BeginPhoneChange`
   * reads. Source: ACC-20.
   */
  phoneChange: everybody('/cambio-celular', {
    query: {
      taxId: optional(text('customerTaxId')),
      gender: optional(text('gender')),
      fullName: optional(text('fullname')),
      hash: optional(sealed('hash')),
    },
  }),
  cardUpdate: everybody('/actualizar-td', { menu: 'none', query: { link: optional(sealed('data')) } }),
  wiki: everybody('/wiki', { needs: 'wiki' }),
  autoLogin: everybody('/autologin', { menu: 'none', query: { link: optional(sealed('data')) } }),
  pushOptIn: customers('/recibir-notificaciones'),
  password: customers('/generar-clave'),
  profile: customers('/mis-datos', { area: 'profile' }),
  loans: customers('/mis-prestamos', { area: 'loans' }),
  loan: customers('/mis-prestamos/:idLoan', { area: 'installments' }),
  allInstallments: customers('/mis-prestamos/:idLoan/ver-todas', { area: 'installments' }),
  payInstallments: customers('/pagar-cuotas', { area: 'pay-installment' }),
  receiptNotification: customers('/enviar-comprobante', { area: 'receipts' }),
  earlyCancellation: customers('/cancelacion-anticipada', {
    area: 'early-cancellation',
    query: { idLoan: optional(text('idLoan')) },
  }),
  debtFree: customers('/libre-deuda', { area: 'debt-free-certificate' }),
  couponBook: customers('/descargar-cuponera', {
    area: 'vouchers',
    query: { idLoan: optional(text('idLoan')) },
  }),
  otherServices: customers('/otros-servicios', { area: 'more-products' }),
  invoices: customers('/mis-facturas', { area: 'bills' }),
  /** The subject of the claim, if the customer comes from a loan or a payment. Source: SUP-05. */
  claims: customers('/consultas', {
    query: {
      externalId: optional(text('externalId')),
      paidOn: optional(text('fecha')),
      amount: optional(pesos('importe')),
    },
  }),
  home: customers('/inicio'),
  newHome: customers('/nueva-home'),
  logout: customers('/cerrar-sesion', { frame: 'public' }),
  paymentStatus: customers('/estado-pago', {
    query: {
      status: text('status'),
      externalId: text('id', 'external_reference'),
      key: optional(text('pago')),
      amount: onlyRead(pesos('amount')),
      transactionId: onlyRead(text('transactionId')),
    },
  }),
  newLoan: customers('/nuevo-prestamo', {
    area: 'new-loan',
    query: { product: optional(count('product')), subproduct: optional(count('subproduct')) },
  }),
  survey: customers('/encuesta', { area: 'survey' }),
  help: customers('/ayuda', { area: 'help' }),
  myPayments: customers('/mis-pagos', { area: 'my-payments' }),
  /** The key does not reveal anything about the payment. Source: PAY-22, GEN-11. */
  paymentReceipt: customers('/mis-pagos/comprobante', {
    area: 'my-payments',
    query: { key: text('pago') },
  }),
  lineOffer: customers('/oferta-linea-revolvente', { area: 'revolving-offer' }),
  unlock: customers('/modo-desbloqueo', { area: 'unlock-registration' }),
  payInstallment: customers('/pagar-cuota', {
    area: 'pay-installment',
    query: { externalId: optional(text('externalId')), isAskedFor: flag('elegir') },
  }),
  paymentSummary: customers('/pagar-cuota/resumen', {
    area: 'payment-steps',
    query: {
      externalId: text('externalId', 'id'),
      isByCard: oneOf('medio', 'tarjeta'),
      /** The part of what is due that is paid. Source: PAY-24. */
      amount: optional(pesos('importe')),
    },
  }),
  /** Several loans in one go. Source: PAY-25. */
  paymentBatch: customers('/pagar-cuota/juntas', { area: 'payment-steps' }),
  paymentFinal: customers('/pagar-cuota/final', { area: 'payment-steps' }),
  payOnline: customers('/pagar-cuota-online', onlineStep),
  howToPayOnline: customers('/como-pagar-cuota-online', onlineStep),
  payByDebitCard: customers('/pagar-cuota-td', onlineStep),
  payByWallet: customers('/pagar-cuota-mp', onlineStep),
  cards: customers('/mis-tarjetas'),
  cardDetail: customers('/mis-tarjetas/detalle'),
  cardLoans: customers('/mis-tarjetas/prestamos'),
  newCard: customers('/mis-tarjetas/nueva'),
  newCardSummary: customers('/mis-tarjetas/nueva/resumen'),
  newCardResult: customers('/mis-tarjetas/nueva/final'),
  cardReplacement: customers('/mis-tarjetas/reemplazar/detalle'),
  replacementChoice: customers('/mis-tarjetas/reemplazar'),
  replacementCard: customers('/mis-tarjetas/reemplazar/nueva'),
  replacementResult: customers('/mis-tarjetas/reemplazar/final'),
  noCards: customers('/mis-tarjetas/sin-tarjetas'),
  cardFailure: customers('/mis-tarjetas/error/fallo-consulta'),
  noCardLoans: customers('/mis-tarjetas/sin-prestamos'),
  cardNotReplaced: customers('/mis-tarjetas/error/fallo-reemplazo'),
  refinancing: everybody('/refinanciacion', refinancingStep),
  refinancingPlan: everybody('/refinanciacion/plan-cuotas', refinancingStep),
  refinancingSelfie: everybody('/refinanciacion/selfie', refinancingStep),
  refinancingCheck: everybody('/refinanciacion/biometria', refinancingStep),
  refinancingCard: everybody('/refinanciacion/forma-pago', refinancingStep),
  refinancingSummary: everybody('/refinanciacion/resumen', refinancingStep),
  refinancingResult: everybody('/refinanciacion/final', refinancingStep),
  qrPayment: customers('/pagar-qr', { area: 'revolving-line' }),
  qrAmount: customers('/pagar-qr/seleccionar-monto', { area: 'revolving-line' }),
  qrPlan: customers('/pagar-qr/plan-cuotas', { area: 'revolving-line' }),
  qrVoucher: customers('/pagar-qr/comprobante', {
    area: 'revolving-line',
    query: { operationId: optional(text('operationId')) },
  }),
  /** The identity provider adds parameters that `LineCheck` reads. Source: REV-02. */
  lineRequest: customers('/linea-revolvente', {
    area: 'revolving-line',
    query: { step: optional(text('paso')) },
  }),
  lineDetail: customers('/linea-revolvente-detalle', { area: 'revolving-line' }),
  lineInstallments: customers('/linea-revolvente-detalle-cuotas', { area: 'revolving-line' }),
  lineMovements: customers('/linea-revolvente-detalle-cargas', { area: 'revolving-line' }),
  lineDismissal: customers('/linea-revolvente-cancelacion', { area: 'revolving-line' }),
} as const

export type AddressName = keyof typeof addresses

const names = Object.keys(addresses) as readonly AddressName[]

/** Returns the name of the address that a path belongs to. */
export function addressNameAt(path: string): AddressName | undefined {
  return names.find((name) => addresses[name].fits(path))
}

/** Returns the address of a pay button: it pays that loan, or part of it, with the saved card used last. Source: PAY-21, PAY-24. */
export function payingOf(externalId: string, part?: Cents): string {
  return addresses.paymentSummary.to({ externalId, isByCard: true, ...(part ? { amount: part } : {}) })
}

/** Areas with a start screen, to which unknown paths below them lead. Source: SES-03. */
const areaStarts = [addresses.payInstallment, addresses.cards, addresses.refinancing, addresses.qrPayment]

/** Returns where an unknown path leads, keeping a refinancing link in it. Source: SES-03, REF-04. */
export function startOfArea(place: Location): string {
  const start =
    areaStarts.find(({ path }) => place.path().startsWith(`${path}/`))?.path ?? addresses.home.path
  const { refinancing } = addresses
  return start === refinancing.path ? refinancing.to(refinancing.read(place)) : start
}

/** Query parameters that any address may have. Source: SES-02, SES-04. */
const anywhere = {
  redirectUrl: text('redirectUrl'),
  isExternalRequest: oneOf('externalRequest', 'true'),
}

export function readAnywhere(place: Location): QueryRead<typeof anywhere> {
  return readQuery(anywhere, place)
}
