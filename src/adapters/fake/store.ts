import { createServer, Model } from 'miragejs'
import type { Db } from 'miragejs/db'
import type {
  BankAccountCheckRecord,
  CollectionActivationRecord,
  AutomaticCollectionRecord,
} from './automatic-collection/collection-records'
import { DemoDataChangeLog, type DemoDataChangeLogStorage } from './change-log'
import { MirageInterceptor, type MirageHandler, type MirageHttpVerb } from './mirage-interceptor'
import { personas } from './personas/personas'
import type { Persona } from './personas/persona'
import type {
  PasskeyChallengeRecord,
  CardChargeRecord,
  ClaimRecord,
  SmsCodeRecord,
  ConsumerRequestRecord,
  CustomerRecord,
  IdentityCheckRecord,
  LoanRecord,
  NewLoanRecord,
  NotificationRecord,
  LenderOperationRecord,
  LoanOfferRecord,
  PasskeyRecord,
  PaymentRecord,
  SavedCardRecord,
  ShopPaymentRecord,
  SessionTokenRecord,
} from './shared/records'
import { createSeedPayments } from './payments/seed-payments'
import { Table } from './table'

const mirageModels = {
  customer: Model,
  loan: Model,
  savedCard: Model,
  payment: Model,
  code: Model,
  token: Model,
  charge: Model,
  notification: Model,
  identityCheck: Model,
  passkey: Model,
  challenge: Model,
  consumerCase: Model,
  order: Model,
  newLoan: Model,
  claim: Model,
  offer: Model,
  shopPayment: Model,
  collectionJoining: Model,
  accountCollection: Model,
  accountCheck: Model,
}

interface MirageRoute {
  readonly verb: MirageHttpVerb
  readonly path: string
  readonly handler: MirageHandler
}

function openServer(interceptor: MirageInterceptor, routes: readonly MirageRoute[]) {
  const config = {
    models: mirageModels,
    interceptor,
    routes() {},
  }
  const server = createServer(config)
  for (const { verb, path, handler } of routes) interceptor.addRoute(verb, path, handler)
  return server
}

/**
 * The fake lender's data, in tables of Mirage. The tables first get the data of the demo's customers and
 * then the stored changes.
 */
export class FakeDataStore {
  readonly customers: Table<CustomerRecord>
  readonly loans: Table<LoanRecord>
  readonly savedCards: Table<SavedCardRecord>
  readonly payments: Table<PaymentRecord>
  readonly smsCodes: Table<SmsCodeRecord>
  readonly sessionTokens: Table<SessionTokenRecord>
  readonly charges: Table<CardChargeRecord>
  readonly notifications: Table<NotificationRecord>
  readonly identityChecks: Table<IdentityCheckRecord>
  readonly passkeys: Table<PasskeyRecord>
  readonly passkeyChallenges: Table<PasskeyChallengeRecord>
  readonly consumerRequests: Table<ConsumerRequestRecord>
  readonly operations: Table<LenderOperationRecord>
  readonly newLoans: Table<NewLoanRecord>
  readonly claims: Table<ClaimRecord>
  readonly loanOffers: Table<LoanOfferRecord>
  readonly shopPayments: Table<ShopPaymentRecord>
  readonly collectionActivations: Table<CollectionActivationRecord>
  readonly collections: Table<AutomaticCollectionRecord>
  readonly bankAccountChecks: Table<BankAccountCheckRecord>
  private readonly interceptor = new MirageInterceptor()
  private readonly changeLog: DemoDataChangeLog
  private readonly server: ReturnType<typeof openServer>
  private readonly database: Db
  /** Tax ids of the customers whose generated payments are already in the table of payments. */
  private readonly taxIdsWithGeneratedPayments = new Set<string>()

  constructor(storage: DemoDataChangeLogStorage | undefined, routes: readonly MirageRoute[]) {
    this.changeLog = new DemoDataChangeLog(storage)
    this.server = openServer(this.interceptor, routes)
    this.database = this.server.db
    this.customers = new Table('customers', this.database, this.changeLog)
    this.loans = new Table('loans', this.database, this.changeLog)
    this.savedCards = new Table('savedCards', this.database, this.changeLog)
    this.payments = new Table('payments', this.database, this.changeLog)
    this.smsCodes = new Table('codes', this.database, this.changeLog)
    this.sessionTokens = new Table('tokens', this.database, this.changeLog)
    this.charges = new Table('charges', this.database, this.changeLog)
    this.notifications = new Table('notifications', this.database, this.changeLog)
    this.identityChecks = new Table('identityChecks', this.database, this.changeLog)
    this.passkeys = new Table('passkeys', this.database, this.changeLog)
    this.passkeyChallenges = new Table('challenges', this.database, this.changeLog)
    this.consumerRequests = new Table('consumerCases', this.database, this.changeLog)
    this.operations = new Table('orders', this.database, this.changeLog)
    this.newLoans = new Table('newLoans', this.database, this.changeLog)
    this.claims = new Table('claims', this.database, this.changeLog)
    this.loanOffers = new Table('offers', this.database, this.changeLog)
    this.shopPayments = new Table('shopPayments', this.database, this.changeLog)
    this.collectionActivations = new Table('collectionJoinings', this.database, this.changeLog)
    this.collections = new Table('accountCollections', this.database, this.changeLog)
    this.bankAccountChecks = new Table('accountChecks', this.database, this.changeLog)
    this.fill()
  }

  /** Returns the response to a request; undefined if the fake back end has no route for the request. */
  respondToRequest(request: Request, path: string): Promise<Response | undefined> {
    return this.interceptor.respond(request, path)
  }

  /** Reads the changes to the demo's data that were made in another tab, if there are any. */
  readOtherTabChanges(): void {
    if (this.changeLog.isChangedByOtherTab()) this.fill()
  }

  /**
   * Adds the generated payments of a customer to the table of payments, once. Called before their payments
   * are listed.
   */
  async addGeneratedPayments(taxId: string): Promise<void> {
    const count = this.customers.find(taxId)?.generatedPaymentCount ?? 0
    if (count === 0) return
    // Loaded on demand: the generator is larger than the rest of the demo's first load.
    const { generateManyPayments } = await import('./payments/bulk-payments')
    if (this.taxIdsWithGeneratedPayments.has(taxId)) return
    this.taxIdsWithGeneratedPayments.add(taxId)
    this.payments.seed(generateManyPayments(taxId, count))
  }

  reset(): void {
    this.changeLog.eraseAll()
    this.fill()
  }

  private fill(): void {
    this.database.emptyData()
    this.taxIdsWithGeneratedPayments.clear()
    for (const persona of personas) this.seed(persona)
    for (const { table, id, change } of this.changeLog.readChanges()) this.applyChange(table, id, change)
  }

  private applyChange(table: string, id: string, change: Readonly<Record<string, unknown>>): void {
    const collection = this.database[table]
    if (!collection) return
    if (collection.find(id)) collection.update(id, change)
    if (!collection.find(id)) collection.insert({ ...change, id })
  }

  private seed(persona: Persona): void {
    const {
      id: personaId,
      loans,
      creditLine: _line,
      savedCards,
      password,
      otherDevicePasskeyIds,
      notifications,
      ...person
    } = persona
    const { taxId } = persona
    this.customers.seed([{ ...person, id: taxId, personaId, password, failedPasswords: 0 }])
    this.loans.seed(
      loans.map((terms) => ({
        id: terms.loanId,
        taxId,
        externalId: terms.externalId,
        terms,
        paidAmountsByInstallment: {},
      })),
    )
    this.payments.seed(loans.flatMap((terms) => createSeedPayments(taxId, terms)))
    this.notifications.seed((notifications ?? []).map((each) => ({ ...each, taxId, seen: false })))
    this.passkeys.seed(
      (otherDevicePasskeyIds ?? []).map((id) => ({
        id,
        taxId,
        publicKey: undefined,
        counter: 0,
        revoked: false,
      })),
    )
    this.savedCards.seed(savedCards.map((card) => ({ ...card, id: card.debitCardId, taxId })))
  }
}
