import { openApiOperationIdOfCall } from './operation-ids'

/**
 * An OpenAPI link: an API call that follows another call, and the values of the earlier request or
 * answer that it uses.
 */
interface Link {
  readonly to: string
  readonly description: string
  /**
   * Values of the target call's parameters, as OpenAPI expressions such as `$response.body#/customerTaxId`,
   * by the parameter's name in the OpenAPI document.
   */
  readonly parameters?: Readonly<Record<string, string>>
  readonly requestBody?: Readonly<Record<string, string>>
}

const linksAfterLogin: Readonly<Record<string, Link>> = {
  situacion: {
    to: 'session.accountStatus',
    description: 'Apenas ingresa, el portal lee la situación del cliente.',
    parameters: { taxId: '$response.body#/customerTaxId' },
  },
  renovar: {
    to: 'session.refreshToken',
    description: 'Cuando el accessToken vence, se renueva con el refreshToken.',
    parameters: { customerTaxId: '$response.body#/customerTaxId' },
    requestBody: { refreshToken: '$response.body#/refreshToken' },
  },
  salir: {
    to: 'session.logOut',
    description: 'Salir anula el refreshToken.',
    requestBody: { refreshToken: '$response.body#/refreshToken' },
  },
  prestamos: {
    to: 'loans.listLoans',
    description: 'El inicio lee los préstamos.',
    parameters: { taxId: '$response.body#/customerTaxId' },
  },
}

const paymentStatusLinks: Readonly<Record<string, Link>> = {
  estado: {
    to: 'payments.paymentStatus',
    description: 'Si la respuesta no llega, se pregunta por la misma clave en qué terminó.',
    parameters: { idempotencyKey: '$request.header.Idempotency-Key' },
  },
}

const orderStatusLinks: Readonly<Record<string, Link>> = {
  estado: {
    to: 'orders.statusWithoutSession',
    description: 'Si la respuesta no llega, se pregunta por la misma clave en qué terminó.',
    parameters: {
      customerTaxId: '$request.path.customerTaxId',
      idempotencyKey: '$request.header.Idempotency-Key',
    },
  },
}

const buildLoanCostLinks = (parameters: Link['parameters'] = { loanId: '$response.body#/loanId' }) => ({
  costo: { to: 'loan-cost.costDetail', description: 'Lo que cuesta el préstamo creado.', parameters },
  terminos: { to: 'loan-cost.agreement', description: 'Los términos del préstamo creado.', parameters },
})

const linksByCall: Readonly<Record<string, Readonly<Record<string, Link>>>> = {
  'access.findPeople': {
    credenciales: {
      to: 'access.findCredentials',
      description: 'Elegida la persona, se mira si tiene contraseña.',
      parameters: { taxId: '$response.body#/0/customerTaxId' },
    },
  },
  'access.sendCode': {
    ingresar: {
      to: 'access.authenticateWithCode',
      description: 'Con el código que llegó se ingresa.',
      parameters: { taxId: '$request.path.taxId' },
    },
  },
  'access.authenticateWithCode': linksAfterLogin,
  'access.logInWithPassword': linksAfterLogin,
  'passkeys.authenticate': linksAfterLogin,
  'auto-login.enterWithLink': linksAfterLogin,
  'payments.listPayableLoans': {
    deuda: {
      to: 'payments.amountDue',
      description: 'Elegido el préstamo, lo que hay para pagar.',
      parameters: { externalId: '$response.body#/0/loanInfo/externalId' },
    },
  },
  'payments.amountDue': {
    medios: {
      to: 'payments.paymentMethods',
      description: 'Con qué se puede pagar ese préstamo.',
      parameters: { externalId: '$request.path.externalId' },
    },
  },
  'payments.payWithSavedCard': paymentStatusLinks,
  'payments.payWithNewCard': paymentStatusLinks,
  'cards.addCard': paymentStatusLinks,
  'cards.replaceByExisting': paymentStatusLinks,
  'cards.replaceByNew': paymentStatusLinks,
  'qr-payment.pay': {
    ...paymentStatusLinks,
    comprobante: {
      to: 'qr-payment.findOperation',
      description: 'Los datos del comprobante.',
      parameters: { operationId: '$response.body#/operationId' },
    },
  },
  'revolving-line.createLoan': { ...paymentStatusLinks, ...buildLoanCostLinks() },
  'refinancing.createLoan': { ...buildLoanCostLinks(), ...orderStatusLinks },
  'refinancing.payDownPayment': orderStatusLinks,
  'offers.startOffer': {
    oferta: {
      to: 'offers.findOffer',
      description: 'La oferta se resuelve con su hashKey.',
      parameters: { hashKey: '$response.body#/hashKey' },
    },
  },
  'cards.listCards': {
    prestamos: {
      to: 'cards.listLinkedLoans',
      description: 'Los préstamos que se pagan con esa tarjeta.',
      parameters: { cardId: '$response.body#/0/cardId' },
    },
  },
  'invoices.listInvoices': {
    factura: {
      to: 'invoices.invoice',
      description: 'El archivo de una factura.',
      parameters: {
        customerId: '$request.path.customerId',
        paymentNumber: '$response.body#/0/paymentNumber',
      },
    },
  },
  'home.listNotifications': {
    visto: {
      to: 'home.markNotificationSeen',
      description: 'Al cerrarlo, el aviso se marca como visto.',
      parameters: { notificationId: '$response.body#/0/id' },
    },
  },
  'profile.listStates': {
    partidos: {
      to: 'profile.listDistricts',
      description: 'Los partidos de la provincia elegida.',
      parameters: { stateId: '$response.body#/0/id' },
    },
    localidades: {
      to: 'profile.listCities',
      description: 'Las localidades de la provincia elegida.',
      parameters: { stateId: '$response.body#/0/id' },
    },
  },
}

/**
 * Returns the OpenAPI links of an API call. A link names another call that can follow, and the values that
 * this other call takes from the request or answer of the given call. Undefined if the call has no links.
 */
export function openApiLinksOfCall(call: string): Readonly<Record<string, unknown>> | undefined {
  const links = linksByCall[call]
  if (!links) return undefined
  return Object.fromEntries(
    Object.entries(links).map(([name, { to, ...link }]) => [
      name,
      { operationId: openApiOperationIdOfCall(to), ...link },
    ]),
  )
}

/**
 * Returns the names of the API calls that have an OpenAPI link to another call, and of the calls to
 * which such a link leads.
 */
export function namesOfCallsWithOpenApiLinks(): readonly string[] {
  return Object.entries(linksByCall).flatMap(([from, links]) => [
    from,
    ...Object.values(links).map(({ to }) => to),
  ])
}
