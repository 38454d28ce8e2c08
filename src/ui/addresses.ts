import type { Cents } from '@/domain/shared/money'
import type { SwitchableCapability } from '@/domain/session/capability'
import { createAddressDefiner, type AddressAccessPolicy, type PathAndQuery } from './address'
import { parseAddressQuery, type AddressQueryValuesRead } from './query'
import {
  numberParam,
  flagParam,
  neverWrittenParam,
  optionalParam,
  pesosParam,
  exactTextFlagParam,
  lenderTokenParam,
  textParam,
} from './query-fields'

const visitors = createAddressDefiner('public')
const everybody = createAddressDefiner('open')
const customers = createAddressDefiner('signed-in')

/**
 * Query of the SMS code screens. `isReset`: the customer creates a new password after the code.
 * `redirectUrl`: where they continue after that. Source: ACC-16.
 */
const codeQuery = {
  isReset: flagParam('recuperar', '1'),
  redirectUrl: optionalParam(textParam('redirectUrl')),
}

/** Policy of the refinancing steps. No menu: the link may be for another customer. Source: REF-04. */
const refinancingStep = {
  capability: 'refinancing',
  menu: 'none',
  query: { hash: optionalParam(lenderTokenParam('hash')) },
  chunk: 'refinancing',
} as const

const ofCards = { capability: 'cards', chunk: 'cards' } as const

/** The policy that the addresses about automatic collection share. Source: COL-01, COL-03. */
const ofCollection = { capability: 'automaticCollection', chunk: 'collection' } as const

const ofCreditLine = { capability: 'revolvingLine', area: 'revolving-line', chunk: 'line' } as const

const ofQrPayment = { capability: 'qrPayment', area: 'revolving-line', chunk: 'qr-payment' } as const

/** The policy that the addresses for paying online share. Source: PAY-18. */
const onlineStep = { area: 'payment-steps', query: { externalId: textParam('id') } } as const

/**
 * All addresses of the portal with their access policies, in the order of the specification, which defines
 * their paths and queries.
 */
export const addresses = {
  splash: everybody('/splash', { chunk: 'arrival', menu: 'none' }),
  installApp: everybody('/instalar-app', { chunk: 'arrival', menu: 'none' }),
  introduction: visitors('/intro', { chunk: 'arrival', query: { step: optionalParam(numberParam('paso')) } }),
  /** The form for revoking a loan. Consumer law requires that it opens without login. Source: CAN-06. */
  revocation: everybody('/arrepentimiento', { query: { loan: optionalParam(textParam('prestamo')) } }),
  serviceCancellation: everybody('/baja'),
  /** Verifies a debt-free certificate: its signed text is the address's fragment. Source: DOC-04. */
  verification: everybody('/verificar', { menu: 'none', capability: 'debtFree', staysOpen: true }),
  main: visitors('/mi-cuenta', { query: { hasFailedToEnter: exactTextFlagParam('autologin', 'error') } }),
  dni: visitors('/validacion-dni'),
  identity: visitors('/validacion-cuit', { chunk: 'entry', loginScreen: 'identity-choice' }),
  login: visitors('/iniciar-sesion', { chunk: 'entry', loginScreen: 'password' }),
  smsCode: visitors('/validacion-celular', { chunk: 'entry', loginScreen: 'sms-code', query: codeQuery }),
  smsNotReceived: visitors('/sms-no-recibido', {
    chunk: 'entry',
    loginScreen: 'sms-not-received',
    query: codeQuery,
  }),
  /** The screen that says that visitors are not customers; opens without a DNI too. Source: ACC-34. */
  notACustomer: visitors('/no-activo', {
    chunk: 'entry',
    loginScreen: 'inactive',
    query: { saysNotACustomer: flagParam('no-cliente') },
  }),
  /**
   * The query names the customer who changes their phone number. The identity provider adds parameters to
   * the query, which `PhoneNumberChangeJourney` reads. Source: ACC-20.
   */
  phoneChange: everybody('/cambio-celular', {
    capability: 'phoneChange',
    query: {
      taxId: optionalParam(textParam('customerTaxId')),
      gender: optionalParam(textParam('gender')),
      fullName: optionalParam(textParam('fullname')),
      hash: optionalParam(lenderTokenParam('hash')),
    },
  }),
  cardUpdate: everybody('/actualizar-td', {
    menu: 'none',
    query: { link: optionalParam(lenderTokenParam('data')) },
  }),
  lostPhone: everybody('/perdi-mi-celular', { menu: 'none', capability: 'accountProtection' }),
  wiki: everybody('/wiki', { neededSetting: 'wiki' }),
  autoLogin: everybody('/autologin', {
    chunk: 'arrival',
    menu: 'none',
    query: { link: optionalParam(lenderTokenParam('data')) },
  }),
  pushOptIn: customers('/recibir-notificaciones'),
  password: customers('/generar-clave'),
  profile: customers('/mis-datos', { area: 'profile' }),
  loans: customers('/mis-prestamos', { chunk: 'loans', area: 'loans' }),
  loan: customers('/mis-prestamos/:idLoan', { chunk: 'loans', area: 'installments' }),
  allInstallments: customers('/mis-prestamos/:idLoan/ver-todas', { chunk: 'loans', area: 'installments' }),
  payInstallments: customers('/pagar-cuotas', { chunk: 'payment', area: 'pay-installment' }),
  sendReceipt: customers('/enviar-comprobante', {
    capability: 'receiptNotification',
    area: 'receipts',
  }),
  earlyCancellation: customers('/cancelacion-anticipada', {
    capability: 'earlyCancellation',
    area: 'early-cancellation',
    query: { idLoan: optionalParam(textParam('idLoan')) },
  }),
  debtFree: customers('/libre-deuda', { capability: 'debtFree', area: 'debt-free-certificate' }),
  couponBook: customers('/descargar-cuponera', {
    capability: 'couponBook',
    area: 'vouchers',
    query: { idLoan: optionalParam(textParam('idLoan')) },
  }),
  activateCollection: customers('/mis-prestamos/:idLoan/cobro-automatico', ofCollection),
  deactivateCollection: customers('/mis-prestamos/:idLoan/cobro-automatico/dejar', ofCollection),
  otherServices: customers('/otros-servicios', {
    chunk: 'offers',
    capability: 'otherServices',
    area: 'more-products',
  }),
  invoices: customers('/mis-facturas', { capability: 'invoices', area: 'bills' }),
  personalData: customers('/mis-datos-personales', { chunk: 'support', capability: 'claims' }),
  devices: customers('/mis-dispositivos', {
    chunk: 'protection',
    capability: 'accountProtection',
    area: 'profile',
  }),
  /** The screen for reporting a change of the account that the customer did not make. Source: ACC-41. */
  disown: customers('/no-fui-yo', {
    chunk: 'protection',
    capability: 'accountProtection',
    query: { change: optionalParam(textParam('cambio')) },
  }),
  /** The query says what the claim is about: a loan, for example. Source: SUP-05, SUP-06, ACC-41, COL-03. */
  claims: customers('/consultas', {
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
  home: customers('/inicio'),
  newHome: customers('/nueva-home'),
  logout: customers('/cerrar-sesion', { frame: 'public', staysOpen: true }),
  paymentStatus: customers('/estado-pago', {
    chunk: 'paying',
    staysOpen: true,
    query: {
      status: textParam('status'),
      externalId: textParam('id', 'external_reference'),
      key: optionalParam(textParam('pago')),
      amount: neverWrittenParam(pesosParam('amount')),
      transactionId: neverWrittenParam(textParam('transactionId')),
    },
  }),
  newLoan: customers('/nuevo-prestamo', {
    chunk: 'offers',
    capability: 'newLoan',
    area: 'new-loan',
    query: {
      product: optionalParam(numberParam('product')),
      subproduct: optionalParam(numberParam('subproduct')),
    },
  }),
  survey: customers('/encuesta', { chunk: 'support', capability: 'survey', area: 'survey' }),
  help: customers('/ayuda', { chunk: 'support', area: 'help' }),
  myPayments: customers('/mis-pagos', { area: 'my-payments' }),
  /** The receipt of a payment; the query's key has no details of it. Source: PAY-22, GEN-11. */
  paymentReceipt: customers('/mis-pagos/comprobante', {
    area: 'my-payments',
    query: { key: textParam('pago') },
  }),
  creditLineOffer: customers('/oferta-linea-revolvente', {
    chunk: 'line',
    capability: 'revolvingLine',
    area: 'revolving-offer',
  }),
  unlock: customers('/modo-desbloqueo', { capability: 'passkeys', area: 'unlock-registration' }),
  payInstallment: customers('/pagar-cuota', {
    chunk: 'payment',
    area: 'pay-installment',
    query: { externalId: optionalParam(textParam('externalId')), isAskedFor: flagParam('elegir') },
  }),
  paymentSummary: customers('/pagar-cuota/resumen', {
    chunk: 'payment',
    area: 'payment-steps',
    query: {
      externalId: textParam('externalId', 'id'),
      isByCard: exactTextFlagParam('medio', 'tarjeta'),
      /** Amount to pay by card; present if it is only a part of what is due. Source: PAY-24. */
      amount: optionalParam(pesosParam('importe')),
    },
  }),
  paymentBatch: customers('/pagar-cuota/juntas', { chunk: 'paying', area: 'payment-steps' }),
  paymentFinal: customers('/pagar-cuota/final', { chunk: 'paying', area: 'payment-steps' }),
  payOnline: customers('/pagar-cuota-online', { ...onlineStep, chunk: 'payment' }),
  howToPayOnline: customers('/como-pagar-cuota-online', { ...onlineStep, chunk: 'payment' }),
  payByDebitCard: customers('/pagar-cuota-td', { ...onlineStep, chunk: 'paying' }),
  payByWallet: customers('/pagar-cuota-mp', { ...onlineStep, chunk: 'paying' }),
  cards: customers('/mis-tarjetas', ofCards),
  cardDetail: customers('/mis-tarjetas/detalle', ofCards),
  cardLoans: customers('/mis-tarjetas/prestamos', ofCards),
  newCard: customers('/mis-tarjetas/nueva', ofCards),
  newCardSummary: customers('/mis-tarjetas/nueva/resumen', ofCards),
  newCardResult: customers('/mis-tarjetas/nueva/final', ofCards),
  cardReplacement: customers('/mis-tarjetas/reemplazar/detalle', ofCards),
  replacementChoice: customers('/mis-tarjetas/reemplazar', ofCards),
  replacementCard: customers('/mis-tarjetas/reemplazar/nueva', ofCards),
  replacementResult: customers('/mis-tarjetas/reemplazar/final', ofCards),
  noCards: customers('/mis-tarjetas/sin-tarjetas', ofCards),
  cardFailure: customers('/mis-tarjetas/error/fallo-consulta', ofCards),
  noCardLoans: customers('/mis-tarjetas/sin-prestamos', ofCards),
  cardNotReplaced: customers('/mis-tarjetas/error/fallo-reemplazo', ofCards),
  refinancing: everybody('/refinanciacion', refinancingStep),
  refinancingPlan: everybody('/refinanciacion/plan-cuotas', refinancingStep),
  refinancingSelfie: everybody('/refinanciacion/selfie', refinancingStep),
  refinancingCheck: everybody('/refinanciacion/biometria', refinancingStep),
  refinancingCard: everybody('/refinanciacion/forma-pago', refinancingStep),
  refinancingSummary: everybody('/refinanciacion/resumen', refinancingStep),
  refinancingResult: everybody('/refinanciacion/final', refinancingStep),
  qrPayment: customers('/pagar-qr', ofQrPayment),
  qrAmount: customers('/pagar-qr/seleccionar-monto', ofQrPayment),
  qrPlan: customers('/pagar-qr/plan-cuotas', ofQrPayment),
  qrVoucher: customers('/pagar-qr/comprobante', {
    ...ofQrPayment,
    query: { operationId: optionalParam(textParam('operationId')) },
  }),
  /** The identity provider adds parameters to this address, for `CreditLineIdentityCheck`. Source: REV-02. */
  creditLineRequest: customers('/linea-revolvente', {
    ...ofCreditLine,
    query: { step: optionalParam(textParam('paso')) },
  }),
  creditLineDetail: customers('/linea-revolvente-detalle', ofCreditLine),
  creditLineInstallments: customers('/linea-revolvente-detalle-cuotas', ofCreditLine),
  creditLineMovements: customers('/linea-revolvente-detalle-cargas', ofCreditLine),
  creditLineDismissal: customers('/linea-revolvente-cancelacion', ofCreditLine),
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

/** Query parameters that any address may have. Source: SES-02, SES-04. */
const commonFields = {
  redirectUrl: textParam('redirectUrl'),
  isExternalRequest: exactTextFlagParam('externalRequest', 'true'),
}

export function readCommonQueryParameters(place: PathAndQuery): AddressQueryValuesRead<typeof commonFields> {
  return parseAddressQuery(commonFields, place)
}
