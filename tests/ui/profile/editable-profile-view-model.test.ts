import { describe, expect, it } from 'vitest'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { profileNotSavedMessage } from '@/ui/texts/profile.texts'
import { startViewModelAndWait, waitUntilStateLoaded } from '#tests/support/async-state-builders'
import { listApiFailuresWithMessages } from '#tests/support/api-failures'
import { runWithExpiredTimeouts } from '#tests/ui/documents/a-documents-page'
import { ProfilePage } from './a-profile-page'

const uncertainOutcomeText = 'Guardarlo otra vez no cambia nada si ya estaba.'

describe('the profile form', () => {
  it.each(listApiFailuresWithMessages('profile.findEditableData'))(
    'shows why it could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new ProfilePage('marta')
      page.failNextCall('profile.findEditableData', answer)
      const model = page.createEditableProfileViewModel()
      await runWithExpiredTimeouts(() => startViewModelAndWait(model))
      expect(model.asyncState.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})

describe.each([
  ['contact', 'profile.saveContact'],
  ['address', 'profile.saveLocation'],
] as const)('a %s that is not saved', (part, call) => {
  it.each(listApiFailuresWithMessages(call).filter(([what]) => !what.includes('cannot be read')))(
    'shows why, and keeps what the customer typed: %s',
    async (_, answer, sentence) => {
      const page = new ProfilePage('marta')
      const model = await startViewModelAndWait(page.createEditableProfileViewModel())
      model.editProfilePart(part)
      model.changeContact((contact) => contact.setFieldValue('email', 'marta@nuevo.example'))
      model.changePostalAddress((address) => address.setFieldValue('street', 'Calle 9'))
      page.failNextCall(call, answer)
      await runWithExpiredTimeouts(() => model.saveEditedProfilePart())
      expect(model.asyncState.state).toMatchObject({ phase: 'editing', part })
      expect([model.contactForm.typedContact.email, model.postalAddressForm.typedAddress.street]).toEqual([
        'marta@nuevo.example',
        'Calle 9',
      ])
      const { text } = profileNotSavedMessage(model.failure ?? { kind: 'session-ended' })
      expect(text).toBe(isRejection(answer) ? sentence : `${sentence} ${uncertainOutcomeText}`)
    },
  )
})

describe('a contact', () => {
  it('is shown on every screen once it was saved', async () => {
    const page = new ProfilePage('marta')
    const model = await startViewModelAndWait(page.createEditableProfileViewModel())
    model.editProfilePart('contact')
    model.changeContact((contact) => contact.setFieldValue('email', ' marta@nuevo.example '))
    await model.saveEditedProfilePart()
    expect(page.sessions.customer()?.email).toBe('marta@nuevo.example')
    expect(page.sessions.customer()?.phone).toBe('1145678901')
  })

  it('is saved once, however often the customer presses', async () => {
    const page = new ProfilePage('marta')
    const model = await startViewModelAndWait(page.createEditableProfileViewModel())
    model.editProfilePart('contact')
    await Promise.all([model.saveEditedProfilePart(), model.saveEditedProfilePart()])
    expect(page.browser.countCalls('profile.saveContact')).toBe(1)
  })

  it('whose earlier answer was lost names no recipient if the lender does not say what it has stored', async () => {
    const page = new ProfilePage('marta')
    const model = await startViewModelAndWait(page.createEditableProfileViewModel())
    model.editProfilePart('contact')
    model.changeContact((contact) => contact.setFieldValue('email', 'primero@nuevo.example'))
    page.failNextCall('profile.saveContact', 'lost-answer')
    await model.saveEditedProfilePart()
    expect(model.futureNoticeRecipients).toEqual([])
    model.changeContact((contact) => contact.setFieldValue('email', 'segundo@nuevo.example'))
    page.failNextCall('profile.findEditableData', { status: 500 })
    await model.saveEditedProfilePart()
    expect(model.asyncState.loadedState).toMatchObject({
      phase: 'reading',
      lastEdit: { isSaved: true, noticeRecipients: [] },
    })
  })

  it('names its recipients again in the next edit once a save after a lost answer succeeds', async () => {
    const page = new ProfilePage('marta')
    const model = await startViewModelAndWait(page.createEditableProfileViewModel())
    model.editProfilePart('contact')
    model.changeContact((contact) => contact.setFieldValue('email', 'primero@nuevo.example'))
    page.failNextCall('profile.saveContact', 'lost-answer')
    await model.saveEditedProfilePart()
    await model.saveEditedProfilePart()
    model.editProfilePart('contact')
    expect(model.futureNoticeRecipients).not.toEqual([])
  })

  it('is not saved in the session of another customer', async () => {
    const page = new ProfilePage('marta')
    const model = await startViewModelAndWait(page.createEditableProfileViewModel())
    model.editProfilePart('contact')
    page.browser.signIn('raul')
    await model.saveEditedProfilePart()
    expect(page.browser.countCalls('profile.saveContact')).toBe(0)
    expect(model.failure).toEqual({ kind: 'session-ended' })
  })

  it('is not stored as a draft while it is unchanged', async () => {
    const page = new ProfilePage('marta')
    const model = await startViewModelAndWait(page.createEditableProfileViewModel())
    model.editProfilePart('contact')
    model.changeContact((contact) => contact.setFieldValue('email', 'otra@correo.example'))
    expect(page.drafts.current()).toMatchObject({ part: 'contact' })
    model.changeContact((contact) => contact.setFieldValue('email', 'marta.gimenez@correo.example'))
    expect(page.drafts.current()).toBeUndefined()
  })
})

describe('the places of an address', () => {
  it('that the lender does not know any more have to be chosen again', async () => {
    const page = new ProfilePage('marta')
    const locationInfo = { state: '06', district: '06999', city: '06999001', street: 'Calle 9' }
    page.failNextCall('profile.findEditableData', { status: 200, body: { locationInfo } })
    const model = await startViewModelAndWait(page.createEditableProfileViewModel())
    model.editProfilePart('address')
    await waitUntilStateLoaded(model.postalAddressForm.districtsAndCitiesAsyncState)
    expect(model.postalAddressForm.typedAddress).toMatchObject({
      stateId: '06',
      districtId: '',
      cityId: '',
      street: 'Calle 9',
    })
    expect(model.postalAddressForm.errors().map(({ fieldId }) => fieldId)).toContain('districtId')
  })

  it('are those of the province that the customer chose last', async () => {
    const page = new ProfilePage('marta')
    const model = await startViewModelAndWait(page.createEditableProfileViewModel())
    model.editProfilePart('address')
    await waitUntilStateLoaded(model.postalAddressForm.districtsAndCitiesAsyncState)
    const letGo = page.browser.delayAnswersOfCall('profile.listCities')
    model.changePostalAddress((address) => address.chooseProvince('66'))
    model.changePostalAddress((address) => address.chooseProvince('06'))
    await waitUntilStateLoaded(model.postalAddressForm.districtsAndCitiesAsyncState)
    letGo()
    await page.browser.openTab().gateways.profile.districts('66')
    expect(
      model.postalAddressForm.districtsAndCitiesAsyncState.loadedState?.districtsAndCities.districts.map(
        ({ name }) => name,
      ),
    ).toContain('La Plata')
    expect(model.postalAddressForm.typedAddress.stateId).toBe('06')
  })
})

/**
 * Returns true if the lender's answer means that nothing was saved. Only a status from 400 to 499 means
 * this.
 */
function isRejection(answer: DemoNextCallAnswer): boolean {
  return typeof answer === 'object' && 'status' in answer && answer.status < 500
}
