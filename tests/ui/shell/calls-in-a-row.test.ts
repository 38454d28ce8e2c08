import { when } from 'mobx'
import { beforeEach, expect, it } from 'vitest'
import { ChoosePerson } from '@/application/access/choose-person'
import { LogInWithPassword } from '@/application/access/log-in'
import { IdentifyByDni } from '@/application/access/identify-by-dni'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { SessionStore } from '@/application/session/session-store'
import { addresses } from '@/ui/addresses'
import { paymentSummaryAddress } from '@/ui/payment-summary-address'
import { HomeViewModel } from '@/ui/home/home-view-model'
import { DebitCardPaymentViewModel } from '@/ui/payments/charge/debit-card-payment-view-model'
import { PaymentSummaryViewModel } from '@/ui/payments/choose/payment-summary-view-model'
import { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'
import { martaPerson } from '#tests/support/test-customers'

const externalId = '40128753'

let page: PageWithFakeBackEnd

beforeEach(() => {
  page = new PageWithFakeBackEnd(addresses.home.createPath())
})

function goToPasswordStepOfMarta(): SessionStore {
  const sessions = page.container.get(SessionStore)
  sessions.closeSession('left')
  page.navigation.goTo(addresses.login.createPath())
  const progress = page.container.get<LoginProgressStore>(LoginProgressStore)
  progress.save({ dni: '28456123', people: [martaPerson], person: martaPerson })
  return sessions
}

async function openHome(): Promise<void> {
  page.resolve(HomeViewModel).onMount()
  await page.waitUntilCallsAreAnswered()
}

/**
 * Opens the payment screen with the saved card. Returns a function that returns true once a saved card is
 * chosen. The screen needs the amount due to choose it.
 */
function openPaymentAndWatchCard(): () => boolean {
  page.navigation.goTo(paymentSummaryAddress(externalId))
  const summary = page.resolve(PaymentSummaryViewModel)
  const card = page.resolve(DebitCardPaymentViewModel)
  summary.onMount()
  void when(() => summary.paymentRequest !== undefined).then(() =>
    card.onMount({ onProgress: summary.handlePaymentProgressEvent }),
  )
  return () => card.chosenCard !== undefined
}

it('the way from the DNI to the password takes two requests in a row', async () => {
  page.container.get(SessionStore).closeSession('left')
  let step = ''
  const identify = page.container.get(IdentifyByDni).execute({ dni: '28456123', remember: false })
  void identify.then(async (found) => {
    if (!found.ok || found.value.kind !== 'one-person') return
    const chosen = await page.container.get(ChoosePerson).execute(found.value.person)
    step = chosen.ok ? chosen.value : ''
  })
  expect(await page.countRoundsOfParallelCallsUntil(() => step === 'password')).toBe(2)
})

it('the way from the password to the main content of the home takes two requests in a row', async () => {
  const sessions = goToPasswordStepOfMarta()
  let model: HomeViewModel | undefined
  sessions.onChange(() => {
    if (model) return
    model = page.resolve(HomeViewModel)
    model.onMount()
  })
  void page.container.get(LogInWithPassword).execute({ taxId: martaPerson.taxId, password: 'cuota2026' })
  expect(await page.countRoundsOfParallelCallsUntil(() => model?.loansModel.nextPayment !== undefined)).toBe(
    2,
  )
})

it("the way from the password to the home requests the customer's standing once", async () => {
  goToPasswordStepOfMarta()
  await page.container.get(LogInWithPassword).execute({ taxId: martaPerson.taxId, password: 'cuota2026' })
  page.resolve(HomeViewModel).onMount()
  await page.waitUntilCallsAreAnswered()
  const statuses = page.requestPaths.filter((path) => path.endsWith('/accountStatus'))
  expect(statuses).toHaveLength(1)
})

it('the way from the home to the pay button takes one request', async () => {
  await openHome()
  expect(await page.countRoundsOfParallelCallsUntil(openPaymentAndWatchCard())).toBe(1)
})

it("the way from a link to the pay button takes two, since the loan may be another customer's", async () => {
  expect(await page.countRoundsOfParallelCallsUntil(openPaymentAndWatchCard())).toBe(2)
})
