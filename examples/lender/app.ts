import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context, type Next } from 'hono'
import { cors } from 'hono/cors'
import { matchedRoutes } from 'hono/route'
import { chargeOnce, findCharge, listPayments } from './card-charges'
import { Query, type Database } from './database'
import { accountStatus, amountDue, findLoan, listLoans, listPayableLoans, type PayableLoan } from './loans'
import { findSessionCustomer, logIn, logOut, refreshAccessToken, type Customer } from './sessions'

/** Types of the values that Hono gives to each handler. `customer` is the customer of the session. */
interface LenderEnv {
  Bindings: HttpBindings
  Variables: { customer: Customer }
}

type LenderContext = Context<LenderEnv>
type OwnerAnswer = (taxId: string, context: LenderContext) => object | undefined
type LoanAnswer = (loan: PayableLoan) => object
type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 429 | 500 | 501

const peopleByDniQuery = new Query(
  "SELECT firstName || ' ' || surname AS fullname, taxId AS customerTaxId FROM customer WHERE dni = ?",
)
const lastLoanQuery = new Query("SELECT 'ACT' AS status FROM loan WHERE taxId = ? ORDER BY startDate DESC")
const cardsQuery = new Query<{ readonly debitCardId: string }>(`
  SELECT debitCardId, '**** ' || lastDigits AS debitCardNumber, 'VISA' AS effectiveBrand, 12 AS expiryMonth,
    strftime('%Y') + 2 AS expiryYear
  FROM card WHERE taxId = ?`)

/** Returns the server of the lender API. In a browser, only pages of `portalOrigin` may call it. */
export function createLenderApp(database: Database, portalOrigin: string): Hono<LenderEnv> {
  const app = new Hono<LenderEnv>().basePath('/api')
  app.use(
    cors({
      origin: portalOrigin,
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After'],
    }),
  )
  app.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  app.onError((_, context) => refuse(context, 500, 'INTERNAL_ERROR', 'Algo falló. Probá de nuevo.'))
  addCallsWithoutSession(app, database)
  app.use(async (context, next) => {
    // A 401 would not say that the lender does not offer the call. Middleware has the method ALL.
    if (matchedRoutes(context).every(({ method }) => method === 'ALL')) return refuseNotOffered(context)
    const customer = findSessionCustomer(database, context.req.header('Authorization'))
    if (!customer) return refuse(context, 401, 'UNAUTHORIZED', 'Volvé a ingresar.')
    context.set('customer', customer)
    return next()
  })
  addAccountCalls(app, database)
  addPaymentCalls(app, database)
  return app
}

function refuse(context: Context, status: RefusalStatus, code: string, message: string): Response {
  return context.json({ code, message }, status)
}

const refuseUnknownLoan = (context: Context) =>
  refuse(context, 404, 'LOAN_NOT_FOUND', 'No encontramos ese préstamo.')
const refuseNotOffered = (context: Context) =>
  refuse(context, 501, 'NOT_OFFERED', 'Este prestamista no lo ofrece.')

/** Returns a handler that refuses with 403 if the CUIT or customer ID in the path is not that of the session. */
function createOwnerHandler(answer: OwnerAnswer) {
  return (context: LenderContext): Response => {
    const { taxId, customerId } = context.get('customer')
    const isOwner = taxId === context.req.param('taxId') || customerId === context.req.param('customerId')
    if (!isOwner) return refuse(context, 403, 'FORBIDDEN', 'No es tuyo.')
    const found = answer(taxId, context)
    return found ? context.json(found) : context.body(null, 204)
  }
}

/** Returns a handler for the loan that the path names. It refuses with 404 if the customer has no such loan. */
function createLoanHandler(database: Database, answer: LoanAnswer) {
  return (context: LenderContext): Response => {
    const loan = findLoan(database, context.get('customer').taxId, context.req.param('externalId') ?? '')
    return loan ? context.json(answer(loan)) : refuseUnknownLoan(context)
  }
}

/** Returns a text or number of the JSON object in the request's body, as a text; empty if it is missing. */
async function readBodyField(context: LenderContext, name: string): Promise<string> {
  const body: unknown = await context.req.json().catch(() => undefined)
  const value = new Map<string, unknown>(Object.entries(Object(body))).get(name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const dniSearchesPerHour = 300
const hourMilliseconds = 3_600_000

/** Returns middleware that limits the requests of an IP address, so that no caller can try every DNI. */
function createDniSearchLimiter(): (context: LenderContext, next: Next) => Promise<Response | void> {
  const requestCounters = new Map<string, { count: number; endsAt: number }>()
  return async (context, next) => {
    const ipAddress = context.env?.incoming?.socket.remoteAddress ?? ''
    const stored = requestCounters.get(ipAddress)
    const now = Date.now()
    const counter = stored && stored.endsAt > now ? stored : { count: 0, endsAt: now + hourMilliseconds }
    requestCounters.set(ipAddress, { ...counter, count: counter.count + 1 })
    if (counter.count < dniSearchesPerHour) return next()
    context.header('Retry-After', String(Math.ceil((counter.endsAt - now) / 1000)))
    return refuse(context, 429, 'TOO_MANY_ATTEMPTS', 'Esperá un rato y probá de nuevo.')
  }
}

/** Adds the calls that need no session: the search by DNI, the login, the token refresh and the logout. */
function addCallsWithoutSession(app: Hono<LenderEnv>, database: Database): void {
  app.get('/users/:dni{\\d{6,8}}', createDniSearchLimiter(), (context) => {
    const people = peopleByDniQuery.findAll(database, context.req.param('dni') ?? '')
    if (people.length > 0) return context.json(people)
    return refuse(context, 404, 'CUSTOMER_NOT_FOUND', 'No hay nadie con ese DNI.')
  })
  app.get('/users/:taxId/lastLoan', (context) => {
    const loan = lastLoanQuery.findFirst(database, context.req.param('taxId'))
    return loan ? context.json(loan) : context.body(null, 204)
  })
  app.get('/authenticate/:taxId/credentials', (context) => context.json({ hasCredentials: true }))
  app.post('/users/:taxId/login', async (context) => {
    const login = logIn(database, context.req.param('taxId'), await readBodyField(context, 'password'))
    if (login) return context.json(login)
    return refuse(context, 401, 'LOGIN_INVALID_USER_OR_PASSWORD', 'La contraseña no es correcta.')
  })
  app.post('/users/:taxId/refreshtoken', async (context) => {
    const refreshToken = await readBodyField(context, 'refreshToken')
    const accessToken = refreshAccessToken(database, context.req.param('taxId'), refreshToken)
    if (accessToken !== undefined) return context.json({ accessToken })
    return refuse(context, 401, 'REFRESH_TOKEN_REFUSED', 'Volvé a ingresar.')
  })
  app.post('/users/logout', async (context) => {
    logOut(database, await readBodyField(context, 'refreshToken'))
    context.header('Clear-Site-Data', '"cache"')
    return context.body(null, 204)
  })
}

/** Adds the calls that answer the customer's account, loans, saved cards and payments. */
function addAccountCalls(app: Hono<LenderEnv>, database: Database): void {
  const addOwnerCall = (path: string, answer: OwnerAnswer) => app.get(path, createOwnerHandler(answer))
  const addLoanCall = (path: string, answer: LoanAnswer) => app.get(path, createLoanHandler(database, answer))
  app.get('/customers/validateSession', (context) => context.body(null, 204))
  addOwnerCall('/customers/:taxId/accountStatus', (taxId) => accountStatus(database, taxId))
  addOwnerCall('/users/:taxId/lastPendingLoan', () => undefined)
  for (const path of ['prepaidBenefit', ':customerId/resolveNewLoanOfferAutomaticIfApplies'])
    app.get(`/customers/${path}`, (context) => context.body(null, 204))
  for (const path of ['getCustomBanner', 'notifications'])
    app.get(`/customers/${path}`, (context) => context.json([]))
  addOwnerCall('/customers/:taxId/loans', (taxId, { req }) => listLoans(database, taxId, req.query('status')))
  addOwnerCall('/customers/:taxId/loans/debt', (taxId) =>
    listPayableLoans(database, taxId).filter(({ isOverdue }) => isOverdue),
  )
  app.get('/loans', (context) => {
    const loans = listPayableLoans(database, context.get('customer').taxId)
    const answer = loans.map((loanInfo) => ({ loanInfo, status: loanInfo.isOverdue ? 'DEBT' : 'TO_PAY' }))
    return context.json(answer)
  })
  addLoanCall('/loans/:externalId', (loan) => amountDue(database, loan))
  addLoanCall('/payments/info/:externalId', ({ totalAmount }) => ({ finalAmount: totalAmount }))
  addLoanCall('/availablePaymentMethods/:externalId', () => [{ id: 'TD', description: 'Tarjeta de débito' }])
  addOwnerCall('/debitCard/:taxId', (taxId) => cardsQuery.findAll(database, taxId))
  for (const path of [':taxId/payments', 'paymentsDetails/:customerId'])
    addOwnerCall(`/customers/${path}`, (taxId) => listPayments(database, taxId))
}

/** Adds the call that pays an installment with a saved card, and the call that answers the status of a payment. */
function addPaymentCalls(app: Hono<LenderEnv>, database: Database): void {
  app.post('/debitCard/installmentPaymentDebitCard/:externalId', async (context) => {
    const { taxId } = context.get('customer')
    const externalId = context.req.param('externalId')
    const idempotencyKey = context.req.header('Idempotency-Key') ?? ''
    const debitCardId = await readBodyField(context, 'debitCardId')
    const amountCents = Math.round(Number(await readBodyField(context, 'installmentAmount')) * 100)
    if (idempotencyKey === '' || !(amountCents > 0))
      return refuse(context, 400, 'INVALID_REQUEST', 'Faltan datos.')
    if (!findLoan(database, taxId, externalId)) return refuseUnknownLoan(context)
    const cards = cardsQuery.findAll(database, taxId)
    const isCardSaved = cards.some((card) => card.debitCardId === debitCardId)
    if (!isCardSaved) return refuse(context, 404, 'CARD_NOT_FOUND', 'No encontramos esa tarjeta.')
    const charge = chargeOnce(database, { taxId, idempotencyKey, externalId, debitCardId, amountCents })
    if (charge !== 'reused-key')
      return context.json({ paymentSuccess: true, transactionId: charge.transactionId })
    return refuse(context, 409, 'IDEMPOTENCY_KEY_REUSED', 'Esa clave ya se usó para otro pago.')
  })
  app.get('/payments/status', (context) => {
    const idempotencyKey = context.req.query('idempotencyKey') ?? ''
    const charge = findCharge(database, context.get('customer').taxId, idempotencyKey)
    if (!charge) return context.json({ status: 'NOT_FOUND' })
    return context.json({ status: 'APPROVED', transactionId: charge.transactionId })
  })
}
