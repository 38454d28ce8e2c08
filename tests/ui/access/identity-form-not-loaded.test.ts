import { beforeEach, expect, it, vi } from 'vitest'
import { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import { cents } from '@/domain/shared/money'
import { PhoneNumberChangeViewModel } from '@/ui/access/phone-number-change-view-model'
import { Toasts } from '@/ui/kit/toasts'
import { RefinancingSelfieViewModel } from '@/ui/refinancing/refinancing-selfie-view-model'
import { CreditLineIdentityCheckViewModel } from '@/ui/revolving-line/credit-line-identity-check-view-model'
import { refinancingLinkHashOfPersona } from '#tests/support/lender-links'
import { longWaitOptions } from '#tests/support/long-timeout'
import type { MemoryExternalFormSubmission } from '#tests/support/memory-device'
import { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'

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
  const requests = page.container.get<CreditLineRequestStore>(CreditLineRequestStore)
  requests.startRequest(cents(5_000_000))
  requests.updateRequest({ loanId: 'loan-1' })
  const model = page.resolve(CreditLineIdentityCheckViewModel)
  model.onMount()
  await pressTwice(model, () => model.startIdentityCheck())
})

it('the selfie of a refinancing can be started again when the form could not be loaded', async () => {
  const journey = page.container.get(RefinancingJourney)
  journey.openLink(refinancingLinkHashOfPersona('ramona'))
  journey.saveProposal({
    customerName: 'Ramona Paredes',
    refinancingAmount: cents(100),
    debtAmount: cents(50),
  })
  journey.saveCreatedLoan({ loanId: 'n-1', plan: { lineId: 'lr-3', count: 3, amount: cents(40) } })
  const model = page.resolve(RefinancingSelfieViewModel)
  model.onMount()
  await pressTwice(model, () => model.continueToSelfieOrCard())
})
