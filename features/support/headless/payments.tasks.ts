import type { PayableLoan } from '@/domain/payments/payable-loan'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import { formatFacts, formatMoney } from '@/ui/kit/format'
import { CashViewModel } from '@/ui/payments/cash-view-model'
import { CreditCardViewModel } from '@/ui/payments/credit-card-view-model'
import { CvuViewModel } from '@/ui/payments/cvu-view-model'
import { DebitCardViewModel } from '@/ui/payments/debit-card-view-model'
import { payableFacts, payableNames, payableTitle, savedCardTexts } from '@/ui/payments/payable-texts'
import { PayableLoansViewModel } from '@/ui/payments/payable-loans-view-model'
import { summaryPath } from '@/ui/payments/payment-paths'
import { PaymentStatusViewModel } from '@/ui/payments/payment-status-view-model'
import { PaymentSummaryViewModel } from '@/ui/payments/payment-summary-view-model'
import { QrViewModel } from '@/ui/payments/qr-view-model'
import { WalletViewModel } from '@/ui/payments/wallet-view-model'
import { paths } from '@/ui/paths'
import { paymentWaysTexts } from '@/ui/texts/payment-ways.texts'
import { cardRefusalText, payableStatusText, paymentsTexts } from '@/ui/texts/payments.texts'
import type { PaymentTasks } from '#features/support/tasks/payments.tasks'
import type { HeadlessPortal } from './headless-portal'

type MethodModel =
  | CvuViewModel
  | QrViewModel
  | CashViewModel
  | WalletViewModel
  | DebitCardViewModel
  | CreditCardViewModel

export class HeadlessPayments implements PaymentTasks {
  /** The method on screen, which stands beside the summary it belongs to. */
  private shown: { readonly summary: PaymentSummaryViewModel; readonly model: MethodModel } | undefined

  constructor(private readonly portal: HeadlessPortal) {}

  async choose(title: string): Promise<void> {
    const { model, loans } = await this.list()
    const loan = loans.find((each) => payableTitle(each) === title)
    if (!loan) throw new Error(`There is no ${title} to pay`)
    model.choose(loan.externalId)
    model.submit()
  }

  async goOnWithoutChoosing(): Promise<void> {
    ;(await this.list()).model.submit()
  }

  async chooseMethod(name: string): Promise<void> {
    const summary = await this.summary()
    const offered = await this.offered()
    const method = offered.find(({ description }) => description === name)?.method
    const externalId = summary.offer?.debt.externalId
    if (!method || externalId === undefined) throw new Error(`${name} is not offered`)
    summary.choose(method)
    this.shown = { summary, model: this.started(method, { summary, externalId }) }
    await this.portal.quiet()
  }

  async copyCvu(): Promise<void> {
    const model = this.method(CvuViewModel)
    if (model.state.phase === 'account') await model.copy(model.state.cvu)
  }

  async askForCvuAgain(): Promise<void> {
    await this.method(CvuViewModel).retry()
  }

  async downloadSlip(): Promise<void> {
    await this.method(CashViewModel).downloadSlip()
  }

  async shareQr(): Promise<void> {
    const model = this.method(QrViewModel)
    await this.portal.until(() => model.state.phase !== 'loading')
    await model.share()
  }

  async goToWallet(): Promise<void> {
    const { offer } = await this.summary()
    if (offer) await this.method(WalletViewModel).leave(offer)
  }

  async pay(): Promise<void> {
    await (await this.debitCard()).pay()
    this.arrive()
  }

  async payTwice(): Promise<void> {
    const model = await this.debitCard()
    await Promise.all([model.pay(), model.pay()])
    this.arrive()
  }

  async refresh(): Promise<void> {
    await (await this.summary()).refresh('asked-for')
  }

  async askAgain(): Promise<void> {
    this.status().askAgain()
    await this.portal.quiet()
  }

  async payAgain(): Promise<void> {
    ;(await this.summary()).payAgain()
  }

  async tryAgain(): Promise<void> {
    const { state } = this.status()
    if (state.phase !== 'rejected' && state.phase !== 'nothing-charged')
      throw new Error('Paying again is not offered')
    this.portal.navigation.go(summaryPath(state.payment.externalId ?? ''))
  }

  async payables(): Promise<readonly string[]> {
    const { loans } = await this.list()
    return loans.map((loan) =>
      plain(`${payableTitle(loan)} ${formatFacts(payableFacts(loan))} ${payableStatusText(loan.status)}`),
    )
  }

  async emptyNotice(): Promise<string> {
    const model = this.portal.at(PayableLoansViewModel, undefined)
    await this.portal.until(() => model.state.phase === 'empty')
    return `${paymentsTexts.list.emptyTitle} ${paymentsTexts.list.empty}`
  }

  async complaints(): Promise<readonly string[]> {
    const { state } = this.portal.at(PayableLoansViewModel, undefined)
    return state.phase === 'choosing' ? state.errors.map(({ text }) => text) : []
  }

  async heading(): Promise<string> {
    const { state } = await this.summary()
    if (state.phase !== 'ready') return ''
    const { loan } = state.summary
    return plain(`${payableTitle(loan)} ${formatFacts(payableNames(loan))}`)
  }

  async lines(): Promise<readonly string[]> {
    const { rows } = await this.summary()
    return rows.map(({ title, due = '', amount, punitive = '' }) =>
      plain(`${title} ${due} ${formatMoney(amount)} ${punitive}`),
    )
  }

  async total(): Promise<string> {
    return plain(formatMoney((await this.summary()).total))
  }

  async methods(): Promise<readonly string[]> {
    return (await this.offered()).map(({ description }) => description)
  }

  async offersOnlyBack(): Promise<boolean> {
    const { method, state } = await this.summary()
    return state.phase === 'ready' && method === undefined
  }

  async receiptSentence(): Promise<string> {
    return (await this.summary()).method === undefined ? '' : paymentsTexts.noReceiptNeeded
  }

  async cvu(): Promise<string> {
    const { state } = this.method(CvuViewModel)
    return state.phase === 'account' ? state.cvu : ''
  }

  async banks(): Promise<readonly string[]> {
    const { state, accounts } = this.method(CvuViewModel)
    return state.phase === 'none' || state.phase === 'not-available' ? accounts.map(({ bank }) => bank) : []
  }

  async cvuTrouble(): Promise<string> {
    const { phase } = this.method(CvuViewModel).state
    return phase === 'not-available' ? paymentsTexts.cvu.notAvailable : ''
  }

  async barcodeDigits(): Promise<string> {
    const model = this.method(CashViewModel)
    await this.portal.until(() => model.state.phase !== 'loading')
    return model.state.phase === 'drawn' ? model.state.digits : ''
  }

  async digitsToDictate(): Promise<string> {
    const model = this.method(CashViewModel)
    await this.portal.until(() => model.state.phase !== 'loading')
    return model.state.phase === 'not-drawable' ? model.state.digits : ''
  }

  async cards(): Promise<readonly string[]> {
    const { state } = this.method(DebitCardViewModel)
    if (state.phase !== 'choosing') return []
    return state.cards.map(savedCardTexts).map(({ title, detail }) => plain(`${title} ${detail}`))
  }

  async savedFiles(): Promise<readonly string[]> {
    return this.portal.fileSaver.saved.map(({ name }) => name)
  }

  async whereItGoesOn(): Promise<string> {
    const { model } = this.shown ?? {}
    const address =
      model instanceof CreditCardViewModel && model.state.phase === 'ready'
        ? model.state.address
        : this.portal.navigation.left
    if (address === undefined) return ''
    const { pathname, search } = new URL(address)
    return pathname + search
  }

  async address(): Promise<string> {
    this.arrive()
    await this.portal.quiet()
    return this.portal.navigation.address()
  }

  async result(): Promise<string> {
    this.arrive()
    await this.portal.quiet()
    if (this.portal.navigation.path() === paths.paymentFinal) return paymentsTexts.final.title
    if (this.portal.navigation.path() === paths.paymentStatus) return statusTitle(this.status())
    if (this.portal.navigation.path() === paths.howToPayOnline) return paymentWaysTexts.howToPayOnline.title
    const { state } = await this.summary()
    if (state.phase === 'in-doubt') return paymentsTexts.summary.inDoubtTitle
    if (state.phase === 'just-paid') return paymentsTexts.summary.justPaidTitle
    if (state.phase !== 'nothing-due') return ''
    return state.debt.kind === 'line'
      ? paymentsTexts.summary.nothingDueLine
      : paymentsTexts.summary.nothingDueTitle
  }

  async receipt(): Promise<readonly string[]> {
    const { state } = this.status()
    if (state.phase === 'leaving') return []
    const { amount, externalId, transactionId } = state.payment
    const { status } = paymentsTexts
    return [
      ...(amount === undefined ? [] : [plain(`${status.amount} ${formatMoney(amount)}`)]),
      ...(externalId === undefined ? [] : [`${status.loan} ${externalId}`]),
      ...(transactionId === undefined ? [] : [`${status.transaction} ${transactionId}`]),
    ]
  }

  async offersToPayAgain(): Promise<boolean> {
    if (this.portal.navigation.path() === paths.paymentStatus) {
      const { phase } = this.status().state
      return phase === 'rejected' || phase === 'nothing-charged'
    }
    return (await this.summary()).offer !== undefined
  }

  /** The debit card on screen, which has one of its own. Source: PAY-18. */
  async debitCard(): Promise<DebitCardViewModel> {
    if (this.portal.navigation.path() === paths.payByDebitCard && !this.shown) {
      const summary = await this.summary()
      this.shown = { summary, model: startedWith(this.portal.beside(DebitCardViewModel), { summary }) }
      await this.portal.quiet()
    }
    return this.method(DebitCardViewModel)
  }

  /** The screen of the address starts, and may send the customer on. */
  private arrive(): void {
    switch (this.portal.navigation.path()) {
      case paths.payInstallment:
      case paths.payInstallments:
        this.portal.at(PayableLoansViewModel, undefined)
        return
      case paths.paymentSummary:
      case paths.payOnline:
      case paths.payByDebitCard:
      case paths.payByWallet:
        this.portal.at(PaymentSummaryViewModel, undefined)
        return
      case paths.paymentStatus:
        this.status()
    }
  }

  private async list(): Promise<{
    readonly model: PayableLoansViewModel
    readonly loans: readonly PayableLoan[]
  }> {
    const model = this.portal.at(PayableLoansViewModel, undefined)
    await this.portal.until(() => model.state.phase !== 'loading')
    if (model.state.phase !== 'choosing') throw new Error('There is nothing to choose from')
    return { model, loans: model.state.loans }
  }

  private async summary(): Promise<PaymentSummaryViewModel> {
    const model = this.portal.at(PaymentSummaryViewModel, undefined)
    await this.portal.until(() => model.state.phase !== 'loading')
    return model
  }

  private async offered() {
    const { state } = await this.summary()
    return state.phase === 'ready' ? state.summary.methods : []
  }

  private status(): PaymentStatusViewModel {
    return this.portal.at(PaymentStatusViewModel, undefined)
  }

  private started(
    method: PaymentMethod,
    { summary, externalId }: { readonly summary: PaymentSummaryViewModel; readonly externalId: string },
  ): MethodModel {
    switch (method) {
      case 'cvu':
        return startedWith(this.portal.beside(CvuViewModel), { externalId })
      case 'qr':
        return startedWith(this.portal.beside(QrViewModel), { externalId })
      case 'cash':
        return startedWith(this.portal.beside(CashViewModel), { externalId })
      case 'credit-card':
        return startedWith(this.portal.beside(CreditCardViewModel), { externalId })
      case 'debit-card':
        return startedWith(this.portal.beside(DebitCardViewModel), { summary })
      case 'wallet':
        return startedWith(this.portal.beside(WalletViewModel), undefined)
    }
  }

  private method<Model extends MethodModel>(type: new (...dependencies: never[]) => Model): Model {
    const model = this.shown?.model
    if (!(model instanceof type)) throw new Error('That way to pay is not on screen')
    return model
  }
}

function startedWith<Input, Model extends { start(input: Input): unknown }>(
  model: Model,
  input: Input,
): Model {
  model.start(input)
  return model
}

function statusTitle({ state }: PaymentStatusViewModel): string {
  const { status } = paymentsTexts
  switch (state.phase) {
    case 'leaving':
      return ''
    case 'paid':
      return status.paidTitle
    case 'received':
      return status.receivedTitle
    case 'in-process':
      return status.inProcessTitle
    case 'rejected':
      return state.refusal ? cardRefusalText(state.refusal).title : status.errorTitle
    case 'nothing-charged':
      return status.nothingChargedTitle
    case 'not-known':
      return status.unknownErrorTitle
  }
}

/** As one reads it, with plain spaces. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
