import { beforeEach, describe, expect, it } from 'vitest'
import { demoPanelApiCalls } from '@/adapters/fake/call-catalogue'
import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { defaultDemoState } from '@/adapters/fake/demo-state'
import { decodeDemoState, encodeDemoState } from '@/adapters/fake/demo-state-link'
import { SimulatedFaultsViewModel } from '@/ui/demo/simulated-faults-view-model'

let lender: FakeBackEnd
let model: SimulatedFaultsViewModel

beforeEach(() => {
  lender = new FakeBackEnd({ demoState: defaultDemoState, now: () => 0, sleep: () => Promise.resolve() })
  model = new SimulatedFaultsViewModel(lender)
})

const sendFindPeopleRequest = () => lender.handle(new Request('https://portal.invalid/api/users/28456123'))

describe('a fault that a trainer chooses', () => {
  it('is for any call that the demo serves, each named in words with its capability', () => {
    model.searchBackEndCalls(': ')
    expect(model.backEndCallOptions).toHaveLength(demoPanelApiCalls.length)
    expect(model.backEndCallOptions.filter(({ label }) => /^[a-z]/.test(label))).toEqual([])
  })

  it('is for one of the most common calls, or for another one found by its words, without accents', () => {
    expect(model.backEndCallOptions.map(({ value }) => value)).toContain('payments.payWithSavedCard')
    expect(model.backEndCallOptions.length).toBeLessThan(12)
    model.searchBackEndCalls('DEBITO nueva')
    expect(model.backEndCallOptions.map(({ value }) => value)).toEqual(['payments.payWithNewCard'])
    model.searchBackEndCalls('nada dice esto')
    expect(model.backEndCallOptions).toEqual([])
  })

  it('stays in the list while the trainer searches for another call', () => {
    model.chooseBackEndCallToFail('payments.payWithNewCard')
    model.searchBackEndCalls('provincias')
    expect(model.backEndCallOptions.map(({ value }) => value)).toEqual([
      'payments.payWithNewCard',
      'profile.listStates',
    ])
  })

  it('is incomplete until the trainer adds it', () => {
    expect(model.hasFaultNotAddedYet).toBe(false)
    model.chooseBackEndCallToFail('payments.payWithNewCard')
    expect(model.hasFaultNotAddedYet).toBe(true)
    model.addFault()
    expect(model.hasFaultNotAddedYet).toBe(false)
  })

  it('applies to the next call, once', async () => {
    model.chooseBackEndCallToFail('access.findPeople')
    model.chooseFakeAnswer('serverError')
    model.addFault()
    expect(model.upcomingFaultTexts).toEqual([
      expect.stringMatching(/^Ingreso: .* → Error del servidor \(500\)$/),
    ])
    expect((await sendFindPeopleRequest()).status).toBe(500)
    expect((await sendFindPeopleRequest()).status).toBe(200)
    model.refreshDemoState()
    expect(model.upcomingFaultTexts).toEqual([])
  })

  it('can be a code of the catalogue', async () => {
    model.chooseBackEndCallToFail('access.findPeople')
    model.chooseFakeAnswer('code')
    expect(model.canAddFault).toBe(false)
    model.enterAnswerField('code', 'INVALID_PHONE_NUMBER')
    model.addFault()
    const answer = await sendFindPeopleRequest()
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'INVALID_PHONE_NUMBER' })
  })

  it('loses its code when the trainer removes the call', () => {
    model.chooseBackEndCallToFail('access.findPeople')
    model.chooseFakeAnswer('code')
    model.enterAnswerField('code', 'INVALID_PHONE_NUMBER')
    model.chooseBackEndCallToFail('session.accountStatus')
    expect(model.canAddFault).toBe(false)
  })

  it('can be removed', async () => {
    model.chooseBackEndCallToFail('access.findPeople')
    model.addFault()
    model.forgetUpcomingFaults()
    expect((await sendFindPeopleRequest()).status).toBe(200)
  })

  it('cuts the connection at once, and restores it', async () => {
    model.setOffline(true)
    await expect(sendFindPeopleRequest()).rejects.toThrow(TypeError)
    model.setOffline(false)
    expect((await sendFindPeopleRequest()).status).toBe(200)
  })

  it('is complete in a link', () => {
    model.chooseLatency('3000')
    model.setOffline(true)
    for (const { value } of model.fakeAnswerOptions) {
      model.chooseBackEndCallToFail('access.findPeople')
      model.chooseFakeAnswer(value)
      if (value === 'code') model.enterAnswerField('code', 'CUSTOMER_NOT_FOUND')
      if (value === 'otherStatus') model.enterAnswerField('status', '418')
      model.addFault()
    }
    expect(model.upcomingFaultTexts).toHaveLength(18)
    expect(decodeDemoState(encodeDemoState(lender.demoState()))).toEqual(lender.demoState())
  })

  it('includes the latency of a link', () => {
    lender.replaceDemoState({ ...defaultDemoState, latencyMs: 7000 })
    model.refreshDemoState()
    expect(model.latencyOptions.map(({ label }) => label)).toContain('7 segundos')
  })
})
