import { beforeEach, describe, expect, it } from 'vitest'
import { demoPanelApiCalls } from '@/adapters/fake/call-catalogue'
import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { defaultDemoState } from '@/adapters/fake/demo-state'
import { decodeDemoState, encodeDemoState } from '@/adapters/fake/demo-state-link'
import { SimulatedFaultsViewModel } from '@/ui/demo/simulated-faults-view-model'

let lender: FakeBackEnd
let panel: SimulatedFaultsViewModel

beforeEach(() => {
  lender = new FakeBackEnd({ demoState: defaultDemoState, now: () => 0, sleep: () => Promise.resolve() })
  panel = new SimulatedFaultsViewModel(lender)
})

const sendFindPeopleRequest = () => lender.handle(new Request('https://portal.invalid/api/users/28456123'))

describe('a fault that a trainer chooses', () => {
  it('is for any call that the demo serves, each named in words with its capability', () => {
    panel.searchBackEndCalls(': ')
    expect(panel.backEndCallOptions).toHaveLength(demoPanelApiCalls.length)
    expect(panel.backEndCallOptions.filter(({ label }) => /^[a-z]/.test(label))).toEqual([])
  })

  it('is for one of the most common calls, or for another one found by its words, without accents', () => {
    expect(panel.backEndCallOptions.map(({ value }) => value)).toContain('payments.payWithSavedCard')
    expect(panel.backEndCallOptions.length).toBeLessThan(12)
    panel.searchBackEndCalls('DEBITO nueva')
    expect(panel.backEndCallOptions.map(({ value }) => value)).toEqual(['payments.payWithNewCard'])
    panel.searchBackEndCalls('nada dice esto')
    expect(panel.backEndCallOptions).toEqual([])
  })

  it('stays in the list while the trainer searches for another call', () => {
    panel.chooseBackEndCallToFail('payments.payWithNewCard')
    panel.searchBackEndCalls('provincias')
    expect(panel.backEndCallOptions.map(({ value }) => value)).toEqual([
      'payments.payWithNewCard',
      'profile.listStates',
    ])
  })

  it('is incomplete until the trainer adds it', () => {
    expect(panel.hasFaultNotAddedYet).toBe(false)
    panel.chooseBackEndCallToFail('payments.payWithNewCard')
    expect(panel.hasFaultNotAddedYet).toBe(true)
    panel.addFault()
    expect(panel.hasFaultNotAddedYet).toBe(false)
  })

  it('applies to the next call, once', async () => {
    panel.chooseBackEndCallToFail('access.findPeople')
    panel.chooseFakeAnswer('serverError')
    panel.addFault()
    expect(panel.upcomingFaultTexts).toEqual([
      expect.stringMatching(/^Ingreso: .* → Error del servidor \(500\)$/),
    ])
    expect((await sendFindPeopleRequest()).status).toBe(500)
    expect((await sendFindPeopleRequest()).status).toBe(200)
    panel.refreshDemoState()
    expect(panel.upcomingFaultTexts).toEqual([])
  })

  it('can be a code of the catalogue', async () => {
    panel.chooseBackEndCallToFail('access.findPeople')
    panel.chooseFakeAnswer('code')
    expect(panel.canAddFault).toBe(false)
    panel.enterAnswerField('code', 'INVALID_PHONE_NUMBER')
    panel.addFault()
    const answer = await sendFindPeopleRequest()
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'INVALID_PHONE_NUMBER' })
  })

  it('loses its code when the trainer removes the call', () => {
    panel.chooseBackEndCallToFail('access.findPeople')
    panel.chooseFakeAnswer('code')
    panel.enterAnswerField('code', 'INVALID_PHONE_NUMBER')
    panel.chooseBackEndCallToFail('session.accountStatus')
    expect(panel.canAddFault).toBe(false)
  })

  it('can be removed', async () => {
    panel.chooseBackEndCallToFail('access.findPeople')
    panel.addFault()
    panel.forgetUpcomingFaults()
    expect((await sendFindPeopleRequest()).status).toBe(200)
  })

  it('cuts the connection at once, and restores it', async () => {
    panel.setOffline(true)
    await expect(sendFindPeopleRequest()).rejects.toThrow(TypeError)
    panel.setOffline(false)
    expect((await sendFindPeopleRequest()).status).toBe(200)
  })

  it('is complete in a link', () => {
    panel.chooseLatency('3000')
    panel.setOffline(true)
    for (const { value } of panel.fakeAnswerOptions) {
      panel.chooseBackEndCallToFail('access.findPeople')
      panel.chooseFakeAnswer(value)
      if (value === 'code') panel.enterAnswerField('code', 'CUSTOMER_NOT_FOUND')
      if (value === 'otherStatus') panel.enterAnswerField('status', '418')
      panel.addFault()
    }
    expect(panel.upcomingFaultTexts).toHaveLength(18)
    expect(decodeDemoState(encodeDemoState(lender.demoState()))).toEqual(lender.demoState())
  })

  it('includes the latency of a link', () => {
    lender.replaceDemoState({ ...defaultDemoState, latencyMs: 7000 })
    panel.refreshDemoState()
    expect(panel.latencyOptions.map(({ label }) => label)).toContain('7 segundos')
  })
})
