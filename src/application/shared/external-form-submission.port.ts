import { definePort } from './port'

/** A form that takes the customer to another site. */
export interface ExternalForm {
  readonly address: string
  readonly fields: Readonly<Record<string, string>>
}

/** Leaves for another site by submitting a form, which a link cannot do. Source: SES-18. */
export interface ExternalFormSubmission {
  submit(form: ExternalForm): void
}
export const ExternalFormSubmission = definePort<ExternalFormSubmission>('ExternalFormSubmission')
