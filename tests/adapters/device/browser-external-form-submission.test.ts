// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { BrowserExternalFormSubmission } from '@/adapters/device/browser-external-form-submission'
import { success } from '@/domain/shared/result'

it('a form with its fields is sent to the other site, and does not stay on the page', async () => {
  const sent: unknown[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push([this.method, this.action, Object.fromEntries(new FormData(this))])
  })
  const submission = new BrowserExternalFormSubmission(window)
  const form = { address: 'https://selfie.example/start', fields: { externalId: 'check-1' } }
  expect(await submission.submit(form)).toEqual(success(undefined))
  expect(sent).toEqual([['post', 'https://selfie.example/start', { externalId: 'check-1' }]])
  expect(document.forms).toHaveLength(0)
})
