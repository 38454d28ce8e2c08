import { CouponBookViewModel } from '@/ui/documents/coupon-book-view-model'
import { couponBookLoanText } from '@/ui/documents/coupon-book-texts'
import type { LoanPapers } from '@/ui/documents/loan-papers'
import { LoanPapersViewModel } from '@/ui/documents/loan-papers-view-model'
import { formatFileSize } from '@/ui/kit/file-size'
import { formatMoney } from '@/ui/kit/format'
import { LoanViewModel } from '@/ui/loans/loan-view-model'
import { MyPaymentsViewModel } from '@/ui/payments/my-payments-view-model'
import { ReceiptNotificationViewModel } from '@/ui/payments/receipt-notification-view-model'
import { WaysFromPaymentsViewModel } from '@/ui/payments/ways-from-payments-view-model'
import { paths } from '@/ui/paths'
import { matchRoute } from '@/ui/route'
import { documentsTexts, paperText } from '@/ui/texts/documents.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import {
  receiptKindText,
  receiptNotificationTexts,
  receiptTroubleText,
} from '@/ui/texts/receipt-notification.texts'
import type { MyPaymentTasks, PaperTasks, ReceiptTasks } from '#features/support/tasks/papers.tasks'
import type { HeadlessPortal } from './headless-portal'

const texts = documentsTexts.couponBook

export class HeadlessPapers implements PaperTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async chooseLoan(name: string): Promise<void> {
    const { model, loans } = await this.menu()
    const loan = loans.find((each) => couponBookLoanText(each) === name)
    if (!loan) throw new Error(`There is no ${name} in the menu`)
    model.choose(loan.loanId)
  }

  async acknowledge(): Promise<void> {
    ;(await this.couponBook()).acknowledge()
  }

  async downloadCouponBook(): Promise<void> {
    await (await this.couponBook()).downloadBook()
  }

  async download(paper: string): Promise<void> {
    const loan = await this.loan()
    const kept = loan.papers.find((each) => paperText(each) === paper)
    if (kept) await this.portal.beside(LoanPapersViewModel).open(kept, loan)
    else if (loan.couponBookAt !== undefined) this.portal.navigation.go(loan.couponBookAt)
    else throw new Error(`${paper} is not offered`)
  }

  async retry(): Promise<void> {
    await (await this.couponBook()).retry()
  }

  async loans(): Promise<readonly string[]> {
    return (await this.menu()).loans.map(couponBookLoanText)
  }

  async notice(): Promise<string> {
    const { step } = await this.couponBook()
    if (step === 'direct-debit') return `${texts.directDebitTitle} ${texts.directDebit}`
    return step === 'not-enabled' ? `${texts.notEnabledTitle} ${texts.notEnabled}` : ''
  }

  async offersCouponBook(): Promise<boolean> {
    return (await this.couponBook()).step === 'download'
  }

  async offered(): Promise<readonly string[]> {
    const { couponBookAt, papers } = await this.loan()
    return [...(couponBookAt === undefined ? [] : [paperText('coupon-book')]), ...papers.map(paperText)]
  }

  async openedFiles(): Promise<number> {
    return this.portal.fileOpener.opened.length
  }

  async failure(): Promise<string> {
    const { state } = await this.couponBook()
    return state.phase === 'failed' ? withReference(state.message, loansTexts.loadReference) : ''
  }

  private async menu() {
    const model = await this.couponBook()
    return { model, loans: model.state.phase === 'ready' ? model.state.loans : [] }
  }

  private async couponBook(): Promise<CouponBookViewModel> {
    const model = this.portal.at(CouponBookViewModel, undefined)
    await this.portal.until(() => model.state.phase !== 'loading')
    return model
  }

  private async loan(): Promise<LoanPapers> {
    const { idLoan = '' } = matchRoute('/mis-prestamos/:idLoan', this.portal.navigation.path()) ?? {}
    const model = this.portal.at(LoanViewModel, { loanId: idLoan })
    await this.portal.until(() => model.state.phase !== 'loading')
    if (model.state.phase !== 'ready') throw new Error(`The loan is ${model.state.phase}`)
    return model.state.loan.papers
  }
}

export class HeadlessMyPayments implements MyPaymentTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async seeMore(): Promise<void> {
    ;(await this.model()).seeMore()
  }

  async sendReceipt(): Promise<void> {
    if (!(await this.ways()).offersReceipt) throw new Error('No receipt can be sent from here')
    this.portal.navigation.go(paths.receiptNotification)
  }

  async retry(): Promise<void> {
    await (await this.model()).retry()
  }

  async payments(): Promise<readonly string[]> {
    return (await this.model()).lists
      .flatMap(({ rows }) => rows)
      .map((row) =>
        [
          row.title,
          formatMoney(row.amount),
          row.commerceName,
          `${row.date} · ${row.paidBy}`,
          row.status.text,
          row.warning,
        ]
          .filter(Boolean)
          .join(' ')
          .replaceAll('\u00a0', ' '),
      )
  }

  async count(): Promise<string> {
    return (await this.model()).count
  }

  async emptyNotice(): Promise<string> {
    return (await this.model()).state.phase === 'empty' ? myPaymentsTexts.emptyTitle : ''
  }

  async failure(): Promise<string> {
    const { state } = await this.model()
    return state.phase === 'failed' ? withReference(state.message, myPaymentsTexts.reference) : ''
  }

  async waysOn(): Promise<readonly string[]> {
    const { offersPayment, offersReceipt } = await this.ways()
    const { newPayment, sendReceipt } = myPaymentsTexts
    return [
      ...(offersPayment ? [newPayment] : []),
      ...(offersReceipt ? [sendReceipt] : []),
      failureTexts.goHome,
    ]
  }

  private async ways(): Promise<WaysFromPaymentsViewModel> {
    await this.model()
    const ways = this.portal.beside(WaysFromPaymentsViewModel)
    ways.start()
    await this.portal.quiet()
    return ways
  }

  private async model(): Promise<MyPaymentsViewModel> {
    const model = this.portal.at(MyPaymentsViewModel, undefined)
    await this.portal.until(() => model.state.phase !== 'loading')
    return model
  }
}

export class HeadlessReceipts implements ReceiptTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async chooseType(name: string): Promise<void> {
    const model = await this.model()
    const type = model.types.find(({ kind }) => receiptKindText(kind).title === name)
    if (!type) throw new Error(`There is no receipt ${name}`)
    model.choose(type.id)
  }

  async chooseFile({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): Promise<void> {
    await (await this.model()).chooseFile(new File([new Uint8Array(bytes)], name))
  }

  async send(): Promise<void> {
    await (await this.model()).send()
  }

  async types(): Promise<readonly string[]> {
    return (await this.model()).types
      .map(({ kind }) => receiptKindText(kind))
      .map(({ title, detail }) => `${title} ${detail}`)
  }

  async file(): Promise<string> {
    const { file } = await this.model()
    if (file.phase !== 'chosen') return ''
    const { name, bytes } = file.upload
    return receiptNotificationTexts.chosen(name, formatFileSize(bytes.length)).replaceAll('\u00a0', ' ')
  }

  async complaints(): Promise<readonly string[]> {
    return (await this.model()).errors.map(({ text }) => text)
  }

  async trouble(): Promise<string> {
    const { trouble } = await this.model()
    if (!trouble) return ''
    const { title, text } = receiptTroubleText(trouble)
    return `${title} ${text}`
  }

  async instructions(): Promise<readonly string[]> {
    const { title, pay, wait, keep, late } = receiptNotificationTexts.ticket
    return (await this.model()).type?.kind === 'ticket' ? [title, pay, wait, keep, late] : []
  }

  async takesFile(): Promise<boolean> {
    return (await this.model()).type?.kind === 'transfer'
  }

  async result(): Promise<string> {
    return (await this.model()).state.phase === 'sent' ? receiptNotificationTexts.sentTitle : ''
  }

  /** Nothing moves where nothing is drawn. */
  async celebrationSeconds(): Promise<number> {
    return 0
  }

  private async model(): Promise<ReceiptNotificationViewModel> {
    const model = this.portal.at(ReceiptNotificationViewModel, undefined)
    await this.portal.until(() => model.state.phase !== 'loading')
    return model
  }
}

function withReference(message: string, reference: string): string {
  return `${message} ${kitTexts.reference(reference)}`
}
