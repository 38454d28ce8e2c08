import type { Cents } from '@/domain/shared/money'
import type { Capability } from '@/domain/session/capability'
import { addressFor, type AccessPolicy, type Location } from './address'
import { readQuery, type QueryRead } from './query'
import { count, flag, neverWritten, optional, pesos, oneOf, sealed, text } from './query-fields'

const visitors = addressFor('public')
const everybody = addressFor('open')
const customers = addressFor('signed-in')

/**
 * `isReset`: the customer creates a new password after the code. `redirectUrl`: where the customer continues
 * after that. Source: ACC-16.
 */
const codeQuery = { isReset: flag('recuperar', '1'), redirectUrl: optional(text('redirectUrl')) }

/** Without menu, because the signed-in customer may not be the one named by the link. Source: REF-04. */
const refinancingStep = {
  capability: 'refinancing',
  menu: 'none',
  query: { hash: optional(sealed('hash')) },
  chunk: 'refinancing',
} as const

const ofCards = { capability: 'cards', chunk: 'cards' } as const

/** Source: COL-01, COL-03. */
const ofCollection = { capability: 'automaticCollection', chunk: 'collection' } as const

const ofLine = { capability: 'revolvingLine', area: 'revolving-line', chunk: 'line' } as const

const ofQrPayment = { capability: 'qrPayment', area: 'revolving-line', chunk: 'qr-payment' } as const

/** The steps of paying online. Source: PAY-18. */
const onlineStep = { area: 'payment-steps', query: { externalId: text('id') } } as const

/**
 * Every address of the portal in the order of the specification, which also defines paths and queries, with
 * its access policy.
 */
export const addresses = {
  splash: everybody('/splash', { chunk: 'arrival', menu: 'none' }),
  installApp: everybody('/instalar-app', { chunk: 'arrival', menu: 'none' }),
  introduction: visitors('/intro', { chunk: 'arrival', query: { step: optional(count('paso')) } }),
  /** The requests that consumer law grants, without login. Source: CAN-06. */
  revocation: everybody('/arrepentimiento', { query: { loan: optional(text('prestamo')) } }),
  serviceCancellation: everybody('/baja'),
  /** Its fragment is the signed text of a debt-free certificate. Source: DOC-04. */
  verification: everybody('/verificar', { menu: 'none', capability: 'debtFree', staysOpen: true }),
  main: visitors('/mi-cuenta', { query: { hasFailedToEnter: oneOf('autologin', 'error') } }),
  dni: visitors('/validacion-dni'),
  identity: visitors('/validacion-cuit', { chunk: 'entry', entryScreen: 'identity-choice' }),
  login: visitors('/iniciar-sesion', { chunk: 'entry', entryScreen: 'password' }),
  smsCode: visitors('/validacion-celular', { chunk: 'entry', entryScreen: 'sms-code', query: codeQuery }),
  smsNotReceived: visitors('/sms-no-recibido', {
    chunk: 'entry',
    entryScreen: 'sms-not-received',
    query: codeQuery,
  }),
  /** The visitor may say that they are not a customer; no DNI is needed then. Source: ACC-34. */
  notACustomer: visitors('/no-activo', {
    chunk: 'entry',
    entryScreen: 'inactive',
    query: { saysNotACustomer: flag('no-cliente') },
  }),
  /**
   * The customer whose phone is changed. The identity provider adds parameters that `BeginPhoneChange`
   * reads. Source: ACC-20.
   */
  phoneChange: everybody('/cambio-celular', {
    capability: 'phoneChange',
    query: {
      taxId: optional(text('customerTaxId')),
      gender: optional(text('gender')),
      fullName: optional(text('fullname')),
      hash: optional(sealed('hash')),
    },
  }),
  cardUpdate: everybody('/actualizar-td', { menu: 'none', query: { link: optional(sealed('data')) } }),
  lostPhone: everybody('/perdi-mi-celular', { menu: 'none', capability: 'accountProtection' }),
  wiki: everybody('/wiki', { needs: 'wiki' }),
  autoLogin: everybody('/autologin', {
    chunk: 'arrival',
    menu: 'none',
    query: { link: optional(sealed('data')) },
  }),
  pushOptIn: customers('/recibir-notificaciones'),
  password: customers('/generar-clave'),
  profile: customers('/mis-datos', { area: 'profile' }),
  loans: customers('/mis-prestamos', { chunk: 'loans', area: 'loans' }),
  loan: customers('/mis-prestamos/:idLoan', { chunk: 'loans', area: 'installments' }),
  allInstallments: customers('/mis-prestamos/:idLoan/ver-todas', { chunk: 'loans', area: 'installments' }),
  payInstallments: customers('/pagar-cuotas', { chunk: 'payment', area: 'pay-installment' }),
  receiptNotification: customers('/enviar-comprobante', {
    capability: 'receiptNotification',
    area: 'receipts',
  }),
  earlyCancellation: customers('/cancelacion-anticipada', {
    capability: 'earlyCancellation',
    area: 'early-cancellation',
    query: { idLoan: optional(text('idLoan')) },
  }),
  debtFree: customers('/libre-deuda', { capability: 'debtFree', area: 'debt-free-certificate' }),
  couponBook: customers('/descargar-cuponera', {
    capability: 'couponBook',
    area: 'vouchers',
    query: { idLoan: optional(text('idLoan')) },
  }),
  joinCollection: customers('/mis-prestamos/:idLoan/cobro-automatico', ofCollection),
  leaveCollection: customers('/mis-prestamos/:idLoan/cobro-automatico/dejar', ofCollection),
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
  /** A change of the account that the customer did not make. Source: ACC-41. */
  disown: customers('/no-fui-yo', {
    chunk: 'protection',
    capability: 'accountProtection',
    query: { change: optional(text('cambio')) },
  }),
  /** The subject of the claim, such as a loan or a payment. Source: SUP-05, SUP-06, ACC-41, COL-03. */
  claims: customers('/consultas', {
    chunk: 'support',
    capability: 'claims',
    query: {
      externalId: optional(text('externalId')),
      paidOn: optional(text('fecha')),
      amount: optional(pesos('importe')),
      request: optional(text('pedido')),
      change: optional(text('cambio')),
      collectionId: optional(text('cobro')),
    },
  }),
  home: customers('/inicio'),
  newHome: customers('/nueva-home'),
  logout: customers('/cerrar-sesion', { frame: 'public', staysOpen: true }),
  paymentStatus: customers('/estado-pago', {
    chunk: 'paying',
    staysOpen: true,
    query: {
      status: text('status'),
      externalId: text('id', 'external_reference'),
      key: optional(text('pago')),
      amount: neverWritten(pesos('amount')),
      transactionId: neverWritten(text('transactionId')),
    },
  }),
  newLoan: customers('/nuevo-prestamo', {
    chunk: 'offers',
    capability: 'newLoan',
    area: 'new-loan',
    query: { product: optional(count('product')), subproduct: optional(count('subproduct')) },
  }),
  survey: customers('/encuesta', { chunk: 'support', capability: 'survey', area: 'survey' }),
  help: customers('/ayuda', { chunk: 'support', area: 'help' }),
  myPayments: customers('/mis-pagos', { area: 'my-payments' }),
  /** The key does not reveal anything about the payment. Source: PAY-22, GEN-11. */
  paymentReceipt: customers('/mis-pagos/comprobante', {
    area: 'my-payments',
    query: { key: text('pago') },
  }),
  lineOffer: customers('/oferta-linea-revolvente', {
    chunk: 'line',
    capability: 'revolvingLine',
    area: 'revolving-offer',
  }),
  unlock: customers('/modo-desbloqueo', { capability: 'passkeys', area: 'unlock-registration' }),
  payInstallment: customers('/pagar-cuota', {
    chunk: 'payment',
    area: 'pay-installment',
    query: { externalId: optional(text('externalId')), isAskedFor: flag('elegir') },
  }),
  paymentSummary: customers('/pagar-cuota/resumen', {
    chunk: 'payment',
    area: 'payment-steps',
    query: {
      externalId: text('externalId', 'id'),
      isByCard: oneOf('medio', 'tarjeta'),
      /** The part of what is due that is paid. Source: PAY-24. */
      amount: optional(pesos('importe')),
    },
  }),
  /** Several loans in one go. Source: PAY-25. */
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
    query: { operationId: optional(text('operationId')) },
  }),
  /** The identity provider adds parameters that `LineCheck` reads. Source: REV-02. */
  lineRequest: customers('/linea-revolvente', {
    ...ofLine,
    query: { step: optional(text('paso')) },
  }),
  lineDetail: customers('/linea-revolvente-detalle', ofLine),
  lineInstallments: customers('/linea-revolvente-detalle-cuotas', ofLine),
  lineMovements: customers('/linea-revolvente-detalle-cargas', ofLine),
  lineDismissal: customers('/linea-revolvente-cancelacion', ofLine),
} as const

export type AddressName = keyof typeof addresses

/** The chunks of code with several screens. */
export type ChunkName = Exclude<(typeof addresses)[AddressName]['chunk'], undefined>

/** The addresses whose screens a chunk has. */
export type NamesIn<Chunk extends ChunkName> = {
  [Name in AddressName]: Chunk extends (typeof addresses)[Name]['chunk'] ? Name : never
}[AddressName]

export const addressNames = Object.keys(addresses) as readonly AddressName[]

/** Returns the name of the address that a path belongs to. */
export function addressNameAt(path: string): AddressName | undefined {
  return addressNames.find((name) => addresses[name].fits(path))
}

/** Returns the capability that an address belongs to; undefined for none, and outside the portal. */
export function capabilityAt(to: string): Capability | undefined {
  const name = addressNameAt(to.split('?')[0] ?? '')
  const policy: AccessPolicy | undefined = name && addresses[name].policy
  return policy?.capability
}

/** Returns the address of a pay button: it pays that loan, or part of it, with the saved card used last. Source: PAY-21, PAY-24. */
export function paymentAddress(externalId: string, part?: Cents): string {
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

export function readCommonParameters(place: Location): QueryRead<typeof anywhere> {
  return readQuery(anywhere, place)
}
