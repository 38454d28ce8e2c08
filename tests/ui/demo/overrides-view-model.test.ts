import { beforeEach, describe, expect, it } from 'vitest'
import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { demoOverridesSchema, defaultDemoState } from '@/adapters/fake/demo-state'
import { decodeDemoState, encodeDemoState } from '@/adapters/fake/demo-state-link'
import { FakeLenderOverridesViewModel, type LabelledFakeLenderOverride } from '@/ui/demo/overrides-view-model'
import { LoanOverridesViewModel } from '@/ui/demo/loan-overrides-view-model'
import { SimulatedFaultsViewModel } from '@/ui/demo/simulated-faults-view-model'

let lender: FakeBackEnd
let model: FakeLenderOverridesViewModel

beforeEach(() => {
  lender = new FakeBackEnd({ demoState: defaultDemoState, now: () => 0, sleep: () => Promise.resolve() })
  model = new FakeLenderOverridesViewModel(lender)
})

function setOverride({ name, inputKind }: LabelledFakeLenderOverride): void {
  if (inputKind.kind === 'flag') model.switchOverride(name, true)
  if (inputKind.kind === 'choice') model.chooseOverrideOption(name, inputKind.options[0] ?? '')
  if (inputKind.kind === 'word') model.chooseOverrideOption(name, 'palabra')
  if (inputKind.kind === 'count') model.enterOverrideNumber(name, '3')
}

function clearOverride({ name, inputKind }: LabelledFakeLenderOverride): void {
  if (inputKind.kind === 'flag') model.switchOverride(name, false)
  else if (inputKind.kind === 'count') model.enterOverrideNumber(name, '')
  else model.chooseOverrideOption(name, '')
}

describe('the switches of the demo panel', () => {
  it('are one for each setting of the lender, each with its own words', () => {
    const ofOneLoan = ['loans', 'paidElsewhere']
    // Settings that need another configuration of the portal, which the panel cannot change.
    const configured = ['sixDigitCodes', 'passwordsWithSymbols']
    const left = [...ofOneLoan, ...configured]
    const all = Object.keys(demoOverridesSchema.entries).filter((name) => !left.includes(name))
    expect(model.labelledOverrides.map(({ name }) => name)).toEqual(all)
    expect(new Set(model.labelledOverrides.map(({ label }) => label)).size).toBe(all.length)
    expect(model.labelledOverrides.filter(({ label }) => !/^[A-ZÁÉÍÓÚ]/.test(label))).toEqual([])
  })

  it('set the lender, each of them, and are complete in a link', () => {
    for (const each of model.labelledOverrides) setOverride(each)
    const { set } = lender.demoState()
    expect(Object.keys(set).toSorted()).toEqual(model.labelledOverrides.map(({ name }) => name).toSorted())
    expect(decodeDemoState(encodeDemoState(lender.demoState()))).toEqual(lender.demoState())
  })

  it('leave nothing set when they are turned off', () => {
    for (const each of model.labelledOverrides) setOverride(each)
    for (const each of model.labelledOverrides) clearOverride(each)
    expect(lender.demoState()).toEqual(defaultDemoState)
    expect(model.hasNoOverrides).toBe(true)
  })

  it('are all turned off at once', () => {
    for (const each of model.labelledOverrides) setOverride(each)
    model.clearOverrides()
    expect(lender.demoState()).toEqual(defaultDemoState)
  })

  it('show the settings of a link, also unknown words', () => {
    lender.replaceDemoState({
      ...defaultDemoState,
      set: { noLoans: true, loanStatus: 'ZZZ', lineMovements: 1000 },
    })
    model.refreshOverrides()
    const status = model.labelledOverrides.find(({ name }) => name === 'loanStatus')
    expect([
      model.isOverrideOn('noLoans'),
      model.overrideValueText('loanStatus'),
      model.overrideValueText('lineMovements'),
    ]).toEqual([true, 'ZZZ', '1000'])
    expect(status && model.overrideOptions(status).map(({ value }) => value)).toContain('ZZZ')
  })

  it('set nothing that the chosen customer cannot have', () => {
    model.enterOverrideNumber('lineMovements', '99999')
    expect(lender.demoState().set).toEqual({})
  })

  it('do not change the faults, nor do the faults change them', () => {
    const faults = new SimulatedFaultsViewModel(lender)
    model.switchOverride('noLoans', true)
    faults.chooseLatency('3000')
    model.switchOverride('noPayments', true)
    expect(lender.demoState()).toEqual({
      ...defaultDemoState,
      latencyMs: 3000,
      set: { noLoans: true, noPayments: true },
    })
  })
})

describe('the changes to one loan in the demo panel', () => {
  let loan: LoanOverridesViewModel

  beforeEach(() => {
    loan = new LoanOverridesViewModel(lender)
    loan.chooseLoan('40128753')
  })

  it('are shown field by field, in cents', () => {
    loan.setFieldValue('unpaidInstallmentNumber', '3')
    loan.setFieldValue('installmentAmount', '12.625,5')
    loan.setFieldValue('installmentCount', '6')
    loan.setFieldValue('subproductId', '38')
    loan.setFieldValue('paymentMethod', 'DIRECT_DEBIT')
    loan.setFieldValue('amountPaidElsewhere', '100')
    const terms = {
      owes: 3,
      installment: 1_262_550,
      installmentCount: 6,
      subproductId: 38,
      paymentMethod: 'DIRECT_DEBIT',
    }
    expect(lender.demoState().set).toEqual({
      loans: { '40128753': terms },
      paidElsewhere: { '40128753': 10_000 },
    })
    expect(decodeDemoState(encodeDemoState(lender.demoState()))).toEqual(lender.demoState())
  })

  it('are shown again for each loan', () => {
    loan.setFieldValue('unpaidInstallmentNumber', '3')
    loan.setFieldValue('amountPaidElsewhere', '12625,50')
    loan.chooseLoan('40097264')
    expect(loan.fields.unpaidInstallmentNumber).toBe('')
    loan.chooseLoan('40128753')
    expect([loan.fields.unpaidInstallmentNumber, loan.fields.amountPaidElsewhere]).toEqual(['3', '12625,50'])
  })

  it.each(['x', '-1', '1,234', '1e9'])('ignore a text that is no number: %s', (text) => {
    loan.setFieldValue('unpaidInstallmentNumber', text)
    loan.setFieldValue('installmentAmount', text)
    loan.setFieldValue('amountPaidElsewhere', text)
    expect(lender.demoState().set).toEqual({})
  })

  it('end when the fields are empty, and the other loans keep theirs', () => {
    lender.replaceDemoState({ ...defaultDemoState, set: { loans: { '1': { owes: 1 } }, noCvu: true } })
    loan.setFieldValue('unpaidInstallmentNumber', '3')
    loan.setFieldValue('unpaidInstallmentNumber', '')
    expect(lender.demoState().set).toEqual({ loans: { '1': { owes: 1 } }, noCvu: true })
  })
})
