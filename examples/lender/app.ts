import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { charge, findCharge, paymentsOf } from './charges'
import { Query, type Database } from './database'
import {
  dueOf,
  hasDebt,
  left,
  listedLoan,
  loanInfo,
  loansOf,
  overdueOf,
  ownLoan,
  pesos,
  punitive,
} from './loans'
import { customerOf, logIn, logOut, refresh, type Customer } from './sessions'

interface Env {
  Bindings: HttpBindings
  Variables: { customer: Customer }
}

type Ask = Context<Env>

const byDni = new Query<Customer>('SELECT * FROM customer WHERE dni = ?')
const lastLoan = new Query<{ readonly loanId: string; readonly externalId: string }>(
  'SELECT loanId, externalId FROM loan WHERE taxId = ? ORDER BY startDate DESC',
)
const savedCards = new Query<{ readonly debitCardId: string; readonly lastDigits: string }>(
  'SELECT * FROM card WHERE taxId = ?',
)

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
  loanCalls(app, database)
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

const notOffered = (ask: Context) => refusal(ask, 501, 'NOT_OFFERED', 'Este prestamista no lo ofrece.')
const notYours = (ask: Ask) => refusal(ask, 403, 'FORBIDDEN', 'No es tuyo.')
const noLoan = (ask: Ask) => refusal(ask, 404, 'LOAN_NOT_FOUND', 'No encontramos ese préstamo.')

/** The fields of a JSON object; none if the body is anything else. */
async function fieldsOf(ask: Ask): Promise<ReadonlyMap<string, unknown>> {
  const body: unknown = await ask.req.json().catch(() => undefined)
  return new Map(
    typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : [],
  )
}

const lookUpsPerHour = 300

/** Counts who asks by DNI, so that nobody tries them all: from then on 429, for an hour. */
function limited(): (ask: Ask, next: () => Promise<void>) => Promise<Response | void> {
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

/** Without a session: who somebody is, and signing in. */
function openCalls(app: Hono<Env>, database: Database): void {
  app.get('/users/:dni{\\d{6,8}}', limited(), (ask) => {
    const people = byDni.all(database, ask.req.param('dni') ?? '')
    if (people.length === 0) return refusal(ask, 404, 'CUSTOMER_NOT_FOUND', 'No hay nadie con ese DNI.')
    return ask.json(
      people.map(({ taxId, firstName, surname }) => ({
        fullname: `${firstName} ${surname}`,
        customerTaxId: taxId,
      })),
    )
  })
  app.get('/users/:taxId/lastLoan', (ask) => {
    const loan = lastLoan.first(database, ask.req.param('taxId'))
    return loan ? ask.json({ ...loan, status: 'ACT' }) : ask.body(null, 204)
  })
  app.get('/authenticate/:taxId/credentials', (ask) => ask.json({ hasCredentials: true }))
  app.post('/users/:taxId/login', async (ask) => {
    const password = (await fieldsOf(ask)).get('password')
    const customer = logIn(database, ask.req.param('taxId'), String(password))
    return customer
      ? ask.json(customer)
      : refusal(ask, 401, 'LOGIN_INVALID_USER_OR_PASSWORD', 'La contraseña no es correcta.')
  })
  app.post('/users/:taxId/refreshtoken', async (ask) => {
    const token = refresh(database, ask.req.param('taxId'), String((await fieldsOf(ask)).get('refreshToken')))
    return token === undefined
      ? refusal(ask, 401, 'REFRESH_TOKEN_REFUSED', 'Volvé a ingresar.')
      : ask.json({ accessToken: token })
  })
  app.post('/users/logout', async (ask) => {
    logOut(database, String((await fieldsOf(ask)).get('refreshToken')))
    ask.header('Clear-Site-Data', '"cache"')
    return ask.body(null, 204)
  })
  // Asked without a session, so that a 401 would not say that they are missing.
  for (const path of ['/protection/lost-phone', '/certificates/standing']) app.post(path, notOffered)
}

/** What home asks beside the loans. */
function accountCalls(app: Hono<Env>, database: Database): void {
  app.get('/customers/validateSession', (ask) => ask.body(null, 204))
  app.get('/customers/:taxId/accountStatus', (ask) => {
    const { taxId } = ask.get('customer')
    if (ask.req.param('taxId') !== taxId) return notYours(ask)
    const overdue = overdueOf(database, taxId)
    const installments = overdue.reduce((sum, each) => sum + left(each), 0)
    const punitives = overdue.reduce((sum, each) => sum + punitive(each), 0)
    return ask.json({
      customerIsUpToDate: overdue.length === 0,
      totalInstallmentDebt: pesos(installments),
      totalPunitiveDebt: pesos(punitives),
      totalDebt: pesos(installments + punitives),
    })
  })
  for (const path of ['prepaidBenefit', ':customerId/resolveNewLoanOfferAutomaticIfApplies'])
    app.get(`/customers/${path}`, (ask) => ask.body(null, 204))
  for (const path of ['getCustomBanner', 'notifications'])
    app.get(`/customers/${path}`, (ask) => ask.json([]))
  app.get('/users/:taxId/lastPendingLoan', (ask) =>
    ask.req.param('taxId') === ask.get('customer').taxId ? ask.body(null, 204) : notYours(ask),
  )
}

function loanCalls(app: Hono<Env>, database: Database): void {
  app.get('/customers/:taxId/loans', (ask) => {
    const { taxId } = ask.get('customer')
    if (ask.req.param('taxId') !== taxId) return notYours(ask)
    const isFinished = ask.req.query('status') === 'FINISHED'
    return ask.json(loansOf(database, taxId, isFinished).map((loan) => listedLoan(database, loan)))
  })
  app.get('/customers/:taxId/loans/debt', (ask) => {
    const { taxId } = ask.get('customer')
    if (ask.req.param('taxId') !== taxId) return notYours(ask)
    const indebted = loansOf(database, taxId, false).filter((loan) => hasDebt(database, loan))
    return ask.json(indebted.map(({ loanId }) => ({ loanId })))
  })
  app.get('/customers/paymentsDetails/:customerId', (ask) => {
    const { taxId, customerId } = ask.get('customer')
    return ask.req.param('customerId') === customerId ? ask.json(paymentsOf(database, taxId)) : notYours(ask)
  })
  app.get('/loans', (ask) => {
    const loans = loansOf(database, ask.get('customer').taxId, false)
    return ask.json(
      loans.map((loan) => ({
        loanInfo: loanInfo(database, loan),
        status: hasDebt(database, loan) ? 'DEBT' : 'TO_PAY',
      })),
    )
  })
  app.get('/loans/:externalId', (ask) => {
    const loan = ownLoan(database, ask.get('customer').taxId, ask.req.param('externalId'))
    if (!loan) return noLoan(ask)
    const installments = dueOf(database, loan.externalId).map((each) => ({
      installmentNumber: each.number,
      installmentAmount: pesos(left(each)),
      installmentPunitive: pesos(punitive(each)),
      vto: each.dueDate,
    }))
    return ask.json({ loanInfo: loanInfo(database, loan), installments })
  })
}

function paymentCalls(app: Hono<Env>, database: Database): void {
  app.get('/availablePaymentMethods/:externalId', (ask) => {
    const loan = ownLoan(database, ask.get('customer').taxId, ask.req.param('externalId'))
    return loan ? ask.json([{ id: 'TD', description: 'Tarjeta de débito' }]) : noLoan(ask)
  })
  app.get('/debitCard/:taxId', (ask) => {
    const { taxId } = ask.get('customer')
    if (ask.req.param('taxId') !== taxId) return notYours(ask)
    const cards = savedCards.all(database, taxId)
    return ask.json(
      cards.map(({ debitCardId, lastDigits }) => ({
        debitCardId,
        debitCardNumber: `**** ${lastDigits}`,
        effectiveBrand: 'VISA',
        expiryMonth: 12,
        expiryYear: new Date().getFullYear() + 2,
      })),
    )
  })
  app.post('/debitCard/installmentPaymentDebitCard/:externalId', async (ask) => {
    const { taxId } = ask.get('customer')
    const idempotencyKey = ask.req.header('Idempotency-Key') ?? ''
    const fields = await fieldsOf(ask)
    const [debitCardId, amount] = [String(fields.get('debitCardId')), Number(fields.get('installmentAmount'))]
    if (idempotencyKey === '' || !(amount > 0)) return refusal(ask, 400, 'INVALID_REQUEST', 'Faltan datos.')
    const loan = ownLoan(database, taxId, ask.req.param('externalId'))
    if (!loan) return noLoan(ask)
    const card = savedCards.all(database, taxId).find((each) => each.debitCardId === debitCardId)
    if (!card) return refusal(ask, 404, 'CARD_NOT_FOUND', 'No encontramos esa tarjeta.')
    const { externalId } = loan
    const made = charge(database, {
      taxId,
      idempotencyKey,
      externalId,
      debitCardId,
      amount: Math.round(amount * 100),
    })
    if (made === 'reused-key')
      return refusal(ask, 409, 'IDEMPOTENCY_KEY_REUSED', 'Esa clave ya se usó para otro pago.')
    return ask.json({ paymentSuccess: true, transactionId: made.transactionId })
  })
  app.get('/payments/status', (ask) => {
    const made = findCharge(database, ask.get('customer').taxId, ask.req.query('idempotencyKey') ?? '')
    return ask.json(
      made ? { status: 'APPROVED', transactionId: made.transactionId } : { status: 'NOT_FOUND' },
    )
  })
  app.get('/payments/info/:externalId', (ask) => {
    const loan = ownLoan(database, ask.get('customer').taxId, ask.req.param('externalId'))
    return loan ? ask.json({ finalAmount: loanInfo(database, loan).totalAmount }) : noLoan(ask)
  })
  app.get('/customers/:taxId/payments', (ask) => {
    const { taxId } = ask.get('customer')
    return ask.req.param('taxId') === taxId ? ask.json(paymentsOf(database, taxId)) : notYours(ask)
  })
}
