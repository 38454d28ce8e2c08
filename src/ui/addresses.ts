import type { Cents } from '@/domain/shared/money'
import type { SwitchableCapability } from '@/domain/session/capability'
import { createAddressDefiner, type AddressAccessPolicy, type PathAndQuery } from './address'
import {
  numberParam,
  flagParam,
  exactTextFlagParam,
  neverWrittenParam,
  optionalParam,
  pesosParam,
  lenderTokenParam,
  textParam,
} from './query-fields'

const signedOut = createAddressDefiner('public')
const anyone = createAddressDefiner('open')
const signedIn = createAddressDefiner('signed-in')

/**
 * Query of the SMS code screens. `isReset`: the customer creates a new password after the code.
 * `redirectUrl`: where they continue after that. Source: ACC-16.
 */
const codeQuery = {
  isReset: flagParam('recuperar', '1'),
  redirectUrl: optionalParam(textParam('redirectUrl')),
}

/** Policy of the refinancing steps. No menu: the link may be for another customer. Source: REF-04. */
const refinancingPolicy = {
  capability: 'refinancing',
  menu: 'none',
  query: { hash: optionalParam(lenderTokenParam('hash')) },
  chunk: 'refinancing',
} as const

const cardsPolicy = { capability: 'cards', chunk: 'cards' } as const

/** The policy that the addresses about automatic collection share. Source: COL-01, COL-03. */
const collectionPolicy = { capability: 'automaticCollection', chunk: 'collection' } as const

const creditLinePolicy = { capability: 'revolvingLine', area: 'revolving-line', chunk: 'line' } as const

const qrPaymentPolicy = { capability: 'qrPayment', area: 'revolving-line', chunk: 'qr-payment' } as const

/** The policy that the addresses for paying online share. Source: PAY-18. */
const onlinePaymentPolicy = { area: 'payment-steps', query: { externalId: textParam('id') } } as const

/**
 * All addresses of the portal with their access policies, in the order of the specification, which defines
 * their paths and queries.
 */
export const addresses = {
  splash: anyone('/splash', { chunk: 'arrival', menu: 'none' }),
  installApp: anyone('/instalar-app', { chunk: 'arrival', menu: 'none' }),
  introduction: signedOut('/intro', {
    chunk: 'arrival',
    query: { step: optionalParam(numberParam('paso')) },
  }),
  /** The form for revoking a loan. Consumer law requires that it opens without login. Source: CAN-06. */
  revocation: anyone('/arrepentimiento', { query: { loan: optionalParam(textParam('prestamo')) } }),
  serviceCancellation: anyone('/baja'),
  /** Verifies a debt-free certificate: its signed text is the address's fragment. Source: DOC-04. */
  verification: anyone('/verificar', { menu: 'none', capability: 'debtFree', openInMaintenance: true }),
  main: signedOut('/mi-cuenta', { query: { hasFailedToEnter: exactTextFlagParam('autologin', 'error') } }),
  dni: signedOut('/validacion-dni'),
  identity: signedOut('/validacion-cuit', { chunk: 'entry', loginScreen: 'identity-choice' }),
  login: signedOut('/iniciar-sesion', { chunk: 'entry', loginScreen: 'password' }),
  smsCode: signedOut('/validacion-celular', { chunk: 'entry', loginScreen: 'sms-code', query: codeQuery }),
  smsNotReceived: signedOut('/sms-no-recibido', {
    chunk: 'entry',
    loginScreen: 'sms-not-received',
    query: codeQuery,
  }),
  /** The screen that says that visitors are not customers; opens without a DNI too. Source: ACC-34. */
  notACustomer: signedOut('/no-activo', {
    chunk: 'entry',
    loginScreen: 'inactive',
    query: { saysNotACustomer: flagParam('no-cliente') },
  }),
  /**
   * The query names the customer who changes their phone number. The identity provider adds parameters to
   * the query, which `PhoneNumberChangeJourney` reads. Source: ACC-20.
   */
  phoneChange: anyone('/cambio-celular', {
    capability: 'phoneChange',
    query: {
      taxId: optionalParam(textParam('customerTaxId')),
      gender: optionalParam(textParam('gender')),
      fullName: optionalParam(textParam('fullname')),
      hash: optionalParam(lenderTokenParam('hash')),
    },
  }),
  cardUpdate: anyone('/actualizar-td', {
    menu: 'none',
    query: { link: optionalParam(lenderTokenParam('data')) },
  }),
  lostPhone: anyone('/perdi-mi-celular', { menu: 'none', capability: 'accountProtection' }),
  wiki: anyone('/wiki', { neededSetting: 'wiki' }),
  autoLogin: anyone('/autologin', {
    chunk: 'arrival',
    menu: 'none',
    query: { link: optionalParam(lenderTokenParam('data')) },
  }),
  pushOptIn: signedIn('/recibir-notificaciones'),
  password: signedIn('/generar-clave'),
  profile: signedIn('/mis-datos', { area: 'profile' }),
  loans: signedIn('/mis-prestamos', { chunk: 'loans', area: 'loans' }),
  loan: signedIn('/mis-prestamos/:idLoan', { chunk: 'loans', area: 'installments' }),
  allInstallments: signedIn('/mis-prestamos/:idLoan/ver-todas', { chunk: 'loans', area: 'installments' }),
  payInstallments: signedIn('/pagar-cuotas', { chunk: 'payment', area: 'pay-installment' }),
  sendReceipt: signedIn('/enviar-comprobante', { capability: 'receiptNotification', area: 'receipts' }),
  earlyCancellation: signedIn('/cancelacion-anticipada', {
    capability: 'earlyCancellation',
    area: 'early-cancellation',
    query: { idLoan: optionalParam(textParam('idLoan')) },
  }),
  debtFree: signedIn('/libre-deuda', { capability: 'debtFree', area: 'debt-free-certificate' }),
  couponBook: signedIn('/descargar-cuponera', {
    capability: 'couponBook',
    area: 'vouchers',
    query: { idLoan: optionalParam(textParam('idLoan')) },
  }),
  activateCollection: signedIn('/mis-prestamos/:idLoan/cobro-automatico', collectionPolicy),
  deactivateCollection: signedIn('/mis-prestamos/:idLoan/cobro-automatico/dejar', collectionPolicy),
  otherServices: signedIn('/otros-servicios', {
    chunk: 'offers',
    capability: 'otherServices',
    area: 'more-products',
  }),
  invoices: signedIn('/mis-facturas', { capability: 'invoices', area: 'bills' }),
  personalData: signedIn('/mis-datos-personales', { chunk: 'support', capability: 'claims' }),
  devices: signedIn('/mis-dispositivos', {
    chunk: 'protection',
    capability: 'accountProtection',
    area: 'profile',
  }),
  /** The screen for reporting a change of the account that the customer did not make. Source: ACC-41. */
  disown: signedIn('/no-fui-yo', {
    chunk: 'protection',
    capability: 'accountProtection',
    query: { change: optionalParam(textParam('cambio')) },
  }),
  /** The query says what the claim is about: a loan, for example. Source: SUP-05, SUP-06, ACC-41, COL-03. */
  claims: signedIn('/consultas', {
    chunk: 'support',
    capability: 'claims',
    query: {
      externalId: optionalParam(textParam('externalId')),
      paidOn: optionalParam(textParam('fecha')),
      amount: optionalParam(pesosParam('importe')),
      request: optionalParam(textParam('pedido')),
      change: optionalParam(textParam('cambio')),
      collectionId: optionalParam(textParam('cobro')),
    },
  }),
  home: signedIn('/inicio'),
  newHome: signedIn('/nueva-home'),
  logout: signedIn('/cerrar-sesion', { frame: 'public', openInMaintenance: true }),
  paymentStatus: signedIn('/estado-pago', {
    chunk: 'paying',
    openInMaintenance: true,
    query: {
      status: textParam('status'),
      externalId: textParam('id', 'external_reference'),
      key: optionalParam(textParam('pago')),
      amount: neverWrittenParam(pesosParam('amount')),
      transactionId: neverWrittenParam(textParam('transactionId')),
    },
  }),
  newLoan: signedIn('/nuevo-prestamo', {
    chunk: 'offers',
    capability: 'newLoan',
    area: 'new-loan',
    query: {
      product: optionalParam(numberParam('product')),
      subproduct: optionalParam(numberParam('subproduct')),
    },
  }),
  survey: signedIn('/encuesta', { chunk: 'support', capability: 'survey', area: 'survey' }),
  help: signedIn('/ayuda', { chunk: 'support', area: 'help' }),
  myPayments: signedIn('/mis-pagos', { area: 'my-payments' }),
  /** The receipt of a payment; the query's key has no details of it. Source: PAY-22, GEN-11. */
  paymentReceipt: signedIn('/mis-pagos/comprobante', {
    area: 'my-payments',
    query: { key: textParam('pago') },
  }),
  creditLineOffer: signedIn('/oferta-linea-revolvente', {
    chunk: 'line',
    capability: 'revolvingLine',
    area: 'revolving-offer',
  }),
  unlock: signedIn('/modo-desbloqueo', { capability: 'passkeys', area: 'unlock-registration' }),
  payInstallment: signedIn('/pagar-cuota', {
    chunk: 'payment',
    area: 'pay-installment',
    query: { externalId: optionalParam(textParam('externalId')), isAskedFor: flagParam('elegir') },
  }),
  paymentSummary: signedIn('/pagar-cuota/resumen', {
    chunk: 'payment',
    area: 'payment-steps',
    query: {
      externalId: textParam('externalId', 'id'),
      isByCard: exactTextFlagParam('medio', 'tarjeta'),
      /** Amount to pay by card; present if it is only a part of what is due. Source: PAY-24. */
      amount: optionalParam(pesosParam('importe')),
    },
  }),
  paymentBatch: signedIn('/pagar-cuota/juntas', {
    chunk: 'paying',
    area: 'payment-steps',
    query: { externalIds: optionalParam(textParam('prestamos')) },
  }),
  paymentFinal: signedIn('/pagar-cuota/final', { chunk: 'paying', area: 'payment-steps' }),
  payOnline: signedIn('/pagar-cuota-online', { ...onlinePaymentPolicy, chunk: 'payment' }),
  howToPayOnline: signedIn('/como-pagar-cuota-online', { ...onlinePaymentPolicy, chunk: 'payment' }),
  payByDebitCard: signedIn('/pagar-cuota-td', { ...onlinePaymentPolicy, chunk: 'paying' }),
  payByWallet: signedIn('/pagar-cuota-mp', { ...onlinePaymentPolicy, chunk: 'paying' }),
  cards: signedIn('/mis-tarjetas', cardsPolicy),
  cardDetail: signedIn('/mis-tarjetas/detalle', cardsPolicy),
  cardLoans: signedIn('/mis-tarjetas/prestamos', cardsPolicy),
  newCard: signedIn('/mis-tarjetas/nueva', cardsPolicy),
  newCardSummary: signedIn('/mis-tarjetas/nueva/resumen', cardsPolicy),
  newCardResult: signedIn('/mis-tarjetas/nueva/final', cardsPolicy),
  cardReplacement: signedIn('/mis-tarjetas/reemplazar/detalle', cardsPolicy),
  replacementChoice: signedIn('/mis-tarjetas/reemplazar', cardsPolicy),
  replacementCard: signedIn('/mis-tarjetas/reemplazar/nueva', cardsPolicy),
  replacementResult: signedIn('/mis-tarjetas/reemplazar/final', cardsPolicy),
  noCards: signedIn('/mis-tarjetas/sin-tarjetas', cardsPolicy),
  cardFailure: signedIn('/mis-tarjetas/error/fallo-consulta', cardsPolicy),
  noCardLoans: signedIn('/mis-tarjetas/sin-prestamos', cardsPolicy),
  cardNotReplaced: signedIn('/mis-tarjetas/error/fallo-reemplazo', cardsPolicy),
  refinancing: anyone('/refinanciacion', refinancingPolicy),
  refinancingPlan: anyone('/refinanciacion/plan-cuotas', refinancingPolicy),
  refinancingSelfie: anyone('/refinanciacion/selfie', refinancingPolicy),
  refinancingCheck: anyone('/refinanciacion/biometria', refinancingPolicy),
  refinancingCard: anyone('/refinanciacion/forma-pago', refinancingPolicy),
  refinancingSummary: anyone('/refinanciacion/resumen', refinancingPolicy),
  refinancingResult: anyone('/refinanciacion/final', refinancingPolicy),
  qrPayment: signedIn('/pagar-qr', qrPaymentPolicy),
  qrAmount: signedIn('/pagar-qr/seleccionar-monto', qrPaymentPolicy),
  qrPlan: signedIn('/pagar-qr/plan-cuotas', qrPaymentPolicy),
  qrVoucher: signedIn('/pagar-qr/comprobante', {
    ...qrPaymentPolicy,
    query: { operationId: optionalParam(textParam('operationId')) },
  }),
  /** The identity provider adds parameters to this address, for `CreditLineIdentityCheck`. Source: REV-02. */
  creditLineRequest: signedIn('/linea-revolvente', {
    ...creditLinePolicy,
    query: { step: optionalParam(textParam('paso')) },
  }),
  creditLineDetail: signedIn('/linea-revolvente-detalle', creditLinePolicy),
  creditLineInstallments: signedIn('/linea-revolvente-detalle-cuotas', creditLinePolicy),
  creditLineMovements: signedIn('/linea-revolvente-detalle-cargas', creditLinePolicy),
  creditLineDismissal: signedIn('/linea-revolvente-cancelacion', creditLinePolicy),
} as const

export type AddressName = keyof typeof addresses

export type ChunkName = Exclude<(typeof addresses)[AddressName]['chunk'], undefined>

export type AddressNamesInChunk<Chunk extends ChunkName> = {
  [Name in AddressName]: Chunk extends (typeof addresses)[Name]['chunk'] ? Name : never
}[AddressName]

export const addressNames = Object.keys(addresses) as readonly AddressName[]

/** Returns the name of the address to which a path belongs; undefined if it belongs to none. */
export function addressNameOfPath(path: string): AddressName | undefined {
  return addressNames.find((name) => addresses[name].matches(path))
}

/** Returns the switchable part of the portal that contains an address; undefined if there is none. */
export function switchableCapabilityOfAddress(to: string): SwitchableCapability | undefined {
  const name = addressNameOfPath(to.split('?')[0] ?? '')
  const policy: AddressAccessPolicy | undefined = name && addresses[name].policy
  return policy?.capability
}

/** Returns the address for paying a loan by card, or only `part` of its debt. Source: PAY-21, PAY-24. */
export function paymentSummaryAddress(externalId: string, part?: Cents): string {
  return addresses.paymentSummary.to({ externalId, isByCard: true, ...(part ? { amount: part } : {}) })
}

/** Start screens that replace unknown paths below their own path. Source: SES-03. */
const areaStarts = [addresses.payInstallment, addresses.cards, addresses.refinancing, addresses.qrPayment]

/** Returns what replaces an unknown path; keeps a refinancing link's query. Source: SES-03, REF-04. */
export function pathReplacingUnknownPath(place: PathAndQuery): string {
  const start =
    areaStarts.find(({ path }) => place.path().startsWith(`${path}/`))?.path ?? addresses.home.path
  const { refinancing } = addresses
  return start === refinancing.path ? refinancing.to(refinancing.read(place)) : start
}
