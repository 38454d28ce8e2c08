import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { HttpIdentityCheckGateway } from '@/adapters/http/identity-check-gateway'
import { HttpRefinancingGateway } from '@/adapters/http/refinancing-gateway'
import { CreateRefinancing } from '@/application/refinancing/create-refinancing'
import { DownPaymentRecords } from '@/application/refinancing/down-payment-records'
import { PayDownPayment } from '@/application/refinancing/pay-down-payment'
import {
  operationOwnerNamedByLink,
  RefinancingOperationChecks,
} from '@/application/refinancing/refinancing-operations'
import { calendarDate } from '@/domain/shared/calendar-date'
import { parseRefinancingLink, type RefinancingLink } from '@/domain/refinancing/refinancing-link'
import { failure } from '@/domain/shared/result'
import { refinancingLinkHashOfPersona } from '#tests/support/lender-links'
import { ramonasNewCard } from './memory-refinancing-gateway'
import type {
  PressOperationButton,
  TestedOperation,
  TabServices,
} from '#tests/application/shared/tested-operation'

const linkHash = refinancingLinkHashOfPersona('ramona')
const link = parseRamonasLink()
const laterLink = { ...link, validUntil: calendarDate('2026-11-22') }
const { taxId } = link

/** How many screens with the down payment were opened for the customer of each fake back end. */
const openedScreenCounts = new WeakMap<FakeBackEnd, number>()

function parseRamonasLink() {
  const read = parseRefinancingLink(linkHash)
  if (!read) throw new Error('That is no link')
  return read
}

function createRefinancingServices({ httpClient, exactlyOnce, operationLog }: TabServices) {
  const gateway = new HttpRefinancingGateway(httpClient, { refinancingHashOf: async () => linkHash })
  const refinancingOperations = new RefinancingOperationChecks(exactlyOnce, gateway)
  const downPayments = new DownPaymentRecords(operationLog)
  return {
    gateway,
    downPayments,
    creation: new CreateRefinancing(exactlyOnce, refinancingOperations, downPayments, gateway),
    payment: new PayDownPayment(exactlyOnce, refinancingOperations, downPayments, gateway, operationLog),
  }
}

/**
 * Returns the refinancing proposal that the screen shows, with its plan of that many installments; undefined
 * if there is none.
 */
async function findProposalAndPlan(tab: TabServices, installmentCount = 12) {
  const { gateway } = createRefinancingServices(tab)
  const proposal = await gateway.proposal(taxId)
  if (!proposal.ok || !proposal.value) return undefined
  const { refinancingAmount } = proposal.value
  const plans = await gateway.repaymentPlans({ link, refinancingAmount })
  const plan = plans.ok ? plans.value.find(({ count }) => count === installmentCount) : undefined
  return plan && { proposal: proposal.value, plan }
}

/**
 * Makes the identity check that the down payment needs. Returns its two ids; undefined if it was not started.
 */
async function runIdentityCheck({ httpClient }: TabServices, backEnd: FakeBackEnd) {
  const wanted = { taxId, purpose: 'refinancing', returnPath: '/de-vuelta' } as const
  const started = await new HttpIdentityCheckGateway(httpClient, {}).startCheck(wanted)
  const externalId = started.ok ? started.value.externalId : ''
  const back = backEnd.saveIdentityCheckResult(externalId, {
    decision: 'HIT',
    idParameterName: 'externaltxid',
  })
  const transactionId = back && new URL(back).searchParams.get('idtx')
  return transactionId ? { transactionId, externalId } : undefined
}

export const refinancingLoanOperation: TestedOperation = {
  owner: operationOwnerNamedByLink(taxId),
  target: 'refinancing-loan',
  callName: 'refinancing.createLoan',
  precedingCallNames: ['refinancing.findProposal'],
  refusalCode: 'INVALID_INSTALLMENT_PLAN',
  // A loan that another device creates replaces the first one.
  isShownByLenderBeforeSending: false,
  openOffer: async (tab) => {
    const seen = await findProposalAndPlan(tab)
    if (!seen) return undefined
    return (pressedOn, { operationToRetry, hasLeftScreen }) =>
      createRefinancingServices(pressedOn).creation.execute({
        link,
        ...seen,
        acknowledgedPaymentKeys: [],
        operationToRetry,
        hasLeftScreen,
      })
  },
  countTimesCarriedOut: (backEnd) => backEnd.newLoanAmounts().length,
}

export const downPaymentOperation: TestedOperation = {
  owner: operationOwnerNamedByLink(taxId),
  target: 'refinancing-down-payment',
  callName: 'refinancing.payDownPayment',
  precedingCallNames: ['refinancing.findProposal'],
  refusalCode: 'INSUFFICIENT_FUNDS',
  isShownByLenderBeforeSending: true,
  openOffer: (tab, backEnd) => openSummary(tab, backEnd, link),
  countTimesCarriedOut: (backEnd) => backEnd.countCharges(),
}

/**
 * The down payment of one loan by a customer who has two refinancing links and opens every other screen with
 * the second one. The lender offers a refinancing again after it was paid.
 */
export const downPaymentWithTwoLinksOperation: TestedOperation = {
  ...downPaymentOperation,
  // The lender's offer does not show whether the loan is paid.
  isShownByLenderBeforeSending: false,
  openOffer: (tab, backEnd) => {
    backEnd.changeDemoState({ set: { refinancedAgain: true } })
    return openSummary(tab, backEnd, isScreenOfFirstLink(backEnd) ? link : laterLink)
  },
}

/**
 * The down payment by a customer who has two refinancing links and opens every other screen with the second
 * one, where they choose another plan. Each link has its own loan. The lender offers a refinancing again after
 * it was paid.
 */
export const downPaymentOfTwoLoansOperation: TestedOperation = {
  ...downPaymentWithTwoLinksOperation,
  openOffer: (tab, backEnd) => {
    backEnd.changeDemoState({ set: { refinancedAgain: true } })
    return isScreenOfFirstLink(backEnd)
      ? openPlans(tab, backEnd, link, 12)
      : openPlans(tab, backEnd, laterLink, 6)
  },
}

/** Counts the opened screens. Returns whether the customer opens this one with the first link. */
function isScreenOfFirstLink(backEnd: FakeBackEnd): boolean {
  const openedCount = openedScreenCounts.get(backEnd) ?? 0
  openedScreenCounts.set(backEnd, openedCount + 1)
  return openedCount % 2 === 0
}

/**
 * Opens the plans of the link. Pressing the button creates the loan of the plan, or takes the one whose down
 * payment the lender did not receive, and makes the down payment.
 */
async function openPlans(
  tab: TabServices,
  backEnd: FakeBackEnd,
  openedLink: RefinancingLink,
  installmentCount: number,
): Promise<PressOperationButton | undefined> {
  const seen = await findProposalAndPlan(tab, installmentCount)
  if (!seen) return undefined
  return async (pressedOn, { acknowledgedKeys: acknowledgedPaymentKeys, hasLeftScreen }) => {
    const { creation, downPayments, payment } = createRefinancingServices(pressedOn)
    const chosen = { link: openedLink, ...seen, acknowledgedPaymentKeys, hasLeftScreen }
    const loanId =
      downPayments.loanToRetry(openedLink, seen.proposal, {})?.loanId ??
      (await createLoanOrFindExisting(() => creation.execute(chosen)))
    const identityCheck = await runIdentityCheck(pressedOn, backEnd)
    if (loanId === undefined || !identityCheck) return failure({ kind: 'no-loan' })
    return payment.execute({
      ...chosen,
      loanId,
      identityCheck,
      cardNumber: ramonasNewCard.number,
      takeCard: () => ramonasNewCard,
    })
  }
}

/** Returns the id of the loan that `create` creates, or of the one with the same plan that exists already. */
async function createLoanOrFindExisting(create: () => ReturnType<CreateRefinancing['execute']>) {
  const created = await create()
  if (created.ok) return created.value.operation.reference
  return created.failure.kind === 'unacknowledged' ? created.failure.operation.reference : undefined
}

/** Opens the screen with the down payment of the loan, reached with the given link. */
async function openSummary(
  tab: TabServices,
  backEnd: FakeBackEnd,
  openedLink: RefinancingLink,
): Promise<PressOperationButton | undefined> {
  const seen = await findProposalAndPlan(tab)
  const identityCheck = await runIdentityCheck(tab, backEnd)
  if (!seen || !identityCheck) return undefined
  const { proposal, plan } = seen
  const { refinancingAmount } = proposal
  // Every press is about the same loan, which is created once for its key.
  const made = await createRefinancingServices(tab).gateway.createLoan({
    taxId,
    refinancingAmount,
    plan,
    idempotencyKey: 'key-of-the-loan',
  })
  const loanId = made.ok ? made.value.reference : undefined
  if (loanId === undefined) return undefined
  return (pressedOn, { acknowledgedKeys, hasLeftScreen }) =>
    createRefinancingServices(pressedOn).payment.execute({
      link: openedLink,
      proposal,
      loanId,
      acknowledgedPaymentKeys: acknowledgedKeys,
      identityCheck,
      cardNumber: ramonasNewCard.number,
      takeCard: () => ramonasNewCard,
      hasLeftScreen,
    })
}
