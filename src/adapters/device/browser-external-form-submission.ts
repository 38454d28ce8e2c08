import type { ExternalFormSubmission, ExternalForm } from '@/application/shared/external-form-submission.port'

/**
 * Submits a form to another site, which the customer leaves the portal for. The code is loaded only then; a
 * failure to load it is reported like that of any other part of the portal.
 */
export class BrowserExternalFormSubmission implements ExternalFormSubmission {
  constructor(private readonly window: Window) {}

  submit(form: ExternalForm): void {
    void import('./submit-external-form').then(({ submitExternalForm }) =>
      submitExternalForm(this.window, form),
    )
  }
}
