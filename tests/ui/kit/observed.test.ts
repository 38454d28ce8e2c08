import { autorun, isComputedProp, isObservable, isObservableProp } from 'mobx'
import { describe, expect, it } from 'vitest'
import { observed } from '@/ui/kit/observed'

class Purse {
  readonly ways = { card: 'visa' }
}

class Till {
  pesos = 1
  state = { phase: 'open', notes: [100] }
  turn = 0

  constructor(readonly purse: Purse = new Purse()) {
    observed(this, 'pesos', 'state')
  }

  get hundreds(): number {
    return this.state.notes.length
  }

  take(pesos: number): void {
    this.pesos = this.pesos + pesos
  }
}

function follow<Value>(read: () => Value): readonly Value[] {
  const seen: Value[] = []
  autorun(() => seen.push(read()))
  return seen
}

describe('what is observed', () => {
  it('is followed by whoever reads it', () => {
    const till = new Till()
    const seen = follow(() => till.pesos)
    till.take(4)
    expect(seen).toEqual([1, 5])
  })

  it('is what the class says, and nothing that it was given', () => {
    const till = new Till()
    expect(['pesos', 'state', 'turn', 'purse'].filter((name) => isObservableProp(till, name))).toEqual([
      'pesos',
      'state',
    ])
  })

  it('is kept as it is, whole', () => {
    const till = new Till()
    expect([isObservable(till.state), isObservable(till.state.notes)]).toEqual([false, false])
  })

  it('is what getters are computed of', () => {
    expect(isComputedProp(new Till(), 'hundreds')).toBe(true)
  })

  it('changes by methods that need not know whose they are', () => {
    const till = new Till()
    const { take } = till
    take(2)
    expect(till.pesos).toBe(3)
  })

  it('has a field for every name', () => {
    class Forgetful {
      declare pesos: number
      constructor() {
        observed(this, 'pesos')
      }
    }
    expect(() => new Forgetful()).toThrow('There is no field pesos to observe')
  })
})
