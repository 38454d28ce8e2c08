import type { Result } from '@/domain/shared/result'
import { definePort } from './port'

/** A form that takes the customer to another site. */
export interface ExternalForm {
  readonly address: string
  readonly fields: Readonly<Record<string, string>>
}

/** Takes the customer to another site by submitting a form. A link cannot submit a form. Source: SES-18. */
export interface ExternalFormSubmission {
  /**
   * Submits the form. Fails if the code that submits it could not be loaded, or if the browser blocks the form:
   * the customer then stays in the portal. The page may be reloaded once first. Source: GEN-16, OPS-01.
   */
  submit(form: ExternalForm): Promise<Result<undefined, { readonly kind: 'no-answer' }>>
}
export const ExternalFormSubmission = definePort<ExternalFormSubmission>('ExternalFormSubmission')
