import type { ExternalFormSubmission, ExternalForm } from '@/application/shared/external-form-submission.port'

/**
 * Sends the customer to another site by submitting a form to that site. The code that submits the form
 * is loaded at first use. If it cannot be loaded, the error is reported like an error in loading any
 * other part of the portal.
 */
export class BrowserExternalFormSubmission implements ExternalFormSubmission {
  constructor(private readonly window: Window) {}

  submit(form: ExternalForm): void {
    void import('./submit-external-form').then(({ submitExternalForm }) =>
      submitExternalForm(this.window, form),
    )
  }
}
