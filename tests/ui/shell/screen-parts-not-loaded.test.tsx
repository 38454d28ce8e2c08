// @vitest-environment happy-dom
import { runInAction } from 'mobx'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { PortalNotification } from '@/domain/home/notification'
import type { ExplainedInstallment } from '@/domain/loans/amount-explanation'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { AmountDueExplanationQueries } from '@/application/loans/amount-due-explanation-queries'
import { HomeDialogsViewModel } from '@/ui/home/home-dialogs-view-model'
import { HomeNotification } from '@/ui/home/home-notification'
import { ViewModelFactoryContext, type ScreenServiceIdentifier } from '@/ui/kit/use-view-model'
import { AmountDueExplanationLink } from '@/ui/loans/amount-due-explanation-link'
import { AmountDueExplanationViewModel } from '@/ui/loans/amount-due-explanation-view-model'
import { PartialPaymentLink } from '@/ui/payments/choose/partial-payment-link'
import { PartialPaymentViewModel } from '@/ui/payments/choose/partial-payment-view-model'
import { PaymentReceiptScreen } from '@/ui/payments/receipt/payment-receipt-screen'
import type { PaymentReceiptScreenState } from '@/ui/payments/receipt/payment-receipt-view-model'
import { RunningReleaseViewModel } from '@/ui/shell/running-release-view-model'
import { ScreenErrorBoundary } from '@/ui/shell/screen-error-boundary'
import { EvidenceFileViewModel } from '@/ui/support/evidence-file-view-model'
import { homeTexts } from '@/ui/texts/home.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { loanAmountsTexts } from '@/ui/texts/loan-amounts.texts'
import { partialPaymentTexts } from '@/ui/texts/partial-payment.texts'
import { paymentReceiptTexts } from '@/ui/texts/payment-receipt.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { createAsyncState, createPendingRequest } from '#tests/support/async-state-builders'
import { longWaitOptions } from '#tests/support/long-timeout'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import { martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

const loadError = new TypeError('Failed to fetch dynamically imported module')
const release = new MemoryPortalRelease()
release.notLoadedReasonByError.set(loadError, Promise.resolve('replaced'))

const receipt: PaymentReceiptScreenState = {
  phase: 'ready',
  amount: cents(1_262_500),
  chip: { tone: 'good', text: 'Pagado' },
  warning: undefined,
  rows: [],
  amountDueBefore: undefined,
  possiblyPaidOffLoanNumber: undefined,
  fileName: 'comprobante-2026-10-28',
  claimAddress: '/consultas',
}

function throwLoadError(): never {
  throw loadError
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

/** Renders the content on a screen, with the view-models that `create` returns for their classes. */
function renderOnScreen(
  content: ReactNode,
  create: (service: ScreenServiceIdentifier<unknown>) => unknown,
): void {
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  onTestFinished(() => {
    root.unmount()
    main.remove()
  })
  root.render(
    <ViewModelFactoryContext
      value={<Instance,>(service: ScreenServiceIdentifier<Instance>) =>
        (service === RunningReleaseViewModel
          ? new RunningReleaseViewModel(release)
          : create(service)) as Instance
      }
    >
      <ScreenErrorBoundary release={release}>{content}</ScreenErrorBoundary>
    </ViewModelFactoryContext>,
  )
}

const waitForText = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), longWaitOptions)
const findButton = (label: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(label))

/** Presses the link, waits for the notice, and closes it. */
async function pressLinkAndCloseNotice(linkText: string): Promise<void> {
  await waitForText(linkText)
  findButton(linkText)?.click()
  await waitForText(shellTexts.newVersion.title)
  expect(findButton(linkText)).toBeDefined()
  findButton(basicComponentTexts.close)?.click()
  await vi.waitFor(() => expect(findButton(basicComponentTexts.close)).toBeUndefined(), longWaitOptions)
  expect(document.activeElement).toBe(findButton(linkText))
}

it('the receipt stays when its documents are missing because of a newer version', async () => {
  const asyncState = createAsyncState<PaymentReceiptScreenState>(new ManualClock())
  asyncState.showLoadedState(receipt)
  const model = { asyncState, sharingFormat: undefined, onMount: () => undefined }
  renderOnScreen(<PaymentReceiptScreen />, (service) =>
    service === EvidenceFileViewModel ? throwLoadError() : model,
  )
  await waitForText(shellTexts.newVersion.title)
  expect(findButton(shellTexts.newVersion.load)).toBeDefined()
  expect(document.body.textContent).toContain(paymentReceiptTexts.sharePdf)
})

it('the link to a partial payment stays when its sheet is missing, and takes the focus', async () => {
  renderOnScreen(
    <PartialPaymentLink loanExternalId="40116602" dueItems={[]} onChoose={() => undefined} />,
    (service) => (service === PartialPaymentViewModel ? throwLoadError() : undefined),
  )
  await pressLinkAndCloseNotice(partialPaymentTexts.open)
})

it('the link to an explanation stays when its panel is missing, and takes the focus', async () => {
  const clock = new ManualClock()
  /** An installment whose explanation cannot be shown, like one whose panel could not be loaded. */
  const installment: ExplainedInstallment = {
    total: cents(100),
    components: [{ kind: 'capital', amount: cents(100) }],
    get number(): never {
      return throwLoadError()
    },
  }
  const model = new AmountDueExplanationViewModel(
    new AmountDueExplanationQueries(
      {
        amountExplanation: async () => success({ installments: [installment] }),
        paymentQuote: async () => failure({ kind: 'no-answer' }),
      },
      clock,
    ),
    clock,
    createPendingRequest(clock),
    createPendingRequest(clock),
  )
  renderOnScreen(
    <AmountDueExplanationLink loanExternalId="40116602" amountDue={cents(100)} isExplanationAvailable />,
    () => model,
  )
  await pressLinkAndCloseNotice(loanAmountsTexts.openWhy)
})

it('the button of the notification stays when its dialog is missing, and takes the focus', async () => {
  const model = new PortalVisitorPage('/inicio').signIn(martaCustomer).resolveService(HomeDialogsViewModel)
  /** A notification that cannot be shown, like one whose dialog could not be loaded. */
  const notification: PortalNotification = {
    id: 'n-1',
    get unsanitisedHtmlTexts(): never {
      return throwLoadError()
    },
  }
  runInAction(() => {
    model.dialogsToShow = { notification }
  })
  renderOnScreen(<HomeNotification model={model} />, () => undefined)
  await pressLinkAndCloseNotice(homeTexts.notification.read)
})
