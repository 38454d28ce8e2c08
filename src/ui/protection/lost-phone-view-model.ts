import { inject, injectable } from 'inversify'
import { normalizedDni } from '@/domain/access/dni'
import { dayInBuenosAires, type Instant } from '@/domain/shared/calendar-date'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { mayReportHaveArrived } from '@/application/protection/may-report-have-arrived'
import type { LostPhoneFailure } from '@/application/protection/protection.port'
import { ReportLostPhone } from '@/application/protection/report-lost-phone'
import { SessionStore } from '@/application/session/session-store'
import { findFormErrors } from '@/ui/kit/validate-field'
import { formatLongDate, formatTime } from '@/ui/kit/format'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import type { AccountProtectionMessage } from '@/ui/texts/account-protection.texts'
import { lostPhoneFailureMessage, lostPhoneTexts as texts } from '@/ui/texts/lost-phone.texts'
import { LostPhoneForm } from './lost-phone-form'

type LostPhoneState =
  | { readonly phase: 'asking' }
  | { readonly phase: 'sending' }
  | { readonly phase: 'protected'; readonly since: string; readonly hasPausedPasskeys: boolean }

type LostPhoneField = 'dni' | 'password'

/**
 * The screen for a customer whose phone was lost. It asks for their DNI and password, and has one
 * button. Source: ACC-38.
 */
@injectable()
export class LostPhoneViewModel {
  state: LostPhoneState = { phase: 'asking' }
  fieldValues: Readonly<Record<LostPhoneField, string>> = { dni: '', password: '' }
  errors: readonly FormError[] = []
  /** The message that says why the lender did not confirm the report; undefined if nothing has failed. */
  failureMessage: AccountProtectionMessage | undefined = undefined
  /** DNI of each person whose account may be protected already, because the answer to a report was lost. */
  private possiblyProtectedDnis: readonly string[] = []

  constructor(
    @inject(ReportLostPhone) private readonly report: ReportLostPhone,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state', 'fieldValues', 'errors', 'failureMessage')
  }

  /**
   * Opens the form, filled with the DNI of the signed-in customer or of the person who was about to sign
   * in.
   */
  onMount(): () => void {
    const dni = this.sessions.customer()?.dni ?? this.progress.current()?.dni ?? ''
    this.fieldValues = { ...this.fieldValues, dni }
    return () => {
      this.pendingRequest.cancel()
      this.fieldValues = { ...this.fieldValues, password: '' }
    }
  }

  setFieldValue(field: LostPhoneField, typed: string): void {
    if (this.state.phase !== 'asking') return
    this.fieldValues = { ...this.fieldValues, [field]: field === 'dni' ? normalizedDni(typed) : typed }
    this.errors = this.errors.filter(({ fieldId }) => fieldId !== field)
    this.failureMessage = undefined
  }

  async reportLostPhone(): Promise<void> {
    if (this.state.phase !== 'asking') return
    this.errors = findFormErrors(Object.assign(new LostPhoneForm(), this.fieldValues))
    this.failureMessage = undefined
    if (this.errors.length > 0) return
    this.state = { phase: 'sending' }
    await this.pendingRequest.waitForAnswer(this.report.execute(this.fieldValues), (answer) => {
      this.fieldValues = { ...this.fieldValues, password: '' }
      if (answer.ok) {
        const { reportedAt, hasPausedPasskeys } = answer.value
        this.state = { phase: 'protected', since: reportedAtText(reportedAt), hasPausedPasskeys }
      } else {
        this.state = { phase: 'asking' }
        this.showFailure(answer.failure)
      }
    })
  }

  private showFailure(failure: LostPhoneFailure): void {
    const { dni } = this.fieldValues
    const earlier = this.possiblyProtectedDnis.includes(dni) ? 'may-be-done' : 'none'
    this.failureMessage = lostPhoneFailureMessage(failure, earlier)
    if (mayReportHaveArrived(failure)) this.possiblyProtectedDnis = [...this.possiblyProtectedDnis, dni]
  }
}

function reportedAtText(moment: Instant): string {
  return texts.done(formatLongDate(dayInBuenosAires(moment)), formatTime(moment))
}
