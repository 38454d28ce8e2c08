import type { CurrentDevice } from '@/application/access/current-device.port'
import type { ExternalFormSubmission, ExternalForm } from '@/application/shared/external-form-submission.port'

/** Window width from which the desktop header is shown. */
const wide = '(min-width: 1264px)'

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

export class BrowserCurrentDevice implements CurrentDevice {
  constructor(private readonly window: Window) {}

  isDesktop(): boolean {
    const { window } = this
    // Safari before 16.4 does not support `not` within a media query.
    return window.matchMedia(wide).matches && !window.matchMedia('(pointer: coarse)').matches
  }

  addressOf(path: string): string {
    return this.window.location.origin + path
  }
}
