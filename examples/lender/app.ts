import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context, type Next } from 'hono'
import { cors } from 'hono/cors'
import { charge, findCharge, paymentsOf } from './charges'
import { Query, type Database } from './database'
import { accountStatus, amountDue, dueLoanOf, dueLoansOf, listedLoans, type DueLoan } from './loans'
import { customerOf, logIn, logOut, refresh, type Customer } from './sessions'

interface Env {
  Bindings: HttpBindings
  Variables: { customer: Customer }
}

type Ask = Context<Env>

const byDni = new Query(
  "SELECT firstName || ' ' || surname AS fullname, taxId AS customerTaxId FROM customer WHERE dni = ?",
)
const lastLoan = new Query("SELECT 'ACT' AS status FROM loan WHERE taxId = ? ORDER BY startDate DESC")
const savedCards = new Query<{ readonly debitCardId: string }>(`
  SELECT debitCardId, '**** ' || lastDigits AS debitCardNumber, 'VISA' AS effectiveBrand, 12 AS expiryMonth,
    strftime('%Y') + 2 AS expiryYear
  FROM card WHERE taxId = ?`)

/** The lender's API, for the portal at that origin. What it does not offer it says with 501. */
export function lenderApp(database: Database, origin: string): Hono<Env> {
  const app = new Hono<Env>().basePath('/api')
  app.use(
    cors({
      origin,
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After'],
    }),
  )
  app.use(async (ask, next) => {
    await next()
    ask.header('Cache-Control', 'no-store')
  })
  app.onError((_, ask) => refusal(ask, 500, 'INTERNAL_ERROR', 'Algo falló. Probá de nuevo.'))
  openCalls(app, database)
  app.use(async (ask, next) => {
    const customer = customerOf(database, ask.req.header('Authorization'))
    if (!customer) return refusal(ask, 401, 'UNAUTHORIZED', 'Volvé a ingresar.')
    ask.set('customer', customer)
    return next()
  })
  accountCalls(app, database)
  paymentCalls(app, database)
  app.notFound(notOffered)
  return app
}

function refusal(
  ask: Context,
  status: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 501,
  code: string,
  message: string,
): Response {
  return ask.json({ code, message }, status)
}

const noLoan = (ask: Context) => refusal(ask, 404, 'LOAN_NOT_FOUND', 'No encontramos ese préstamo.')
const notOffered = (ask: Context) => refusal(ask, 501, 'NOT_OFFERED', 'Este prestamista no lo ofrece.')

/** Answers only the customer whose CUIT or customerId the path names. */
function own(answer: (taxId: string, ask: Ask) => object | undefined) {
  return (ask: Ask): Response => {
    const { taxId, customerId } = ask.get('customer')
    const isTheirs = taxId === ask.req.param('taxId') || customerId === ask.req.param('customerId')
    if (!isTheirs) return refusal(ask, 403, 'FORBIDDEN', 'No es tuyo.')
    const found = answer(taxId, ask)
    return found ? ask.json(found) : ask.body(null, 204)
  }
}

/** Answers only the customer whose loan the path names. */
function ofLoan(database: Database, answer: (loan: DueLoan) => object) {
  return (ask: Ask): Response => {
    const loan = dueLoanOf(database, ask.get('customer').taxId, ask.req.param('externalId') ?? '')
    return loan ? ask.json(answer(loan)) : noLoan(ask)
  }
}

/** A field of a JSON object, as text; empty if the body is anything else. */
async function sent(ask: Ask, name: string): Promise<string> {
  const body: unknown = await ask.req.json().catch(() => undefined)
  const value = new Map<string, unknown>(Object.entries(Object(body))).get(name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const lookUpsPerHour = 300

/** Counts requests by network address, so that a caller cannot try every DNI: after the limit 429, for an hour. */
function limited(): (ask: Ask, next: Next) => Promise<Response | void> {
  const counts = new Map<string, { times: number; until: number }>()
  return async (ask, next) => {
    const address = ask.env?.incoming?.socket.remoteAddress ?? ''
    const kept = counts.get(address)
    const count = kept && kept.until > Date.now() ? kept : { times: 0, until: Date.now() + 3_600_000 }
    counts.set(address, { ...count, times: count.times + 1 })
    if (count.times < lookUpsPerHour) return next()
    ask.header('Retry-After', String(Math.ceil((count.until - Date.now()) / 1000)))
    return refusal(ask, 429, 'TOO_MANY_ATTEMPTS', 'Esperá un rato y probá de nuevo.')
  }
}

/** Calls without a session: finding a person, and signing in. */
function openCalls(app: Hono<Env>, database: Database): void {
  app.get('/users/:dni{\\d{6,8}}', limited(), (ask) => {
    const people = byDni.all(database, ask.req.param('dni') ?? '')
    if (people.length > 0) return ask.json(people)
    return refusal(ask, 404, 'CUSTOMER_NOT_FOUND', 'No hay nadie con ese DNI.')
  })
  app.get('/users/:taxId/lastLoan', (ask) => {
    const loan = lastLoan.first(database, ask.req.param('taxId'))
    return loan ? ask.json(loan) : ask.body(null, 204)
  })
  app.get('/authenticate/:taxId/credentials', (ask) => ask.json({ hasCredentials: true }))
  app.post('/users/:taxId/login', async (ask) => {
    const customer = logIn(database, ask.req.param('taxId'), await sent(ask, 'password'))
    return customer
      ? ask.json(customer)
      : refusal(ask, 401, 'LOGIN_INVALID_USER_OR_PASSWORD', 'La contraseña no es correcta.')
  })
  app.post('/users/:taxId/refreshtoken', async (ask) => {
    const accessToken = refresh(database, ask.req.param('taxId'), await sent(ask, 'refreshToken'))
    return accessToken === undefined
      ? refusal(ask, 401, 'REFRESH_TOKEN_REFUSED', 'Volvé a ingresar.')
      : ask.json({ accessToken })
  })
  app.post('/users/logout', async (ask) => {
    logOut(database, await sent(ask, 'refreshToken'))
    ask.header('Clear-Site-Data', '"cache"')
    return ask.body(null, 204)
  })
  // Asked without a session, so that a 401 would not say that they are missing.
  for (const path of ['/protection/lost-phone', '/certificates/standing']) app.post(path, notOffered)
}

/** The calls of the home and of the loan screens. */
function accountCalls(app: Hono<Env>, database: Database): void {
  app.get('/customers/validateSession', (ask) => ask.body(null, 204))
  app.get(
    '/customers/:taxId/accountStatus',
    own((taxId) => accountStatus(database, taxId)),
  )
  app.get(
    '/users/:taxId/lastPendingLoan',
    own(() => undefined),
  )
  for (const path of ['prepaidBenefit', ':customerId/resolveNewLoanOfferAutomaticIfApplies'])
    app.get(`/customers/${path}`, (ask) => ask.body(null, 204))
  for (const path of ['getCustomBanner', 'notifications'])
    app.get(`/customers/${path}`, (ask) => ask.json([]))
  app.get(
    '/customers/:taxId/loans',
    own((taxId, ask) => listedLoans(database, taxId, ask.req.query('status'))),
  )
  app.get(
    '/customers/:taxId/loans/debt',
    own((taxId) => dueLoansOf(database, taxId).filter(({ isOverdue }) => isOverdue)),
  )
  app.get('/loans', (ask) => {
    const loans = dueLoansOf(database, ask.get('customer').taxId)
    return ask.json(loans.map((loanInfo) => ({ loanInfo, status: loanInfo.isOverdue ? 'DEBT' : 'TO_PAY' })))
  })
  app.get(
    '/loans/:externalId',
    ofLoan(database, (loan) => amountDue(database, loan)),
  )
  app.get(
    '/payments/info/:externalId',
    ofLoan(database, ({ totalAmount }) => ({ finalAmount: totalAmount })),
  )
  app.get(
    '/availablePaymentMethods/:externalId',
    ofLoan(database, () => [{ id: 'TD', description: 'Tarjeta de débito' }]),
  )
}

function paymentCalls(app: Hono<Env>, database: Database): void {
  app.get(
    '/debitCard/:taxId',
    own((taxId) => savedCards.all(database, taxId)),
  )
  for (const path of [':taxId/payments', 'paymentsDetails/:customerId'])
    app.get(
      `/customers/${path}`,
      own((taxId) => paymentsOf(database, taxId)),
    )
  app.post('/debitCard/installmentPaymentDebitCard/:externalId', async (ask) => {
    const { taxId } = ask.get('customer')
    const externalId = ask.req.param('externalId')
    const idempotencyKey = ask.req.header('Idempotency-Key') ?? ''
    const debitCardId = await sent(ask, 'debitCardId')
    const amount = Math.round(Number(await sent(ask, 'installmentAmount')) * 100)
    if (idempotencyKey === '' || !(amount > 0)) return refusal(ask, 400, 'INVALID_REQUEST', 'Faltan datos.')
    if (!dueLoanOf(database, taxId, externalId)) return noLoan(ask)
    const isSaved = savedCards.all(database, taxId).some((card) => card.debitCardId === debitCardId)
    if (!isSaved) return refusal(ask, 404, 'CARD_NOT_FOUND', 'No encontramos esa tarjeta.')
    const made = charge(database, { taxId, idempotencyKey, externalId, debitCardId, amount })
    if (made !== 'reused-key') return ask.json({ paymentSuccess: true, transactionId: made.transactionId })
    return refusal(ask, 409, 'IDEMPOTENCY_KEY_REUSED', 'Esa clave ya se usó para otro pago.')
  })
  app.get('/payments/status', (ask) => {
    const made = findCharge(database, ask.get('customer').taxId, ask.req.query('idempotencyKey') ?? '')
    if (!made) return ask.json({ status: 'NOT_FOUND' })
    return ask.json({ status: 'APPROVED', transactionId: made.transactionId })
  })
}
