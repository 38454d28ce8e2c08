import { formatMoney } from '@/ui/kit/format'
import { AllInstallmentsViewModel } from '@/ui/loans/all-installments-view-model'
import type { InstallmentRow } from '@/ui/loans/installment-row'
import type { LoanCard } from '@/ui/loans/loan-card'
import type { LoanDetail } from '@/ui/loans/loan-detail'
import { LoanViewModel } from '@/ui/loans/loan-view-model'
import { LoansViewModel } from '@/ui/loans/loans-view-model'
import { matchRoute } from '@/ui/route'
import { failureTexts } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import type { LoanTasks } from '#features/support/tasks/loans.tasks'
import type { HeadlessPortal } from './headless-portal'

type LoansScreenModel = LoansViewModel | LoanViewModel | AllInstallmentsViewModel

export class HeadlessLoans implements LoanTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async choose(title: string): Promise<void> {
    this.portal.navigation.go((await this.cardTitled(title)).to)
  }

  async viewAllInstallments(): Promise<void> {
    const { viewAll } = await this.loan()
    if (!viewAll) throw new Error('There is no way to all installments')
    this.portal.navigation.go(viewAll.to)
  }

  async dismissPayments(): Promise<void> {
    const model = await this.settled()
    if (model instanceof LoanViewModel) model.dismissPayments()
  }

  async cancelEarly(): Promise<void> {
    const { cancelTo } = await this.loan()
    if (cancelTo === undefined) throw new Error('There is nothing left to pay')
    this.portal.navigation.go(cancelTo)
  }

  async retry(): Promise<void> {
    const model = await this.settled()
    if (model.state.phase !== 'failed') throw new Error('Nothing failed')
    await model.retry()
  }

  async titles(): Promise<readonly string[]> {
    return (await this.cards()).map(titleOf)
  }

  async card(title: string): Promise<string> {
    const card = await this.cardTitled(title)
    return sentence(
      titleOf(card),
      card.standingText,
      card.next?.caption,
      card.next && formatMoney(card.next.amount),
      card.due,
      card.collection,
      card.progress?.text,
    )
  }

  async heading(): Promise<string> {
    const loan = await this.loan()
    return sentence(loan.title, loan.commerceName, loan.disbursed)
  }

  async current(): Promise<string> {
    const { current, overdue, nothingDue } = await this.loan()
    return sentence(
      current?.caption,
      current && formatMoney(current.amount),
      current?.due,
      ...(current?.notes ?? []),
      overdue,
      nothingDue,
    )
  }

  async details(): Promise<readonly string[]> {
    return (await this.loan()).facts.map(({ label, value }) => sentence(label, value))
  }

  async installments(): Promise<readonly string[]> {
    const { state } = await this.settled()
    if (state.phase === 'ready' && 'rows' in state) return state.rows.map(rowSentence)
    return (await this.loan()).rows.map(rowSentence)
  }

  async payTarget(): Promise<string> {
    return (await this.loan()).payTo ?? ''
  }

  async viewAllOffer(): Promise<string> {
    return (await this.loan()).viewAll?.text ?? ''
  }

  async recentPayments(): Promise<readonly string[]> {
    const model = await this.settled()
    return model instanceof LoanViewModel ? model.recentPayments.map((line) => sentence(line)) : []
  }

  async notice(): Promise<string> {
    const { state } = await this.settled()
    return state.phase === 'empty' ? sentence(loansTexts.list.emptyTitle, loansTexts.list.empty) : ''
  }

  async waysOn(): Promise<readonly string[]> {
    const { state } = await this.settled()
    if (state.phase !== 'empty') return []
    return state.newLoan === 'offered'
      ? [loansTexts.list.newLoan, failureTexts.goHome]
      : [failureTexts.goHome]
  }

  async failure(): Promise<string> {
    const { state } = await this.settled()
    return state.phase === 'failed' ? state.message : ''
  }

  async sentenceAfter(seconds: number): Promise<string> {
    const model = this.model()
    this.portal.clock.advance(seconds * 1000)
    return model.waiting.note ?? ''
  }

  private async cardTitled(title: string): Promise<LoanCard> {
    const card = (await this.cards()).find((each) => titleOf(each) === title)
    if (!card) throw new Error(`The list has no ${title}`)
    return card
  }

  private async cards(): Promise<readonly LoanCard[]> {
    const { state } = await this.settled()
    if (state.phase !== 'ready' || !('loans' in state)) throw new Error('There is no list of loans')
    return state.loans
  }

  private async loan(): Promise<LoanDetail> {
    const { state } = await this.settled()
    if (state.phase !== 'ready' || !('loan' in state)) throw new Error('There is no loan on screen')
    return state.loan
  }

  /** The screen once it has what it asked for; it may have sent the customer elsewhere meanwhile. */
  private async settled(): Promise<LoansScreenModel> {
    this.model()
    await this.portal.quiet()
    const shown = this.model()
    await this.portal.until(() => shown.state.phase !== 'loading')
    return shown
  }

  private model(): LoansScreenModel {
    const path = this.portal.navigation.path()
    const loan = matchRoute('/mis-prestamos/:idLoan', path)
    if (loan) return this.portal.at(LoanViewModel, { loanId: loan['idLoan'] ?? '' })
    const all = matchRoute('/mis-prestamos/:idLoan/ver-todas', path)
    if (all) return this.portal.at(AllInstallmentsViewModel, { loanId: all['idLoan'] ?? '' })
    return this.portal.at(LoansViewModel, undefined)
  }
}

function titleOf(card: LoanCard): string {
  return sentence(card.title, card.commerceName)
}

function rowSentence(row: InstallmentRow): string {
  const mark = row.isCurrent ? loansTexts.installments.current : undefined
  return sentence(row.title, mark, formatMoney(row.amount), row.dueDate, row.status?.text, ...row.notes)
}

/** As one reads it, with plain spaces. */
function sentence(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ').replaceAll('\u00a0', ' ')
}
