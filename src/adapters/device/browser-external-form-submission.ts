import { failure, success } from '@/domain/shared/result'
import type { ExternalForm, ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import { externalFormMethod } from '@/application/shared/external-form-method'

/**
 * Leaves the page by submitting an HTML form: with GET if its address belongs to the portal's own site, with
 * POST if not. The submission ends when the browser leaves the page, or when the content security policy of the
 * page blocks the form or a redirect of it. Source: SES-18.
 */
export class BrowserExternalFormSubmission implements ExternalFormSubmission {
  constructor(private readonly window: Window) {}

  submit({ address, fields }: ExternalForm): ReturnType<ExternalFormSubmission['submit']> {
    const { document, location } = this.window
    const url = new URL(address, location.origin)
    const form = document.createElement('form')
    form.method = externalFormMethod(address, location.origin)
    form.action = url.href
    form.hidden = true
    // Submitting a GET form replaces the query of its address.
    const inherited = form.method === 'get' ? [...url.searchParams] : []
    for (const [name, value] of [...inherited, ...Object.entries(fields)]) {
      const field = document.createElement('input')
      field.type = 'hidden'
      field.name = name
      field.value = value
      form.append(field)
    }
    document.body.append(form)
    const submission = this.waitForSubmission()
    form.submit()
    form.remove()
    return submission
  }

  private waitForSubmission(): ReturnType<ExternalFormSubmission['submit']> {
    return new Promise((resolve) => {
      this.window.addEventListener('pagehide', () => resolve(success(undefined)))
      this.window.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective === 'form-action') resolve(failure({ kind: 'no-answer' }))
      })
    })
  }
}
