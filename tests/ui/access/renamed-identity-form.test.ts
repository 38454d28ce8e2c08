import { beforeEach, expect, it } from 'vitest'
import { CreditLineIdentityCheck } from '@/application/revolving-line/credit-line-identity-check'
import { ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import { PhoneNumberChangeViewModel } from '@/ui/access/phone-number-change-view-model'
import { RefinancingIdentityCheckViewModel } from '@/ui/refinancing/refinancing-identity-check-view-model'
import { RefinancingSelfieViewModel } from '@/ui/refinancing/refinancing-selfie-view-model'
import { CreditLineIdentityCheckViewModel } from '@/ui/revolving-line/credit-line-identity-check-view-model'
import { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'
import { refinanceUntilSelfie, requestCreditLineLoan } from './identity-check-tasks'

let page: PageWithFakeBackEnd

beforeEach(() => {
  page = new PageWithFakeBackEnd('/cambio-celular', {
    settings: { identityForm: { externalId: 'operacion' } },
  })
})

/**
 * Passes the identity check at the provider, which received the form, and opens the address to which the
 * provider sends the customer back.
 */
function returnFromProvider(): void {
  const { submittedForms } = page.container.get<{ submittedForms: { fields: Record<string, string> }[] }>(
    ExternalFormSubmission,
  )
  const back = page.backEnd.saveIdentityCheckResult(submittedForms.at(-1)?.fields['operacion'] ?? '', {
    decision: 'HIT',
    idParameterName: 'externaltxid',
  })
  const { pathname, search } = new URL(back ?? '')
  page.navigation.goTo(pathname + search)
}

it('the change of phone accepts the identity check of a form with another field name', async () => {
  const leaving = page.resolve(PhoneNumberChangeViewModel)
  leaving.onMount()
  await leaving.startSelfie()
  returnFromProvider()
  page.resolve(PhoneNumberChangeViewModel).onMount()
  // Removing the parameters of the check changes the address, which starts the screen again.
  const returned = page.resolve(PhoneNumberChangeViewModel)
  returned.onMount()
  await page.waitUntilCallsAreAnswered()
  expect(returned.state.phase).toBe('validated')
})

it('a loan of the line accepts the identity check of a form with another field name', async () => {
  const requests = requestCreditLineLoan(page)
  const leaving = page.resolve(CreditLineIdentityCheckViewModel)
  leaving.onMount()
  await leaving.startIdentityCheck()
  returnFromProvider()
  page.resolve(CreditLineIdentityCheck).storeCheckFromAddress(page.navigation.queryString())
  page.resolve(CreditLineIdentityCheckViewModel).onMount()
  await page.waitUntilCallsAreAnswered()
  expect(requests.current()?.isValidated).toBe(true)
})

it('a refinancing accepts the identity check of a form with another field name', async () => {
  const journey = refinanceUntilSelfie(page)
  const leaving = page.resolve(RefinancingSelfieViewModel)
  leaving.onMount()
  await leaving.continueToSelfieOrCard()
  returnFromProvider()
  page.resolve(RefinancingIdentityCheckViewModel).onMount()
  expect(journey.progress().check).toEqual(expect.objectContaining({ externalId: expect.any(String) }))
})
