import { beforeEach, expect, it, vi } from 'vitest'
import { ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import { PhoneNumberChangeViewModel } from '@/ui/access/phone-number-change-view-model'
import { Toasts } from '@/ui/kit/toasts'
import { RefinancingSelfieViewModel } from '@/ui/refinancing/refinancing-selfie-view-model'
import { CreditLineIdentityCheckViewModel } from '@/ui/revolving-line/credit-line-identity-check-view-model'
import { longWaitOptions } from '#tests/support/long-timeout'
import type { MemoryExternalFormSubmission } from '#tests/support/memory-device'
import { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'
import { refinanceUntilSelfie, requestCreditLineLoan } from './identity-check-tasks'

let page: PageWithFakeBackEnd
let forms: MemoryExternalFormSubmission

beforeEach(() => {
  page = new PageWithFakeBackEnd('/cambio-celular')
  forms = page.container.get<MemoryExternalFormSubmission>(ExternalFormSubmission)
})

/**
 * Presses the button to the selfie while the code that submits the provider's form cannot be loaded, and then
 * again when it can.
 */
async function pressTwice(model: { readonly state: { readonly phase: string } }, press: () => Promise<void>) {
  forms.canLoadCode = false
  await press()
  await vi.waitFor(() => expect(model.state.phase).toBe('intro'), longWaitOptions)
  expect(page.container.get(Toasts).shown.map(({ text }) => text)).toEqual([
    'No pudimos iniciar la validación de identidad. Probá de nuevo en unos minutos.',
  ])
  forms.canLoadCode = true
  await press()
  expect(model.state.phase).toBe('leaving')
  expect(forms.submittedForms).toHaveLength(1)
}

it('the selfie of a change of phone can be started again when the form could not be loaded', async () => {
  const model = page.resolve(PhoneNumberChangeViewModel)
  model.onMount()
  await pressTwice(model, () => model.startSelfie())
})

it('the selfie of a loan of the line can be started again when the form could not be loaded', async () => {
  requestCreditLineLoan(page)
  const model = page.resolve(CreditLineIdentityCheckViewModel)
  model.onMount()
  await pressTwice(model, () => model.startIdentityCheck())
})

it('the selfie of a refinancing can be started again when the form could not be loaded', async () => {
  refinanceUntilSelfie(page)
  const model = page.resolve(RefinancingSelfieViewModel)
  model.onMount()
  await pressTwice(model, () => model.continueToSelfieOrCard())
})
