import type { ExternalFormSubmission, ExternalForm } from '@/application/shared/external-form-submission.port'
import type * as formCode from './submit-external-form'

/**
 * Sends the customer to another site by submitting a form to that site. `load` loads the code that submits
 * the form, at first use.
 */
export class BrowserExternalFormSubmission implements ExternalFormSubmission {
  constructor(
    private readonly window: Window,
    private readonly load: () => Promise<typeof formCode>,
  ) {}

  submit(form: ExternalForm): Promise<boolean> {
    return this.load().then(
      ({ submitExternalForm }) => {
        submitExternalForm(this.window, form)
        return true
      },
      () => false,
    )
  }
}
