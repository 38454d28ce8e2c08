import { failure, success } from '@/domain/shared/result'
import type { ExternalForm, ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import { externalFormMethod } from '@/application/shared/external-form-method'

/** Key in session storage for the site of the blocked form for which the page was last reloaded. */
const reloadedSiteKey = 'portal.reloadedForForm'

/**
 * Leaves the page by submitting an HTML form: with GET if its address belongs to the portal's own site, with
 * POST if not. The submission ends when the browser leaves the page, or when the content security policy of the
 * page blocks the form or a redirect of it. The lender may have changed the policy since the page was loaded, so the
 * page is reloaded once for each blocked site. The customer would leave the page with the form, so a reload loses
 * nothing. Source: SES-18, OPS-01.
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
    const submission = this.waitForSubmission(url.origin)
    form.submit()
    form.remove()
    return submission
  }

  private waitForSubmission(site: string): ReturnType<ExternalFormSubmission['submit']> {
    return new Promise((resolve) => {
      this.window.addEventListener('pagehide', () => resolve(success(undefined)))
      this.window.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective !== 'form-action') return
        if (this.recordReloadFor(site)) this.window.location.reload()
        else resolve(failure({ kind: 'no-answer' }))
      })
    })
  }

  /**
   * Records the site for which the page is about to be reloaded. Returns false if the page was already reloaded for
   * that site, or if the site cannot be stored.
   */
  private recordReloadFor(site: string): boolean {
    try {
      const { sessionStorage } = this.window
      if (sessionStorage.getItem(reloadedSiteKey) === site) return false
      sessionStorage.setItem(reloadedSiteKey, site)
      return true
    } catch {
      return false
    }
  }
}
