import { expect, it } from 'vitest'
import { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import { cents } from '@/domain/shared/money'
import { CreditLineAmountViewModel } from '@/ui/revolving-line/credit-line-amount-view-model'
import { CreditLineIdentityCheckViewModel } from '@/ui/revolving-line/credit-line-identity-check-view-model'
import { CreditLinePlanViewModel } from '@/ui/revolving-line/credit-line-plan-view-model'
import { CreditLineSummaryViewModel } from '@/ui/revolving-line/credit-line-summary-view-model'
import { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'

const creditLineAddress = '/linea-revolvente'

/** Opens a page on which the customer has requested a loan and still has to take the selfie. */
async function openPageWithCreatedLoan() {
  const page = new PageWithFakeBackEnd(creditLineAddress, { personaId: 'lucia' })
  const store = page.container.get<CreditLineRequestStore>(CreditLineRequestStore)
  store.startRequest(cents(5_000_000))
  const plan = page.resolve(CreditLinePlanViewModel)
  const leave = plan.onMount()
  await page.waitUntilCallsAreAnswered()
  plan.choosePlan('lr-3')
  await plan.submit()
  leave()
  return { page, store }
}

/** Holds the lock with which every tab writes its operations. Returns the function that frees it. */
function holdLockOfOperations(page: PageWithFakeBackEnd): () => void {
  const held = Promise.withResolvers<void>()
  const lock = page.container.get<CrossTabLock>(CrossTabLock)
  void lock.runInOneTabAtATime('operation-log', () => held.promise)
  return held.resolve
}

it.each(['the selfie', 'the summary'])(
  'another amount is asked for only after the first request has ended: from %s',
  async (step) => {
    const { page, store } = await openPageWithCreatedLoan()
    if (step === 'the summary') store.updateRequest({ isValidated: true })
    const model =
      step === 'the summary'
        ? page.resolve(CreditLineSummaryViewModel)
        : page.resolve(CreditLineIdentityCheckViewModel)
    model.onMount()
    await page.waitUntilCallsAreAnswered()
    const release = holdLockOfOperations(page)
    const visited: string[] = []
    page.navigation.onChange(() => visited.push(page.navigation.address()))

    void model.requestAnotherLoan()
    void model.requestAnotherLoan()
    await page.waitUntilCallsAreAnswered()
    expect(visited).toEqual([])

    release()
    await page.waitUntilCallsAreAnswered()
    page.resolve(CreditLineAmountViewModel).onMount()
    await page.waitUntilCallsAreAnswered()
    expect(visited).toEqual([creditLineAddress])
  },
)

it('no selfie can be started for a request that the customer is leaving', async () => {
  const { page } = await openPageWithCreatedLoan()
  const model = page.resolve(CreditLineIdentityCheckViewModel)
  model.onMount()
  holdLockOfOperations(page)
  void model.requestAnotherLoan()
  await model.startIdentityCheck()
  expect(model.state).toEqual({ phase: 'intro' })
})

it.each(['retry', 'restartIdentityCheck'] as const)(
  'a request that the customer is leaving ignores %s',
  async (method) => {
    const { page } = await openPageWithCreatedLoan()
    const model = page.resolve(CreditLineIdentityCheckViewModel)
    model.onMount()
    model.state = { phase: 'not-validated', why: 'no-match' }
    holdLockOfOperations(page)
    void model.requestAnotherLoan()
    await model[method]()
    expect(model.state).toEqual({ phase: 'not-validated', why: 'no-match' })
  },
)

/**
 * Presses the button for another loan on the summary. The request does not end until the test calls
 * `release`.
 */
async function askForAnotherLoanOnSummary() {
  const { page, store } = await openPageWithCreatedLoan()
  store.updateRequest({ isValidated: true })
  const model = page.resolve(CreditLineSummaryViewModel)
  const leave = model.onMount()
  await page.waitUntilCallsAreAnswered()
  const release = holdLockOfOperations(page)
  void model.requestAnotherLoan()
  const visited: string[] = []
  page.navigation.onChange(() => visited.push(page.navigation.address()))
  return { page, model, leave, release, visited }
}

it('a customer who has accepted the loan meanwhile stays on the result', async () => {
  const { page, model, release, visited } = await askForAnotherLoanOnSummary()
  void model.acceptTerms()
  release()
  await page.waitUntilCallsAreAnswered()
  expect([model.hasAccepted, visited]).toEqual([true, []])
})

it('a customer who has left the summary meanwhile is not led to another screen', async () => {
  const { page, leave, release, visited } = await askForAnotherLoanOnSummary()
  leave()
  release()
  await page.waitUntilCallsAreAnswered()
  expect(visited).toEqual([])
})
