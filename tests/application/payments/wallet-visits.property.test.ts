import fc from 'fast-check'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { totalDue } from '@/domain/payments/total-due'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import type { DemoState } from '@/adapters/fake/demo-state'
import {
  signInPersona,
  createPaymentGateway,
  signInForPayments,
} from '#tests/adapters/http/signed-in-payments'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'
import { propertyTestTimeoutMilliseconds, propertyTestCaseCount } from '#tests/support/property-cases'
import { PaymentTab, createTestBrowser, exampleInstallmentPayment, waitForPaymentResult } from './a-tab'

const loanExternalId = '40128753'
/** Amount of each payment, small enough to pay it ten times. */
const paymentAmount = cents(100_000)

/**
 * A visit to the wallet: what the wallet says about the payment, and whether the customer comes back to the
 * page with its result.
 */
interface WalletVisit {
  readonly walletSays: NonNullable<NonNullable<DemoState['set']>['walletSays']>
  readonly returnsToPortal: boolean
}

const walletAnswersThatPay: readonly WalletVisit['walletSays'][] = ['approved', 'pending', 'in_process']

/**
 * Makes one visit to the wallet. Returns whether the page with the result says that the payment was made;
 * undefined if the customer does not return to this page.
 */
async function visitWallet(
  tab: PaymentTab,
  backEnd: FakeBackEnd,
  { walletSays, returnsToPortal: isAsked }: WalletVisit,
) {
  backEnd.changeDemoState({ set: { walletSays } })
  const found = await tab.queries.paymentSummary(loanExternalId)
  if (!found.ok) throw new Error('Nothing is offered')
  const acknowledgedKeys = tab.precondition.unappliedPayments(found.value, found.value).map(({ id }) => id)
  const seenTotalDue = totalDue(found.value.dueItems)
  const started = await tab.payOnProviderPage.startWalletPayment({
    ...exampleInstallmentPayment,
    amount: paymentAmount,
    seenTotalDue,
    acknowledgedKeys,
  })
  if (!started.ok) throw new Error('The wallet was not opened')
  const operation = tab.lastStoredPayment()
  return isAsked ? isShownAsPaid(tab, operation) : undefined
}

async function isShownAsPaid(tab: PaymentTab, operation: ReturnType<PaymentTab['lastStoredPayment']>) {
  const { taxId: customerTaxId } = martaCustomer
  const reported = {
    customerTaxId,
    loanExternalId,
    amount: paymentAmount,
    operation,
  }
  const step = await waitForPaymentResult(tab.followUp.followByPaymentList(reported, new Subject<void>()))
  return step.kind === 'final'
}

const visitsArbitrary = fc.array(
  fc.record<WalletVisit>({
    walletSays: fc.constantFrom('approved', 'pending', 'in_process', 'rejected', 'failure', 'null'),
    returnsToPortal: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
)
const lenderSettingsArbitrary = fc.record({ appliesLater: fc.boolean(), listsWithoutLoan: fc.boolean() })

const visitsWithOneLeftOpen: WalletVisit[] = [
  { walletSays: 'null', returnsToPortal: true },
  { walletSays: 'approved', returnsToPortal: true },
]

it(
  'each visit to the wallet is shown as paid only if it was paid, however many were left open',
  async () => {
    await fc.assert(
      fc.asyncProperty(visitsArbitrary, lenderSettingsArbitrary, async (story, lender) => {
        const { backEnd } = await signInForPayments('marta')
        const browser = createTestBrowser()
        const sessions = createSessionStore(new MemoryStorage(browser.localStorageContent))
        signInPersona('marta', backEnd, sessions)
        const tab = new PaymentTab(createPaymentGateway(backEnd, sessions), browser)
        backEnd.changeDemoState({ set: lender })
        for (const each of story) {
          const isPaid = walletAnswersThatPay.includes(each.walletSays)
          expect(await visitWallet(tab, backEnd, each)).toBe(each.returnsToPortal ? isPaid : undefined)
        }
        const operations = tab.records.operationsOnTarget({
          customerTaxId: martaCustomer.taxId,
          target: loanExternalId,
        })
        for (const each of operations) await isShownAsPaid(tab, each)
        const after = tab.records.operationsOnTarget({
          customerTaxId: martaCustomer.taxId,
          target: loanExternalId,
        })
        const confirmed = after.filter(({ status }) => status === 'confirmed')
        expect(confirmed).toHaveLength(backEnd.countCharges())
      }),
      {
        numRuns: propertyTestCaseCount,
        examples: [[visitsWithOneLeftOpen, { appliesLater: true, listsWithoutLoan: false }]],
      },
    )
  },
  propertyTestTimeoutMilliseconds,
)
