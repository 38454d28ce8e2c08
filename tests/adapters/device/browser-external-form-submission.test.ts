// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { BrowserExternalFormSubmission } from '@/adapters/device/browser-external-form-submission'
import type { ExternalForm } from '@/application/shared/external-form-submission.port'

const form: ExternalForm = { address: 'https://selfie.example', fields: { externalId: 'check-1' } }

it('a form is submitted by code that is loaded at first use', async () => {
  const submitted: ExternalForm[] = []
  const submission = new BrowserExternalFormSubmission(window, async () => ({
    submitExternalForm: (_window, each) => submitted.push(each),
  }))
  expect(await submission.submit(form)).toBe(true)
  expect(submitted).toEqual([form])
})

it('a form is not submitted if the code cannot be loaded, and can be submitted again', async () => {
  const submitted: ExternalForm[] = []
  let isOnline = false
  const submission = new BrowserExternalFormSubmission(window, async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return { submitExternalForm: (_window, each) => submitted.push(each) }
  })
  expect(await submission.submit(form)).toBe(false)
  isOnline = true
  expect(await submission.submit(form)).toBe(true)
  expect(submitted).toEqual([form])
})
