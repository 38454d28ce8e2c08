import type { SwitchableCapability } from '@/domain/session/capability'
import type { AddressAccessPolicy, PathAndQuery } from './address'
import {
  visitorAddress,
  openAddress,
  signedInAddress,
  smsCodeQuery,
  claimQuery,
  paymentStatusQuery,
  refinancingPolicy,
  loanPolicy,
  cardsPolicy,
  automaticCollectionPolicy,
  creditLinePolicy,
  qrPaymentPolicy,
  onlinePaymentPolicy,
} from './address-policies'
import {
  numberParam,
  flagParam,
  exactTextFlagParam,
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
  splash: openAddress('/splash', { chunk: 'arrival', hidesMenu: true }),
  installApp: openAddress('/instalar-app', { chunk: 'arrival', hidesMenu: true }),
  introduction: visitorAddress('/intro', {
    chunk: 'arrival',
    query: { step: optionalParam(numberParam('paso')) },
  }),
  /** The form for revoking a loan. Consumer law requires that it opens without login. Source: CAN-06. */
  revocation: openAddress('/arrepentimiento', { query: { loan: optionalParam(textParam('prestamo')) } }),
  serviceCancellation: openAddress('/baja'),
  /** Verifies a debt-free certificate: its signed text is the address's fragment. Source: DOC-04. */
  verification: openAddress('/verificar', {
    hidesMenu: true,
    capability: 'debtFree',
    isOpenInMaintenance: true,
  }),
  main: visitorAddress('/mi-cuenta', {
    query: { hasFailedToEnter: exactTextFlagParam('autologin', 'error') },
  }),
  dni: visitorAddress('/validacion-dni'),
  identity: visitorAddress('/validacion-cuit', { chunk: 'entry', loginScreen: 'identity-choice' }),
  login: visitorAddress('/iniciar-sesion', { chunk: 'entry', loginScreen: 'password' }),
  smsCode: visitorAddress('/validacion-celular', {
    chunk: 'entry',
    loginScreen: 'sms-code',
    query: smsCodeQuery,
  }),
  smsNotReceived: visitorAddress('/sms-no-recibido', {
    chunk: 'entry',
    loginScreen: 'sms-not-received',
    query: smsCodeQuery,
  }),
  /** The screen that says that visitors are not customers; opens without a DNI too. Source: ACC-34. */
  notACustomer: visitorAddress('/no-activo', {
    chunk: 'entry',
    loginScreen: 'inactive',
    query: { saysNotACustomer: flagParam('no-cliente') },
  }),
  /**
   * The query names the customer who changes their phone number. The identity provider adds parameters to
   * the query, which `PhoneNumberChangeJourney` reads. Source: ACC-20.
   */
  phoneChange: openAddress('/cambio-celular', {
    capability: 'phoneChange',
    query: {
      taxId: optionalParam(textParam('customerTaxId')),
      gender: optionalParam(textParam('gender')),
      fullName: optionalParam(textParam('fullname')),
      hash: optionalParam(lenderTokenParam('hash')),
    },
  }),
  cardUpdate: openAddress('/actualizar-td', {
    hidesMenu: true,
    query: { link: optionalParam(lenderTokenParam('data')) },
  }),
  lostPhone: openAddress('/perdi-mi-celular', { hidesMenu: true, capability: 'accountProtection' }),
  wiki: openAddress('/wiki', { neededSetting: 'wiki' }),
  autoLogin: openAddress('/autologin', {
    chunk: 'arrival',
    hidesMenu: true,
    query: { link: optionalParam(lenderTokenParam('data')) },
  }),
  pushOptIn: signedInAddress('/recibir-notificaciones'),
  password: signedInAddress('/generar-clave'),
  profile: signedInAddress('/mis-datos', { area: 'profile' }),
  loans: signedInAddress('/mis-prestamos', { chunk: 'loans', area: 'loans' }),
  loan: signedInAddress('/mis-prestamos/:idLoan', loanPolicy),
  allInstallments: signedInAddress('/mis-prestamos/:idLoan/ver-todas', loanPolicy),
  payInstallments: signedInAddress('/pagar-cuotas', { chunk: 'payment', area: 'pay-installment' }),
  sendReceipt: signedInAddress('/enviar-comprobante', {
    capability: 'receiptNotification',
    area: 'receipts',
  }),
  earlyCancellation: signedInAddress('/cancelacion-anticipada', {
    capability: 'earlyCancellation',
    area: 'early-cancellation',
    query: { idLoan: optionalParam(textParam('idLoan')) },
  }),
  debtFree: signedInAddress('/libre-deuda', { capability: 'debtFree', area: 'debt-free-certificate' }),
  couponBook: signedInAddress('/descargar-cuponera', {
    capability: 'couponBook',
    area: 'vouchers',
    query: { idLoan: optionalParam(textParam('idLoan')) },
  }),
  activateCollection: signedInAddress('/mis-prestamos/:idLoan/cobro-automatico', automaticCollectionPolicy),
  deactivateCollection: signedInAddress(
    '/mis-prestamos/:idLoan/cobro-automatico/dejar',
    automaticCollectionPolicy,
  ),
  otherServices: signedInAddress('/otros-servicios', {
    chunk: 'offers',
    capability: 'otherServices',
    area: 'more-products',
  }),
  invoices: signedInAddress('/mis-facturas', { capability: 'invoices', area: 'bills' }),
  personalData: signedInAddress('/mis-datos-personales', { chunk: 'support', capability: 'claims' }),
  devices: signedInAddress('/mis-dispositivos', {
    chunk: 'protection',
    capability: 'accountProtection',
    area: 'profile',
  }),
  /** The screen for reporting a change of the account that the customer did not make. Source: ACC-41. */
  disown: signedInAddress('/no-fui-yo', {
    chunk: 'protection',
    capability: 'accountProtection',
    query: { change: optionalParam(textParam('cambio')) },
  }),
  claims: signedInAddress('/consultas', { chunk: 'support', capability: 'claims', query: claimQuery }),
  home: signedInAddress('/inicio'),
  newHome: signedInAddress('/nueva-home'),
  logout: signedInAddress('/cerrar-sesion', { frame: 'public', isOpenInMaintenance: true }),
  paymentStatus: signedInAddress('/estado-pago', {
    chunk: 'paying',
    isOpenInMaintenance: true,
    query: paymentStatusQuery,
  }),
  newLoan: signedInAddress('/nuevo-prestamo', {
    chunk: 'offers',
    capability: 'newLoan',
    area: 'new-loan',
    query: {
      product: optionalParam(numberParam('product')),
      subproduct: optionalParam(numberParam('subproduct')),
    },
  }),
  survey: signedInAddress('/encuesta', { chunk: 'support', capability: 'survey', area: 'survey' }),
  help: signedInAddress('/ayuda', { chunk: 'support', area: 'help' }),
  myPayments: signedInAddress('/mis-pagos', { area: 'my-payments' }),
  /** The receipt of a payment; the query's key has no details of it. Source: PAY-22, GEN-11. */
  paymentReceipt: signedInAddress('/mis-pagos/comprobante', {
    area: 'my-payments',
    query: { key: textParam('pago') },
  }),
  creditLineOffer: signedInAddress('/oferta-linea-revolvente', {
    chunk: 'line',
    capability: 'revolvingLine',
    area: 'revolving-offer',
  }),
  unlock: signedInAddress('/modo-desbloqueo', { capability: 'passkeys', area: 'unlock-registration' }),
  payInstallment: signedInAddress('/pagar-cuota', {
    chunk: 'payment',
    area: 'pay-installment',
    query: { externalId: optionalParam(textParam('externalId')), isAskedFor: flagParam('elegir') },
  }),
  paymentSummary: signedInAddress('/pagar-cuota/resumen', {
    chunk: 'payment',
    area: 'payment-steps',
    query: {
      externalId: textParam('externalId', 'id'),
      isByCard: exactTextFlagParam('medio', 'tarjeta'),
      /** Amount to pay by card; present if it is only a part of what is due. Source: PAY-24. */
      amount: optionalParam(pesosParam('importe')),
    },
  }),
  paymentBatch: signedInAddress('/pagar-cuota/juntas', {
    chunk: 'paying',
    area: 'payment-steps',
    query: { externalIds: optionalParam(textParam('prestamos')) },
  }),
  paymentFinal: signedInAddress('/pagar-cuota/final', { chunk: 'paying', area: 'payment-steps' }),
  payOnline: signedInAddress('/pagar-cuota-online', { ...onlinePaymentPolicy, chunk: 'payment' }),
  howToPayOnline: signedInAddress('/como-pagar-cuota-online', { ...onlinePaymentPolicy, chunk: 'payment' }),
  payByDebitCard: signedInAddress('/pagar-cuota-td', { ...onlinePaymentPolicy, chunk: 'paying' }),
  payByWallet: signedInAddress('/pagar-cuota-mp', { ...onlinePaymentPolicy, chunk: 'paying' }),
  cards: signedInAddress('/mis-tarjetas', cardsPolicy),
  cardDetail: signedInAddress('/mis-tarjetas/detalle', cardsPolicy),
  cardLoans: signedInAddress('/mis-tarjetas/prestamos', cardsPolicy),
  newCard: signedInAddress('/mis-tarjetas/nueva', cardsPolicy),
  newCardSummary: signedInAddress('/mis-tarjetas/nueva/resumen', cardsPolicy),
  newCardResult: signedInAddress('/mis-tarjetas/nueva/final', cardsPolicy),
  cardReplacement: signedInAddress('/mis-tarjetas/reemplazar/detalle', cardsPolicy),
  replacementChoice: signedInAddress('/mis-tarjetas/reemplazar', cardsPolicy),
  replacementCard: signedInAddress('/mis-tarjetas/reemplazar/nueva', cardsPolicy),
  replacementResult: signedInAddress('/mis-tarjetas/reemplazar/final', cardsPolicy),
  noCards: signedInAddress('/mis-tarjetas/sin-tarjetas', cardsPolicy),
  cardFailure: signedInAddress('/mis-tarjetas/error/fallo-consulta', cardsPolicy),
  noCardLoans: signedInAddress('/mis-tarjetas/sin-prestamos', cardsPolicy),
  cardNotReplaced: signedInAddress('/mis-tarjetas/error/fallo-reemplazo', cardsPolicy),
  refinancing: openAddress('/refinanciacion', refinancingPolicy),
  refinancingPlan: openAddress('/refinanciacion/plan-cuotas', refinancingPolicy),
  refinancingSelfie: openAddress('/refinanciacion/selfie', refinancingPolicy),
  refinancingCheck: openAddress('/refinanciacion/biometria', refinancingPolicy),
  refinancingCard: openAddress('/refinanciacion/forma-pago', refinancingPolicy),
  refinancingSummary: openAddress('/refinanciacion/resumen', refinancingPolicy),
  refinancingResult: openAddress('/refinanciacion/final', refinancingPolicy),
  qrPayment: signedInAddress('/pagar-qr', qrPaymentPolicy),
  qrAmount: signedInAddress('/pagar-qr/seleccionar-monto', qrPaymentPolicy),
  qrPlan: signedInAddress('/pagar-qr/plan-cuotas', qrPaymentPolicy),
  qrVoucher: signedInAddress('/pagar-qr/comprobante', {
    ...qrPaymentPolicy,
    query: { operationId: optionalParam(textParam('operationId')) },
  }),
  /** The identity provider adds parameters to this address, for `CreditLineIdentityCheck`. Source: REV-02. */
  creditLineRequest: signedInAddress('/linea-revolvente', {
    ...creditLinePolicy,
    query: { step: optionalParam(textParam('paso')) },
  }),
  creditLineDetail: signedInAddress('/linea-revolvente-detalle', creditLinePolicy),
  creditLineInstallments: signedInAddress('/linea-revolvente-detalle-cuotas', creditLinePolicy),
  creditLineMovements: signedInAddress('/linea-revolvente-detalle-cargas', creditLinePolicy),
  creditLineDismissal: signedInAddress('/linea-revolvente-cancelacion', creditLinePolicy),
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
  return start === refinancing.path ? refinancing.createPath(refinancing.parse(place)) : start
}
