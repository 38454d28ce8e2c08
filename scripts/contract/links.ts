import { openApiOperationIdOfCall } from './operation-ids'

/**
 * An OpenAPI link: an API call that follows another call, and the values of the earlier request or
 * answer that it uses.
 */
interface Link {
  readonly targetCallName: string
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
    targetCallName: 'session.accountStatus',
    description: 'Apenas ingresa, el portal lee la situación del cliente.',
    parameters: { taxId: '$response.body#/customerTaxId' },
  },
  renovar: {
    targetCallName: 'session.refreshToken',
    description: 'Cuando el accessToken vence, se renueva con el refreshToken.',
    parameters: { customerTaxId: '$response.body#/customerTaxId' },
    requestBody: { refreshToken: '$response.body#/refreshToken' },
  },
  salir: {
    targetCallName: 'session.logOut',
    description: 'Salir anula el refreshToken.',
    requestBody: { refreshToken: '$response.body#/refreshToken' },
  },
  prestamos: {
    targetCallName: 'loans.listLoans',
    description: 'El inicio lee los préstamos.',
    parameters: { taxId: '$response.body#/customerTaxId' },
  },
}

const paymentStatusLinks: Readonly<Record<string, Link>> = {
  estado: {
    targetCallName: 'payments.paymentStatus',
    description: 'Si la respuesta no llega, se pregunta por la misma clave en qué terminó.',
    parameters: { idempotencyKey: '$request.header.Idempotency-Key' },
  },
}

const orderStatusLinks: Readonly<Record<string, Link>> = {
  estado: {
    targetCallName: 'orders.statusWithoutSession',
    description: 'Si la respuesta no llega, se pregunta por la misma clave en qué terminó.',
    parameters: {
      customerTaxId: '$request.path.customerTaxId',
      idempotencyKey: '$request.header.Idempotency-Key',
    },
  },
}

const buildLoanCostLinks = (parameters: Link['parameters'] = { loanId: '$response.body#/loanId' }) => ({
  costo: {
    targetCallName: 'loan-cost.costDetail',
    description: 'Lo que cuesta el préstamo creado.',
    parameters,
  },
  terminos: {
    targetCallName: 'loan-cost.agreement',
    description: 'Los términos del préstamo creado.',
    parameters,
  },
})

const linksByCall: Readonly<Record<string, Readonly<Record<string, Link>>>> = {
  'access.findPeople': {
    credenciales: {
      targetCallName: 'access.findCredentials',
      description: 'Elegida la persona, se mira si tiene contraseña.',
      parameters: { taxId: '$response.body#/0/customerTaxId' },
    },
  },
  'access.sendCode': {
    ingresar: {
      targetCallName: 'access.authenticateWithCode',
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
      targetCallName: 'payments.amountDue',
      description: 'Elegido el préstamo, lo que hay para pagar.',
      parameters: { externalId: '$response.body#/0/loanInfo/externalId' },
    },
  },
  'payments.amountDue': {
    medios: {
      targetCallName: 'payments.paymentMethods',
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
      targetCallName: 'qr-payment.findOperation',
      description: 'Los datos del comprobante.',
      parameters: { operationId: '$response.body#/operationId' },
    },
  },
  'revolving-line.createLoan': { ...paymentStatusLinks, ...buildLoanCostLinks() },
  'refinancing.createLoan': { ...buildLoanCostLinks(), ...orderStatusLinks },
  'refinancing.payDownPayment': orderStatusLinks,
  'offers.startOffer': {
    oferta: {
      targetCallName: 'offers.findOffer',
      description: 'La oferta se resuelve con su hashKey.',
      parameters: { hashKey: '$response.body#/hashKey' },
    },
  },
  'cards.listCards': {
    prestamos: {
      targetCallName: 'cards.listLinkedLoans',
      description: 'Los préstamos que se pagan con esa tarjeta.',
      parameters: { cardId: '$response.body#/0/cardId' },
    },
  },
  'invoices.listInvoices': {
    factura: {
      targetCallName: 'invoices.invoice',
      description: 'El archivo de una factura.',
      parameters: {
        customerId: '$request.path.customerId',
        paymentNumber: '$response.body#/0/paymentNumber',
      },
    },
  },
  'home.listNotifications': {
    visto: {
      targetCallName: 'home.markNotificationSeen',
      description: 'Al cerrarlo, el aviso se marca como visto.',
      parameters: { notificationId: '$response.body#/0/id' },
    },
  },
  'profile.listStates': {
    partidos: {
      targetCallName: 'profile.listDistricts',
      description: 'Los partidos de la provincia elegida.',
      parameters: { stateId: '$response.body#/0/id' },
    },
    localidades: {
      targetCallName: 'profile.listCities',
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
    Object.entries(links).map(([name, { targetCallName, ...link }]) => [
      name,
      { operationId: openApiOperationIdOfCall(targetCallName), ...link },
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
    ...Object.values(links).map(({ targetCallName }) => targetCallName),
  ])
}
