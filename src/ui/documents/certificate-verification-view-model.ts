import { inject, injectable } from 'inversify'
import { hyphenatedCuit } from '@/domain/shared/cuit'
import { dayInBuenosAires, type Instant } from '@/domain/shared/calendar-date'
import { CurrentDevice } from '@/application/access/current-device.port'
import { CustomerDocumentQueries } from '@/application/documents/customer-document-queries.port'
import {
  VerifyCertificate,
  type CertificateVerificationFailure,
  type VerifiedCertificate,
} from '@/application/documents/verify-certificate'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import { formatLongDate, formatTime } from '@/ui/kit/format'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import {
  certificateRefusalText,
  certificateStatusFailureText,
  certificateStatusText,
  certificateVerificationTexts as texts,
} from '@/ui/texts/verification.texts'

type CertificateVerificationState =
  | { readonly phase: 'start' }
  | { readonly phase: 'verifying' }
  | { readonly phase: 'refused'; readonly text: string; readonly canRetry: boolean }
  | { readonly phase: 'verified'; readonly shown: VerifiedCertificateState }

export interface VerifiedCertificateState {
  readonly asOfText: string
  readonly rows: readonly { readonly label: string; readonly value: string; readonly hint?: string }[]
  readonly loansTitle: string
  readonly loanNumbers: readonly string[]
  readonly howVerifiedTexts: readonly string[]
}

/**
 * The state of the request for the certificate's current status. The lender is asked only when the visitor
 * asks for the status.
 */
type CertificateStatusRequestState =
  | { readonly phase: 'asking' }
  | { readonly phase: 'answered'; readonly text: string; readonly tone: 'info' | 'bad' }

/**
 * Failures of verifying a certificate that may disappear by themselves, so that trying again a moment later
 * makes sense.
 */
const retryableFailures: readonly CertificateVerificationFailure['kind'][] = [
  'no-answer',
  'unreadable',
  'server-failure',
  'keys-too-old',
  'future',
]

/**
 * The page on which anybody verifies a debt-free certificate. The page holds the certificate's signed text
 * only in memory. Source: DOC-04, GEN-11.
 */
@injectable()
export class CertificateVerificationViewModel {
  state: CertificateVerificationState = { phase: 'start' }
  statusRequestState: CertificateStatusRequestState | undefined = undefined
  typedLink = ''
  errors: readonly FormError[] = []
  private signedText = ''
  private verified: VerifiedCertificate | undefined

  constructor(
    @inject(VerifyCertificate) private readonly verifyCertificate: VerifyCertificate,
    @inject(CustomerDocumentQueries) private readonly queries: CustomerDocumentQueries,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(CurrentDevice) private readonly device: Pick<CurrentDevice, 'fullAddressOfPath'>,
    @inject(Settings) private readonly settings: Pick<Settings, 'brandName'>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
    @inject(PendingRequest) private readonly pendingAnswer: PendingRequest,
  ) {
    observeFields(this, 'state', 'statusRequestState', 'typedLink', 'errors')
  }

  onMount(): () => void {
    const stop = this.navigation.onChange(() => this.verifySignedTextInAddress())
    this.verifySignedTextInAddress()
    return () => {
      stop()
      this.pendingRequest.cancel()
      this.pendingAnswer.cancel()
    }
  }

  /**
   * The web address of the portal. The visitor compares it with the browser's address bar and with the
   * address on the printed certificate.
   */
  get portalAddress(): string {
    return this.device.fullAddressOfPath('')
  }

  enterLink(link: string): void {
    this.typedLink = link
    this.errors = []
  }

  verifyEnteredLink(): void {
    const signedText = this.typedLink.trim().replace(/^.*#/, '')
    this.errors = signedText === '' ? [{ fieldId: 'link', text: texts.start.linkRequired }] : []
    if (signedText === '') return
    this.typedLink = ''
    void this.verify(signedText)
  }

  retry(): void {
    void this.verify(this.signedText)
  }

  verifyAnotherCertificate(): void {
    this.signedText = ''
    this.verified = undefined
    this.clearStatusRequest()
    this.state = { phase: 'start' }
  }

  async requestCertificateStatus(): Promise<void> {
    const { verified } = this
    if (!verified || this.statusRequestState?.phase === 'asking') return
    const { number, issuer } = verified.certificate
    this.statusRequestState = { phase: 'asking' }
    await this.pendingAnswer.waitForAnswer(this.queries.certificateStatus(number), (answer) => {
      if (!answer.ok) {
        const isForged = answer.failure.kind === 'never-issued'
        const text = certificateStatusFailureText(answer.failure, issuer.name)
        this.statusRequestState = { phase: 'answered', text, tone: isForged ? 'bad' : 'info' }
        return
      }
      const { status, statedAt } = answer.value
      const text = certificateStatusText({ status }, issuer.name, dateAndTimeText(statedAt))
      this.statusRequestState = { phase: 'answered', text, tone: status === 'debt-free' ? 'info' : 'bad' }
    })
  }

  /**
   * Moves the certificate's signed text from the address bar to memory, and then verifies it. After that,
   * the text is neither in the browser's history nor visible on a shared screen.
   */
  private verifySignedTextInAddress(): void {
    const signedText = this.navigation.fragment().slice(1)
    if (signedText === '') return
    this.navigation.goTo(addresses.verification.createPath(), { replace: true })
    void this.verify(signedText)
  }

  private async verify(signedText: string): Promise<void> {
    this.signedText = signedText
    this.clearStatusRequest()
    this.state = { phase: 'verifying' }
    await this.pendingRequest.waitForAnswer(this.verifyCertificate.execute(signedText), (answer) => {
      this.verified = answer.ok ? answer.value : undefined
      this.state = answer.ok
        ? { phase: 'verified', shown: toVerifiedState(answer.value) }
        : { phase: 'refused', ...this.toRefusalText(answer.failure) }
    })
  }

  /** Removes the answer about the certificate's status, and ignores an answer that is still to come. */
  private clearStatusRequest(): void {
    this.pendingAnswer.cancel()
    this.statusRequestState = undefined
  }

  private toRefusalText(refusal: CertificateVerificationFailure): {
    readonly text: string
    readonly canRetry: boolean
  } {
    const text = certificateRefusalText(refusal, this.settings.brandName)
    return { text, canRetry: retryableFailures.includes(refusal.kind) }
  }
}

function toVerifiedState({ certificate, keysOrigin }: VerifiedCertificate): VerifiedCertificateState {
  const { issuer, holder, loanNumbers, asOf, issuedAt, number } = certificate
  const { verified, how } = texts
  const keysText = keysOrigin.areFromStore ? how.storedKeys : how.keys
  return {
    asOfText: verified.asOf(formatLongDate(asOf)),
    rows: [
      { label: verified.name, value: holder.name },
      { label: verified.dni, value: holder.dniEnding, hint: verified.compare },
      { label: verified.issuer, value: issuer.name },
      { label: verified.taxId, value: hyphenatedCuit(issuer.taxId) },
      { label: verified.issuedAt, value: dateAndTimeText(issuedAt) },
      { label: verified.number, value: number },
    ],
    loansTitle: verified.loans(loanNumbers.length),
    loanNumbers,
    howVerifiedTexts: [how.unchanged(issuer.name), keysText(dateAndTimeText(keysOrigin.at))],
  }
}

function dateAndTimeText(moment: Instant): string {
  return texts.verified.moment(formatLongDate(dayInBuenosAires(moment)), formatTime(moment))
}
