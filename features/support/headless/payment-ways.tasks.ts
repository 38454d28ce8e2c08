import { CompanyAccountsViewModel } from '@/ui/payments/company-accounts-view-model'
import { HowToPayOnlineViewModel } from '@/ui/payments/how-to-pay-online-view-model'
import { onlineWays } from '@/ui/payments/online-ways'
import { PaymentStatusViewModel } from '@/ui/payments/payment-status-view-model'
import { PaymentSummaryViewModel } from '@/ui/payments/payment-summary-view-model'
import { SurveyPromptViewModel } from '@/ui/payments/survey-prompt-view-model'
import { paymentWaysTexts } from '@/ui/texts/payment-ways.texts'
import { paymentsTexts, transferReferenceText } from '@/ui/texts/payments.texts'
import type { PaymentWaysTasks } from '#features/support/tasks/payment-ways.tasks'
import type { HeadlessPortal } from './headless-portal'

const { cvu } = paymentsTexts
const { cancellation, otherWays, survey } = paymentWaysTexts

export class HeadlessPaymentWays implements PaymentWaysTasks {
  private accountsOnScreen: CompanyAccountsViewModel | undefined
  private prompt: SurveyPromptViewModel | undefined

  constructor(private readonly portal: HeadlessPortal) {}

  async online(): Promise<readonly string[]> {
    const model = this.portal.at(PaymentSummaryViewModel, undefined)
    await this.portal.until(() => model.state.phase !== 'loading')
    if (model.state.phase !== 'ready') return []
    return onlineWays(model.state.summary).map(({ title, to }) => `${title} ${to}`)
  }

  async others(): Promise<readonly string[]> {
    return [otherWays.transferTitle, otherWays.cashTitle, otherWays.depositTitle]
  }

  async accounts(): Promise<readonly string[]> {
    return this.model().accounts.map(({ bank, cbu }) => `${bank} ${cbu}`)
  }

  async transferReference(): Promise<string> {
    const summary = this.portal.at(PaymentSummaryViewModel, undefined)
    await this.portal.until(() => summary.offer !== undefined)
    return summary.offer ? transferReferenceText(summary.offer.debt) : ''
  }

  async openCancellation(bank: string): Promise<void> {
    const model = this.model()
    const account = model.accounts.find((each) => each.bank === bank)
    if (!account) throw new Error(`There is no account in ${bank}`)
    model.cancelBy(account)
  }

  async cancellation(): Promise<readonly string[]> {
    const account = this.model().cancelling
    if (!account) return []
    return [
      `${cancellation.bank} ${account.bank}`,
      `${cvu.accountNumber} ${account.accountNumber}`,
      `${cvu.cbu} ${account.cbu}`,
      `${cvu.alias} ${account.alias}`,
      `${cancellation.company} ${account.companyName}`,
      `${cvu.taxId} ${account.taxId}`,
    ]
  }

  async copy(fact: 'CBU' | 'alias'): Promise<void> {
    const model = this.model()
    const account = model.cancelling
    if (!account) throw new Error('The dialog is not open')
    await model.copy(fact === 'CBU' ? account.cbu : account.alias)
  }

  async copied(): Promise<string> {
    return this.portal.clipboard.text ?? ''
  }

  async explanation(): Promise<string> {
    return this.portal.at(HowToPayOnlineViewModel, undefined).next
  }

  async stayOnResult(seconds: number): Promise<void> {
    const { phase } = this.portal.at(PaymentStatusViewModel, undefined).state
    if (phase === 'paid' || phase === 'received') {
      this.prompt = this.portal.beside(SurveyPromptViewModel)
      this.prompt.start()
    }
    this.portal.clock.advance(seconds * 1000)
    await this.portal.quiet()
  }

  async surveyPrompt(): Promise<string> {
    return this.prompt?.phase === 'inviting' ? survey.title : ''
  }

  private model(): CompanyAccountsViewModel {
    this.accountsOnScreen ??= this.portal.beside(CompanyAccountsViewModel)
    return this.accountsOnScreen
  }
}
