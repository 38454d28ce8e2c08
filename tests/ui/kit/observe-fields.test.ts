import { autorun, isComputedProp, isObservable, isObservableProp } from 'mobx'
import { describe, expect, it } from 'vitest'
import { observeFields } from '@/ui/kit/observe-fields'

class Wallet {
  readonly paymentMethods = { card: 'visa' }
}

class CashRegister {
  pesos = 1
  state = { phase: 'open', notes: [100] }
  shift = 0

  constructor(readonly wallet: Wallet = new Wallet()) {
    observeFields(this, 'pesos', 'state')
  }

  get hundredPesoNoteCount(): number {
    return this.state.notes.length
  }

  receivePesos(pesos: number): void {
    this.pesos = this.pesos + pesos
  }
}

function recordValues<Value>(read: () => Value): readonly Value[] {
  const seen: Value[] = []
  autorun(() => seen.push(read()))
  return seen
}

describe('an observed class', () => {
  it('notifies every reader of its fields', () => {
    const till = new CashRegister()
    const seen = recordValues(() => till.pesos)
    till.receivePesos(4)
    expect(seen).toEqual([1, 5])
  })

  it('observes its own fields, and not the objects passed to it', () => {
    const till = new CashRegister()
    expect(['pesos', 'state', 'shift', 'wallet'].filter((name) => isObservableProp(till, name))).toEqual([
      'pesos',
      'state',
    ])
  })

  it('stores an object without changing it', () => {
    const till = new CashRegister()
    expect([isObservable(till.state), isObservable(till.state.notes)]).toEqual([false, false])
  })

  it('computes its getters from its fields', () => {
    expect(isComputedProp(new CashRegister(), 'hundredPesoNoteCount')).toBe(true)
  })

  it('changes by methods that work without `this`', () => {
    const till = new CashRegister()
    const { receivePesos } = till
    receivePesos(2)
    expect(till.pesos).toBe(3)
  })

  it('has a field for every name', () => {
    class Forgetful {
      declare pesos: number
      constructor() {
        observeFields(this, 'pesos')
      }
    }
    expect(() => new Forgetful()).toThrow('There is no field pesos to observe')
  })
})
