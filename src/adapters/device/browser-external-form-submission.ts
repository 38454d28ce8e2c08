import type { ExternalFormSubmission, ExternalForm } from '@/application/shared/external-form-submission.port'

/**
 * Sends the customer to another site by submitting a form to it. The code is loaded at first use; a failure
 * to load it is reported like that of any other part of the portal.
 */
export class BrowserExternalFormSubmission implements ExternalFormSubmission {
  constructor(private readonly window: Window) {}

  submit(form: ExternalForm): void {
    void import('./submit-external-form').then(({ submitExternalForm }) =>
      submitExternalForm(this.window, form),
    )
  }
}
