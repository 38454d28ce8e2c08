// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BrowserExternalFormSubmission } from '@/adapters/device/browser-external-form-submission'
import { failure, success } from '@/domain/shared/result'

const form = { address: 'https://selfie.example/start', fields: { externalId: 'check-1' } }

let submittedForms: unknown[] = []

beforeEach(() => {
  submittedForms = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submittedForms.push([this.method, this.action, Object.fromEntries(new FormData(this))])
  })
})
afterEach(() => void vi.restoreAllMocks())

/** Dispatches the event with which the browser says that the content security policy blocked something. */
function reportBlockedByPolicy(effectiveDirective: string): void {
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }))
}

it('a form with its fields is sent to the other site, and does not stay on the page', async () => {
  const submission = new BrowserExternalFormSubmission(window).submit(form)
  expect(submittedForms).toEqual([['post', 'https://selfie.example/start', { externalId: 'check-1' }]])
  expect(document.forms).toHaveLength(0)
  window.dispatchEvent(new Event('pagehide'))
  expect(await submission).toEqual(success(undefined))
})

it('a form that the content security policy blocks is not sent', async () => {
  const submission = new BrowserExternalFormSubmission(window).submit(form)
  reportBlockedByPolicy('img-src')
  reportBlockedByPolicy('form-action')
  window.dispatchEvent(new Event('pagehide'))
  expect(await submission).toEqual(failure({ kind: 'no-answer' }))
})
