import type { Cents } from '@/domain/shared/money'
import type { SwitchableCapability } from '@/domain/session/capability'
import type { AddressAccessPolicy, PathAndQuery } from './address'
import {
  forVisitors,
  forAnyone,
  forSignedIn,
  smsCodeQuery,
  refinancingPolicy,
  cardsPolicy,
  collectionPolicy,
  creditLinePolicy,
  qrPaymentPolicy,
  onlinePaymentPolicy,
} from './address-policies'
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

/**
 * All addresses of the portal with their access policies, in the order of the specification, which defines
 * their paths and queries.
 */
export const addresses = {
  splash: forAnyone('/splash', { chunk: 'arrival', menu: 'none' }),
  installApp: forAnyone('/instalar-app', { chunk: 'arrival', menu: 'none' }),
  introduction: forVisitors('/intro', {
    chunk: 'arrival',
    query: { step: optionalParam(numberParam('paso')) },
  }),
  /** The form for revoking a loan. Consumer law requires that it opens without login. Source: CAN-06. */
  revocation: forAnyone('/arrepentimiento', { query: { loan: optionalParam(textParam('prestamo')) } }),
  serviceCancellation: forAnyone('/baja'),
  /** Verifies a debt-free certificate: its signed text is the address's fragment. Source: DOC-04. */
  verification: forAnyone('/verificar', { menu: 'none', capability: 'debtFree', openInMaintenance: true }),
  main: forVisitors('/mi-cuenta', { query: { hasFailedToEnter: exactTextFlagParam('autologin', 'error') } }),
  dni: forVisitors('/validacion-dni'),
  identity: forVisitors('/validacion-cuit', { chunk: 'entry', loginScreen: 'identity-choice' }),
  login: forVisitors('/iniciar-sesion', { chunk: 'entry', loginScreen: 'password' }),
  smsCode: forVisitors('/validacion-celular', {
    chunk: 'entry',
    loginScreen: 'sms-code',
    query: smsCodeQuery,
  }),
  smsNotReceived: forVisitors('/sms-no-recibido', {
    chunk: 'entry',
    loginScreen: 'sms-not-received',
    query: smsCodeQuery,
  }),
  /** The screen that says that visitors are not customers; opens without a DNI too. Source: ACC-34. */
  notACustomer: forVisitors('/no-activo', {
    chunk: 'entry',
    loginScreen: 'inactive',
    query: { saysNotACustomer: flagParam('no-cliente') },
  }),
  /**
   * The query names the customer who changes their phone number. The identity provider adds parameters to
   * the query, which `PhoneNumberChangeJourney` reads. Source: ACC-20.
   */
  phoneChange: forAnyone('/cambio-celular', {
    capability: 'phoneChange',
    query: {
      taxId: optionalParam(textParam('customerTaxId')),
      gender: optionalParam(textParam('gender')),
      fullName: optionalParam(textParam('fullname')),
      hash: optionalParam(lenderTokenParam('hash')),
    },
  }),
  cardUpdate: forAnyone('/actualizar-td', {
    menu: 'none',
    query: { link: optionalParam(lenderTokenParam('data')) },
  }),
  lostPhone: forAnyone('/perdi-mi-celular', { menu: 'none', capability: 'accountProtection' }),
  wiki: forAnyone('/wiki', { neededSetting: 'wiki' }),
  autoLogin: forAnyone('/autologin', {
    chunk: 'arrival',
    menu: 'none',
    query: { link: optionalParam(lenderTokenParam('data')) },
  }),
  pushOptIn: forSignedIn('/recibir-notificaciones'),
  password: forSignedIn('/generar-clave'),
  profile: forSignedIn('/mis-datos', { area: 'profile' }),
  loans: forSignedIn('/mis-prestamos', { chunk: 'loans', area: 'loans' }),
  loan: forSignedIn('/mis-prestamos/:idLoan', { chunk: 'loans', area: 'installments' }),
  allInstallments: forSignedIn('/mis-prestamos/:idLoan/ver-todas', { chunk: 'loans', area: 'installments' }),
  payInstallments: forSignedIn('/pagar-cuotas', { chunk: 'payment', area: 'pay-installment' }),
  sendReceipt: forSignedIn('/enviar-comprobante', { capability: 'receiptNotification', area: 'receipts' }),
  earlyCancellation: forSignedIn('/cancelacion-anticipada', {
    capability: 'earlyCancellation',
    area: 'early-cancellation',
    query: { idLoan: optionalParam(textParam('idLoan')) },
  }),
  debtFree: forSignedIn('/libre-deuda', { capability: 'debtFree', area: 'debt-free-certificate' }),
  couponBook: forSignedIn('/descargar-cuponera', {
    capability: 'couponBook',
    area: 'vouchers',
    query: { idLoan: optionalParam(textParam('idLoan')) },
  }),
  activateCollection: forSignedIn('/mis-prestamos/:idLoan/cobro-automatico', collectionPolicy),
  deactivateCollection: forSignedIn('/mis-prestamos/:idLoan/cobro-automatico/dejar', collectionPolicy),
  otherServices: forSignedIn('/otros-servicios', {
    chunk: 'offers',
    capability: 'otherServices',
    area: 'more-products',
  }),
  invoices: forSignedIn('/mis-facturas', { capability: 'invoices', area: 'bills' }),
  personalData: forSignedIn('/mis-datos-personales', { chunk: 'support', capability: 'claims' }),
  devices: forSignedIn('/mis-dispositivos', {
    chunk: 'protection',
    capability: 'accountProtection',
    area: 'profile',
  }),
  /** The screen for reporting a change of the account that the customer did not make. Source: ACC-41. */
  disown: forSignedIn('/no-fui-yo', {
    chunk: 'protection',
    capability: 'accountProtection',
    query: { change: optionalParam(textParam('cambio')) },
  }),
  /** The query says what the claim is about: a loan, for example. Source: SUP-05, SUP-06, ACC-41, COL-03. */
  claims: forSignedIn('/consultas', {
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
  home: forSignedIn('/inicio'),
  newHome: forSignedIn('/nueva-home'),
  logout: forSignedIn('/cerrar-sesion', { frame: 'public', openInMaintenance: true }),
  paymentStatus: forSignedIn('/estado-pago', {
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
  newLoan: forSignedIn('/nuevo-prestamo', {
    chunk: 'offers',
    capability: 'newLoan',
    area: 'new-loan',
    query: {
      product: optionalParam(numberParam('product')),
      subproduct: optionalParam(numberParam('subproduct')),
    },
  }),
  survey: forSignedIn('/encuesta', { chunk: 'support', capability: 'survey', area: 'survey' }),
  help: forSignedIn('/ayuda', { chunk: 'support', area: 'help' }),
  myPayments: forSignedIn('/mis-pagos', { area: 'my-payments' }),
  /** The receipt of a payment; the query's key has no details of it. Source: PAY-22, GEN-11. */
  paymentReceipt: forSignedIn('/mis-pagos/comprobante', {
    area: 'my-payments',
    query: { key: textParam('pago') },
  }),
  creditLineOffer: forSignedIn('/oferta-linea-revolvente', {
    chunk: 'line',
    capability: 'revolvingLine',
    area: 'revolving-offer',
  }),
  unlock: forSignedIn('/modo-desbloqueo', { capability: 'passkeys', area: 'unlock-registration' }),
  payInstallment: forSignedIn('/pagar-cuota', {
    chunk: 'payment',
    area: 'pay-installment',
    query: { externalId: optionalParam(textParam('externalId')), isAskedFor: flagParam('elegir') },
  }),
  paymentSummary: forSignedIn('/pagar-cuota/resumen', {
    chunk: 'payment',
    area: 'payment-steps',
    query: {
      externalId: textParam('externalId', 'id'),
      isByCard: exactTextFlagParam('medio', 'tarjeta'),
      /** Amount to pay by card; present if it is only a part of what is due. Source: PAY-24. */
      amount: optionalParam(pesosParam('importe')),
    },
  }),
  paymentBatch: forSignedIn('/pagar-cuota/juntas', {
    chunk: 'paying',
    area: 'payment-steps',
    query: { externalIds: optionalParam(textParam('prestamos')) },
  }),
  paymentFinal: forSignedIn('/pagar-cuota/final', { chunk: 'paying', area: 'payment-steps' }),
  payOnline: forSignedIn('/pagar-cuota-online', { ...onlinePaymentPolicy, chunk: 'payment' }),
  howToPayOnline: forSignedIn('/como-pagar-cuota-online', { ...onlinePaymentPolicy, chunk: 'payment' }),
  payByDebitCard: forSignedIn('/pagar-cuota-td', { ...onlinePaymentPolicy, chunk: 'paying' }),
  payByWallet: forSignedIn('/pagar-cuota-mp', { ...onlinePaymentPolicy, chunk: 'paying' }),
  cards: forSignedIn('/mis-tarjetas', cardsPolicy),
  cardDetail: forSignedIn('/mis-tarjetas/detalle', cardsPolicy),
  cardLoans: forSignedIn('/mis-tarjetas/prestamos', cardsPolicy),
  newCard: forSignedIn('/mis-tarjetas/nueva', cardsPolicy),
  newCardSummary: forSignedIn('/mis-tarjetas/nueva/resumen', cardsPolicy),
  newCardResult: forSignedIn('/mis-tarjetas/nueva/final', cardsPolicy),
  cardReplacement: forSignedIn('/mis-tarjetas/reemplazar/detalle', cardsPolicy),
  replacementChoice: forSignedIn('/mis-tarjetas/reemplazar', cardsPolicy),
  replacementCard: forSignedIn('/mis-tarjetas/reemplazar/nueva', cardsPolicy),
  replacementResult: forSignedIn('/mis-tarjetas/reemplazar/final', cardsPolicy),
  noCards: forSignedIn('/mis-tarjetas/sin-tarjetas', cardsPolicy),
  cardFailure: forSignedIn('/mis-tarjetas/error/fallo-consulta', cardsPolicy),
  noCardLoans: forSignedIn('/mis-tarjetas/sin-prestamos', cardsPolicy),
  cardNotReplaced: forSignedIn('/mis-tarjetas/error/fallo-reemplazo', cardsPolicy),
  refinancing: forAnyone('/refinanciacion', refinancingPolicy),
  refinancingPlan: forAnyone('/refinanciacion/plan-cuotas', refinancingPolicy),
  refinancingSelfie: forAnyone('/refinanciacion/selfie', refinancingPolicy),
  refinancingCheck: forAnyone('/refinanciacion/biometria', refinancingPolicy),
  refinancingCard: forAnyone('/refinanciacion/forma-pago', refinancingPolicy),
  refinancingSummary: forAnyone('/refinanciacion/resumen', refinancingPolicy),
  refinancingResult: forAnyone('/refinanciacion/final', refinancingPolicy),
  qrPayment: forSignedIn('/pagar-qr', qrPaymentPolicy),
  qrAmount: forSignedIn('/pagar-qr/seleccionar-monto', qrPaymentPolicy),
  qrPlan: forSignedIn('/pagar-qr/plan-cuotas', qrPaymentPolicy),
  qrVoucher: forSignedIn('/pagar-qr/comprobante', {
    ...qrPaymentPolicy,
    query: { operationId: optionalParam(textParam('operationId')) },
  }),
  /** The identity provider adds parameters to this address, for `CreditLineIdentityCheck`. Source: REV-02. */
  creditLineRequest: forSignedIn('/linea-revolvente', {
    ...creditLinePolicy,
    query: { step: optionalParam(textParam('paso')) },
  }),
  creditLineDetail: forSignedIn('/linea-revolvente-detalle', creditLinePolicy),
  creditLineInstallments: forSignedIn('/linea-revolvente-detalle-cuotas', creditLinePolicy),
  creditLineMovements: forSignedIn('/linea-revolvente-detalle-cargas', creditLinePolicy),
  creditLineDismissal: forSignedIn('/linea-revolvente-cancelacion', creditLinePolicy),
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

/**
 * Returns the part of the portal that contains an address, if it is one that the lender can switch off;
 * otherwise undefined.
 */
export function switchableCapabilityOfAddress(to: string): SwitchableCapability | undefined {
  const name = addressNameOfPath(to.split('?')[0] ?? '')
  const policy: AddressAccessPolicy | undefined = name && addresses[name].policy
  return policy?.capability
}

/**
 * Returns the address for paying the debt of a loan by card. With `part`, the customer pays only this part of
 * the debt. Source: PAY-21, PAY-24.
 */
export function paymentSummaryAddress(externalId: string, part?: Cents): string {
  return addresses.paymentSummary.to({ externalId, isByCard: true, ...(part ? { amount: part } : {}) })
}

/**
 * Start screens of some parts of the portal. Each replaces the unknown paths that begin with its own path.
 * Source: SES-03.
 */
const areaStartAddresses = [
  addresses.payInstallment,
  addresses.cards,
  addresses.refinancing,
  addresses.qrPayment,
]

/**
 * Returns the path to open instead of an unknown one: the start screen of the same part of the portal or, if
 * there is none, home. For a refinancing link, the path keeps the link's query. Source: SES-03, REF-04.
 */
export function pathReplacingUnknownPath(place: PathAndQuery): string {
  const start =
    areaStartAddresses.find(({ path }) => place.path().startsWith(`${path}/`))?.path ?? addresses.home.path
  const { refinancing } = addresses
  return start === refinancing.path ? refinancing.to(refinancing.parse(place)) : start
}
