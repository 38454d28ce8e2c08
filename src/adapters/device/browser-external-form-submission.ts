import type { ExternalFormSubmission, ExternalForm } from '@/application/shared/external-form-submission.port'

/**
 * Submits the form to the other site. Its code is loaded when the customer leaves; a failure to load is
 * reported like that of any other part.
 */
export class BrowserExternalFormSubmission implements ExternalFormSubmission {
  constructor(private readonly window: Window) {}

  submit(form: ExternalForm): void {
    void import('./submit-external-form').then(({ submitExternalForm }) =>
      submitExternalForm(this.window, form),
    )
  }
}
