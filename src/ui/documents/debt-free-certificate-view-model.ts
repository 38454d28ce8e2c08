import { inject, injectable } from 'inversify'
import type { Loan } from '@/domain/loans/loan'
import { CurrentDevice } from '@/application/access/current-device.port'
import { CustomerDocumentQueries } from '@/application/documents/customer-document-queries.port'
import { DocumentLoanQueries } from '@/application/loans/loan.port'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Clock } from '@/application/shared/clock.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { formatBriefMoney } from '@/ui/kit/format'
import type { ScannableCode } from '@/ui/kit/scannable-code'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { drawQrCode } from '@/ui/kit/qr-drawing'
import { loanName } from '@/ui/loans/loan-name'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { FileDownloader } from './file-downloader'

const texts = documentsTexts.debtFree

/** A loan that the debt-free certificate covers. */
export interface LoanOnCertificate {
  readonly title: string
  readonly lentAmountText: string
}

export type DebtFreeCertificateState =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly loans: readonly LoanOnCertificate[] }

/** The link and QR code that lead to the page on which anybody verifies the certificate. Source: DOC-04. */
interface CertificateVerificationQrCode {
  readonly link: string
  readonly picture: ScannableCode
  /** Address of the verification page, without the signed text of the certificate. */
  readonly pageAddress: string
}

/** The screen with the debt-free certificate of the customer's paid-off loans. Source: DOC-02, DOC-04. */
@injectable()
export class DebtFreeCertificateViewModel {
  /**
   * The link and QR code for verifying the certificate; undefined while they are loading, if loading them
   * failed, or if the lender does not sign certificates.
   */
  verificationQrCode: CertificateVerificationQrCode | undefined = undefined

  constructor(
    @inject(DocumentLoanQueries) private readonly loans: DocumentLoanQueries,
    @inject(CustomerDocumentQueries) private readonly documents: CustomerDocumentQueries,
    @inject(CurrentDevice) private readonly device: Pick<CurrentDevice, 'fullAddressOfPath'>,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(PendingRequest) private readonly pendingCode: PendingRequest,
    @inject(Clock) private readonly clock: Clock,
    @inject(FileDownloader) readonly downloader: FileDownloader,
    @inject(AsyncState) readonly asyncState: AsyncState<DebtFreeCertificateState>,
  ) {
    observeFields(this, 'verificationQrCode')
  }

  onMount(): () => void {
    const leave = this.asyncState.load(
      () => this.loans.paidOffLoans(),
      (loans) => {
        if (!loans.ok) return failedPhase(loans.failure)
        if (loans.value.length > 0) void this.loadVerificationQrCode()
        return toCertificateState(loans.value)
      },
    )
    return () => {
      leave()
      this.pendingCode.cancel()
      this.downloader.cancelDownload()
    }
  }

  async copyVerificationLink(link: string): Promise<boolean> {
    return (await this.clipboard.copy(link)).ok
  }

  /**
   * Loads the link and QR code for verifying the certificate. If that fails, the screen shows no error,
   * because the certificate can be downloaded without them.
   */
  private async loadVerificationQrCode(): Promise<void> {
    await this.pendingCode.waitForAnswer(this.documents.signedCertificate(), (text) => {
      if (!text.ok) return
      const pageAddress = this.device.fullAddressOfPath(addresses.verification.createPath())
      const link = `${pageAddress}#${text.value}`
      this.verificationQrCode = { link, picture: drawQrCode(link), pageAddress }
    })
  }

  async downloadCertificate(): Promise<void> {
    const requestFile = () => this.documents.debtFreeCertificate()
    await this.downloader.download({
      documentKind: 'debt-free',
      fileNameSuffix: this.clock.today(),
      requestFile,
    })
  }
}

function toCertificateState(loans: readonly Loan[]): DebtFreeCertificateState {
  return loans.length === 0 ? { phase: 'empty' } : { phase: 'ready', loans: loans.map(toLoanOnCertificate) }
}

function toLoanOnCertificate(loan: Loan): LoanOnCertificate {
  const title = loanName(loan)
  return {
    title: texts.loan(title, loan.externalId),
    lentAmountText: texts.lent(
      formatBriefMoney(loan.disbursedAmount),
      texts.installments(loan.installmentCount),
    ),
  }
}
