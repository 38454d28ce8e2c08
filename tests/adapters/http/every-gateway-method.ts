import { calendarDate, instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { AccessGateway } from '@/application/access/access.port'
import type { IdentityCheckGateway } from '@/application/access/identity-check.port'
import type { NewPasswordGateway } from '@/application/access/new-password.port'
import type { PasskeyGateway } from '@/application/access/passkey.port'
import type { PhoneChangeGateway } from '@/application/access/phone-change.port'
import type { CancellationGateway } from '@/application/cancellation/cancellation.port'
import type { CardGateway } from '@/application/cards/card.port'
import type { CardUpdateGateway } from '@/application/cards/card-update.port'
import type { CustomerDocumentGateway } from '@/application/documents/customer-document.port'
import type { DocumentGateway } from '@/application/documents/document.port'
import type { HomeGateway } from '@/application/home/home.port'
import type { LoanGateway } from '@/application/loans/loan.port'
import type { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import type { OfferGateway } from '@/application/offers/offer.port'
import type { PaymentGateway } from '@/application/payments/payment.port'
import type { ProfileGateway } from '@/application/profile/profile.port'
import type { LineGateway } from '@/application/revolving-line/line.port'
import type { QrPaymentGateway } from '@/application/qr-payment/qr-payment.port'
import type { RefinancingGateway } from '@/application/refinancing/refinancing.port'
import type { SessionGateway } from '@/application/session/session.port'
import type { ClaimGateway } from '@/application/support/claim.port'
import type { SurveyGateway } from '@/application/support/survey.port'
import type { Session } from '@/domain/session/session'
import { collectionUses } from './collection-uses'
import { type Gateways } from './connected-browser'
import { consumerRequestUses, protectionUses } from './uses-without-session'
import { martasVisa } from '#tests/support/test-cards'
import {
  externalId,
  martasCardLink,
  signature,
  charge,
  contact,
  address,
  avatar,
  claim,
  surveyResults,
  ramona,
  ramonasLink,
  receipt,
} from './what-is-asked'

/** One use of each method of a port. A missing method does not compile. */
type Uses<Port> = { readonly [Method in keyof Port]: (port: Port) => readonly Promise<unknown>[] }

/** The use of a gateway's method, `newPasswords.setPassword`. */
export interface Use {
  readonly method: string
  /** Calls the method in each way. Returns the results. */
  readonly begin: () => Promise<readonly unknown[]>
}

/** Returns a use of every method of every gateway. */
export function everyUse(gateways: Gateways, { customer, tokens }: Session): readonly Use[] {
  const { customerId, taxId } = customer
  const access: Uses<AccessGateway> = {
    findPeople: (port) => [port.findPeople('28456123')],
    hasQualifyingLoan: (port) => [port.hasQualifyingLoan(taxId)],
    hasCredentials: (port) => [port.hasCredentials(taxId)],
    sendCode: (port) => [port.sendCode(taxId, 'phone')],
    logInWithCode: (port) => [port.logInWithCode({ taxId, code: '0000', purpose: 'enter' })],
    logInWithPassword: (port) => [port.logInWithPassword({ taxId, password: 'x' })],
  }
  const session: Uses<SessionGateway> = {
    accountStatus: (port) => [port.accountStatus(taxId)],
    loanHoldings: (port) => [port.loanHoldings(taxId)],
    validate: (port) => [port.validate()],
    logOut: (port) => [port.logOut(tokens.refresh)],
  }
  const home: Uses<HomeGateway> = {
    banners: (port) => [port.banners()],
    pendingLoan: (port) => [port.pendingLoan(taxId)],
    automaticOffer: (port) => [port.automaticOffer('c-8f21d04b')],
    prepaidBenefit: (port) => [port.prepaidBenefit()],
    notifications: (port) => [port.notifications()],
    markNotificationSeen: (port) => [port.markNotificationSeen('n-4b20')],
  }
  const documents: Uses<DocumentGateway> = {
    loanFile: (port) => [port.loanFile({ taxId, externalId, kind: 'contract' })],
    couponBook: (port) => [port.couponBook({ customerId, loanId: 'p-6b1f0c92' })],
    receiptTypes: (port) => [port.receiptTypes()],
    sendReceipt: (port) => [port.sendReceipt({ taxId, typeId: 'TRANSFERENCIA', file: receipt })],
  }
  const customerPapers: Uses<CustomerDocumentGateway> = {
    debtFreeCertificate: (port) => [port.debtFreeCertificate(customerId)],
    invoices: (port) => [port.invoices(customerId)],
    invoice: (port) => [port.invoice({ customerId, number: '0004-00000001' })],
    issuerKeys: (port) => [port.issuerKeys()],
    signedCertificate: (port) => [port.signedCertificate(customerId)],
    certificateStatus: (port) => [port.certificateStatus('c7f0a1d2e3b4958677081920')],
  }
  const loans: Uses<LoanGateway> = {
    activeLoans: (port) => [port.activeLoans(taxId)],
    loansWithFiles: (port) => [port.loansWithFiles(taxId, 'active')],
    activeLoansAndLines: (port) => [port.activeLoansAndLines(taxId)],
    indebtedLoanIds: (port) => [port.indebtedLoanIds(taxId)],
    recentPayments: (port) => [port.recentPayments(customerId)],
  }
  const payments: Uses<PaymentGateway> = {
    payableLoans: (port) => [port.payableLoans()],
    amountDue: (port) => [
      port.amountDue({ kind: 'loan', externalId }),
      port.amountDue({ kind: 'line', externalId }),
    ],
    paymentMethods: (port) => [port.paymentMethods(externalId)],
    virtualAccount: (port) => [port.virtualAccount(externalId)],
    paymentQr: (port) => [port.paymentQr(externalId)],
    cashBarcode: (port) => [port.cashBarcode(externalId)],
    cashSlip: (port) => [port.cashSlip({ customerId, externalId })],
    savedCards: (port) => [port.savedCards(taxId)],
    payWithSavedCard: (port) => [port.payWithSavedCard({ ...charge, debitCardId: 'td-51c7a8e0' })],
    payWithNewCard: (port) => [port.payWithNewCard({ ...charge, card: martasVisa })],
    startWallet: (port) => [port.startWallet(charge)],
    creditCardLink: (port) => [port.creditCardLink(externalId)],
    paymentStatus: (port) => [port.paymentStatus('key-1', taxId)],
    paymentInfo: (port) => [port.paymentInfo(externalId)],
    payments: (port) => [port.payments(taxId)],
    paymentsForSendDecision: (port) => [port.paymentsForSendDecision(taxId)],
  }
  const seller = { name: 'Panadería La Ñata' }
  const terms = { customer, amount: cents(100), installments: 1 }
  const qrPayment: Uses<QrPaymentGateway> = {
    readCode: (port) => [port.readCode('000201', taxId)],
    pay: (port) => [
      port.pay({
        idempotencyKey: 'key-3',
        loanId: 'n-1',
        text: '000201',
        seller,
        terms,
        owner: { by: 'session', taxId },
      }),
    ],
    operation: (port) => [port.operation('1')],
    agreement: (port) => [port.agreement(terms)],
  }
  const refinancing: Uses<RefinancingGateway> = {
    proposal: (port) => [port.proposal(ramona)],
    plans: (port) => [port.plans({ link: ramonasLink(), refinancingAmount: cents(21_689_788) })],
    createLoan: (port) => [
      port.createLoan({
        taxId: ramona,
        refinancingAmount: cents(21_689_788),
        plan: { lineId: 'x', count: 3, amount: cents(100) },
        idempotencyKey: 'key-2',
      }),
    ],
    payDownPayment: (port) => [
      port.payDownPayment({
        taxId: ramona,
        customerName: 'Ramona Paredes',
        loanId: 'x',
        amount: cents(2_409_977),
        card: martasVisa,
        check,
        idempotencyKey: 'key-3',
      }),
    ],
  }
  const survey: Uses<SurveyGateway> = {
    isAnswered: (port) => [port.isAnswered()],
    survey: (port) => [port.survey()],
    answer: (port) => [port.answer({ runId: 'nps-2026-11', results: surveyResults, orderedBy: taxId })],
    skip: (port) => [port.skip(customerId)],
  }
  const claims: Uses<ClaimGateway> = {
    reasons: (port) => [port.reasons()],
    send: (port) => [port.send({ ...claim, orderedBy: taxId })],
    claims: (port) => [port.claims(customerId)],
  }
  const kind = { product: 19, subproduct: 38 }
  const offers: Uses<OfferGateway> = {
    lastRequest: (port) => [port.lastRequest(taxId, kind)],
    startOffer: (port) => [port.startOffer(customerId, kind)],
    offer: (port) => [port.offer('h-1')],
    request: (port) => [port.request('h-1')],
    requestSummary: (port) => [port.requestSummary('h-1')],
  }
  const newPasswords: Uses<NewPasswordGateway> = {
    setPassword: (port) => [port.setPassword({ password: 'cuota2027', orderedBy: taxId })],
  }
  const cardUpdate: Uses<CardUpdateGateway> = {
    cardToUpdate: (port) => [port.cardToUpdate(martasCardLink)],
    update: (port) => [port.update(martasCardLink, martasVisa)],
  }
  const order = { loanId: 'p-6b1f0c92', amount: cents(100), customerId }
  const cancellation: Uses<CancellationGateway> = {
    terms: (port) => [port.terms(order.loanId)],
    request: (port) => [port.request(order)],
    document: (port) => [port.document(order)],
  }
  const ordered = { idempotencyKey: 'k-1', owner: { by: 'session', taxId } } as const
  const cards: Uses<CardGateway> = {
    cards: (port) => [port.cards()],
    linkedLoans: (port) => [port.linkedLoans('td-51c7a8e0')],
    linkableLoans: (port) => [port.linkableLoans()],
    addCard: (port) => [port.addCard({ externalIds: [externalId], card: martasVisa, ...ordered })],
    adherenceTerms: (port) => [port.adherenceTerms([externalId])],
    replaceByExisting: (port) => [port.replaceByExisting({ cardId: 'td-1', newCardId: 'td-2', ...ordered })],
    replaceByNew: (port) => [port.replaceByNew({ token: 'tk-1', card: martasVisa, ...ordered })],
  }
  const check = { transactionId: 'tx-1', externalId: 'check-1' }
  const phoneChange: Uses<PhoneChangeGateway> = {
    sendCode: (port) => [port.sendCode({ taxId, cellphone: '1122334455', check })],
    change: (port) => [port.change({ taxId, cellphone: '1122334455', check }, '0000')],
  }
  const identityCheck: Uses<IdentityCheckGateway> = {
    start: (port) => [port.start({ taxId, purpose: 'phone', returnPath: '/cambio-celular' })],
    result: (port) => [port.result(check, 'phone')],
    savePhoto: (port) => [port.savePhoto({ loanId: 'p-6b1f0c92', photo: 'aGVsbG8=', check })],
  }
  const passkeys: Uses<PasskeyGateway> = {
    isRegistered: (port) => [port.isRegistered(taxId)],
    registrationChallenge: (port) => [port.registrationChallenge()],
    register: (port) => [port.register({ credentialId: 'x', clientData: 'x', attestation: 'x' })],
    loginChallenge: (port) => [port.loginChallenge(taxId)],
    logIn: (port) => [port.logIn({ taxId, signature })],
    deleteAll: (port) => [port.deleteAll(taxId)],
  }
  const whose = { customerId, taxId }
  const profile: Uses<ProfileGateway> = {
    editableProfile: (port) => [port.editableProfile(customerId)],
    saveContact: (port) => [port.saveContact(whose, contact)],
    saveAddress: (port) => [port.saveAddress(whose, address)],
    states: (port) => [port.states()],
    districts: (port) => [port.districts('06')],
    cities: (port) => [port.cities('06')],
    avatar: (port) => [port.avatar(customerId)],
    saveAvatar: (port) => [port.saveAvatar(whose, avatar)],
  }
  const pushSubscriptions: Uses<PushSubscriptionGateway> = {
    subscribe: (port) => [port.subscribe({ customerId, token: 'device-1' })],
    unsubscribe: (port) => [port.unsubscribe({ customerId, token: 'device-1' })],
  }
  const owner = { by: 'session', taxId } as const
  const option = { count: 6, amount: cents(100), lineId: 'lr-6' }
  const lines: Uses<LineGateway> = {
    line: (port) => [port.line(customerId)],
    nextExpiration: (port) => [port.nextExpiration(taxId)],
    installmentPlan: (port) => [port.installmentPlan({ customerId, amount: cents(5_000_000) })],
    createLoan: (port) => [
      port.createLoan({ customerId, amount: cents(100), option, idempotencyKey: 'key-2', owner }),
    ],
    activeCard: (port) => [port.activeCard({ taxId, loanId: 'n-1' })],
  }
  return [
    ...used('recentOperations', gateways.recentOperations, {
      since: (port) => [port.since(instant(0), owner)],
    }),
    ...used('lines', gateways.lines, lines),
    ...used('automaticCollections', gateways.automaticCollections, collectionUses(taxId)),
    ...used('loanAmounts', gateways.loanAmounts, {
      explanation: (port) => [port.explanation(externalId)],
      quote: (port) => [port.quote({ externalId, date: calendarDate('2026-11-21') })],
    }),
    ...used('loanCosts', gateways.loanCosts, {
      costDetail: (port) => [port.costDetail('n-1')],
      agreement: (port) => [port.agreement('n-1')],
    }),
    ...used('orderStatuses', gateways.operationStatuses, {
      status: (port) => [port.status('key-2', owner), port.status('key-2', { by: 'link', taxId })],
    }),
    ...used('phoneChange', gateways.phoneChange, phoneChange),
    ...used('identityCheck', gateways.identityCheck, identityCheck),
    ...used('newPasswords', gateways.newPasswords, newPasswords),
    ...used('autoLogin', gateways.autoLogin, { enterWithLink: (port) => [port.enterWithLink('marta')] }),
    ...used('cardUpdate', gateways.cardUpdate, cardUpdate),
    ...used('cancellation', gateways.cancellation, cancellation),
    ...used('protection', gateways.protection, protectionUses),
    ...used('consumerRequests', gateways.consumerRequests, consumerRequestUses),
    ...used('cards', gateways.cards, cards),
    ...used('access', gateways.access, access),
    ...used('customerPapers', gateways.customerDocuments, customerPapers),
    ...used('documents', gateways.documents, documents),
    ...used('home', gateways.home, home),
    ...used('loans', gateways.loans, loans),
    ...used('offers', gateways.offers, offers),
    ...used('passkeys', gateways.passkeys, passkeys),
    ...used('payments', gateways.payments, payments),
    ...used('profile', gateways.profile, profile),
    ...used('pushSubscriptions', gateways.pushSubscriptions, pushSubscriptions),
    ...used('qrPayment', gateways.qrPayment, qrPayment),
    ...used('session', gateways.session, session),
    ...used('claims', gateways.claims, claims),
    ...used('refinancing', gateways.refinancing, refinancing),
    ...used('survey', gateways.survey, survey),
  ]
}

function used<Port extends object>(gateway: string, port: Port, uses: Uses<Port>): readonly Use[] {
  const all: readonly [string, (port: Port) => readonly Promise<unknown>[]][] = Object.entries(uses)
  return all.map(([name, ways]) => ({
    method: `${gateway}.${name}`,
    begin: () => Promise.all(ways(port)),
  }))
}
