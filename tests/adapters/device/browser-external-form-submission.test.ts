// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BrowserExternalFormSubmission } from '@/adapters/device/browser-external-form-submission'
import { failure, success } from '@/domain/shared/result'

const form = { address: 'https://selfie.example/start', fields: { externalId: 'check-1' } }

let submittedForms: unknown[] = []
let reloadCount: number

beforeEach(() => {
  submittedForms = []
  reloadCount = 0
  sessionStorage.clear()
  vi.spyOn(window.location, 'reload').mockImplementation(() => void (reloadCount += 1))
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

it('a form that the content security policy blocks reloads the page once, for the policy of today', async () => {
  void new BrowserExternalFormSubmission(window).submit(form)
  reportBlockedByPolicy('form-action')
  expect(reloadCount).toBe(1)
  const submission = new BrowserExternalFormSubmission(window).submit(form)
  reportBlockedByPolicy('form-action')
  window.dispatchEvent(new Event('pagehide'))
  expect(await submission).toEqual(failure({ kind: 'no-answer' }))
  expect(reloadCount).toBe(1)
})

it('a form that the content security policy blocks is not sent if the page cannot store that it reloaded', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
  const submission = new BrowserExternalFormSubmission(window).submit(form)
  reportBlockedByPolicy('form-action')
  expect(await submission).toEqual(failure({ kind: 'no-answer' }))
  expect(reloadCount).toBe(0)
})

it('a picture that the content security policy blocks does not end the submission of a form', async () => {
  const submission = new BrowserExternalFormSubmission(window).submit(form)
  reportBlockedByPolicy('img-src')
  window.dispatchEvent(new Event('pagehide'))
  expect(await submission).toEqual(success(undefined))
  expect(reloadCount).toBe(0)
})
