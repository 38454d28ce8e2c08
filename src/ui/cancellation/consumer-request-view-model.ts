import { inject, injectable } from 'inversify'
import { normalizedDni } from '@/domain/access/dni'
import type {
  ConsumerRequest,
  ConsumerRequestReceipt,
  ConsumerRequestKind,
} from '@/domain/cancellation/consumer-request'
import { dayInBuenosAires } from '@/domain/shared/calendar-date'
import type { ConsumerRequestFailure } from '@/application/cancellation/consumer-request.port'
import { SendConsumerRequest } from '@/application/cancellation/send-consumer-request'
import { SessionStore } from '@/application/session/session-store'
import { Clipboard } from '@/application/shared/clipboard.port'
import { FileSaver } from '@/application/shared/file-saver.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { findFormErrors } from '@/ui/kit/validate-field'
import { formatLongDate, formatTime } from '@/ui/kit/format'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import {
  consumerRequestFailureMessage,
  consumerRequestTextsOfKind,
  consumerRequestTexts as texts,
  mayConsumerRequestHaveArrived,
  type ConsumerRequestMessage,
} from '@/ui/texts/consumer-request.texts'
import { ConsumerRequestForm } from './consumer-request-form'

type ConsumerRequestState =
  | { readonly phase: 'asking' }
  | { readonly phase: 'sending' }
  | { readonly phase: 'sent'; readonly consumerCase: ConsumerRequestReceipt }

type ConsumerRequestField = 'dni' | 'fullName' | 'contact'

const fileContentType = 'text/plain;charset=utf-8'

/**
 * The screen for sending a consumer request. It has three fields and one button; after sending, it shows the
 * case number. Source: CAN-06.
 */
@injectable()
export class ConsumerRequestViewModel {
  state: ConsumerRequestState = { phase: 'asking' }
  fields: Readonly<Record<ConsumerRequestField, string>> = { dni: '', fullName: '', contact: '' }
  errors: readonly FormError[] = []
  /** The message that says why the lender did not confirm the request; undefined if nothing has failed. */
  failureMessage: ConsumerRequestMessage | undefined = undefined
  kind: ConsumerRequestKind = 'revocation'
  /** The requests that may have arrived although sending them failed, as texts: one for each set of fields. */
  private readonly possiblyArrivedRequests = new Set<string>()

  constructor(
    @inject(SendConsumerRequest) private readonly sendRequest: SendConsumerRequest,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(FileSaver) private readonly fileSaver: FileSaver,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state', 'fields', 'errors', 'failureMessage', 'kind')
  }

  /** Opens the form of the consumer request. If a customer is signed in, their name and DNI are filled in. */
  onMount({ kind }: { readonly kind: ConsumerRequestKind }): () => void {
    this.kind = kind
    const customer = this.sessions.customer()
    if (customer) {
      const fullName = `${customer.firstName} ${customer.surname}`
      this.fields = { ...this.fields, dni: customer.dni, fullName }
    }
    return () => this.pendingRequest.cancel()
  }

  /**
   * Number of the loan to revoke, from whose screen the customer opened the form; undefined if they opened it
   * from elsewhere, or if they cancel the service.
   */
  get loanNumber(): string | undefined {
    return this.kind === 'revocation' ? addresses.revocation.parse(this.navigation).loan : undefined
  }

  get isSignedIn(): boolean {
    return this.sessions.current() !== undefined
  }

  setFieldValue(field: ConsumerRequestField, typed: string): void {
    if (this.state.phase !== 'asking') return
    this.fields = { ...this.fields, [field]: field === 'dni' ? normalizedDni(typed) : typed }
    this.errors = this.errors.filter(({ fieldId }) => fieldId !== field)
    this.failureMessage = undefined
  }

  async submitRequest(): Promise<void> {
    if (this.state.phase !== 'asking') return
    this.errors = findFormErrors(Object.assign(new ConsumerRequestForm(), this.fields))
    this.failureMessage = undefined
    if (this.errors.length > 0) return
    this.state = { phase: 'sending' }
    const request = this.request()
    await this.pendingRequest.waitForAnswer(this.sendRequest.execute(request), (answer) => {
      if (answer.ok) this.state = { phase: 'sent', consumerCase: answer.value }
      else {
        this.state = { phase: 'asking' }
        this.showFailure(answer.failure, request)
      }
    })
  }

  /**
   * Returns a text with the date and time in Buenos Aires at which the lender created the customer's case.
   */
  creationTimeText({ createdAt }: ConsumerRequestReceipt): string {
    return texts.moment(formatLongDate(dayInBuenosAires(createdAt)), formatTime(createdAt))
  }

  async copyCaseNumber({ number }: ConsumerRequestReceipt): Promise<boolean> {
    return (await this.clipboard.copy(number)).ok
  }

  /** Saves a text file with the customer's request and the case number that the lender gave it. */
  saveRequestFile(consumerCase: ConsumerRequestReceipt): void {
    const lines = [
      consumerRequestTextsOfKind(this.kind).title,
      `${texts.number}: ${consumerCase.number}`,
      `${texts.createdAt}: ${this.creationTimeText(consumerCase)}`,
      `${texts.fullName}: ${this.fields.fullName.trim()}`,
      `${texts.dni}: ${this.fields.dni}`,
      `${texts.contact}: ${this.fields.contact.trim()}`,
      ...(this.loanNumber === undefined ? [] : [texts.loan(this.loanNumber)]),
    ]
    const blob = new Blob([`${lines.join('\r\n')}\r\n`], { type: fileContentType })
    this.fileSaver.download({ blob, contentType: fileContentType }, texts.fileName(consumerCase.number))
    this.toasts.show({ text: texts.saved, tone: 'good', seconds: downloadToastSeconds })
  }

  private showFailure(failure: ConsumerRequestFailure, request: ConsumerRequest): void {
    const key = JSON.stringify(request)
    const earlier = this.possiblyArrivedRequests.has(key) ? 'may-be-done' : 'none'
    this.failureMessage = consumerRequestFailureMessage(failure, earlier)
    if (mayConsumerRequestHaveArrived(failure)) this.possiblyArrivedRequests.add(key)
  }

  private request(): ConsumerRequest {
    const { dni, fullName, contact } = this.fields
    const { kind, loanNumber } = this
    const asked = { kind, dni, fullName: fullName.trim(), contact: contact.trim() }
    return loanNumber === undefined ? asked : { ...asked, loanNumber }
  }
}
