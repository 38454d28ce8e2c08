import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultDemoState,
  applyDemoStateChange,
  parseDemoClockInstant,
  type DemoState,
} from '@/adapters/fake/demo-state'
import {
  decodeDemoState,
  encodeDemoState,
  parseDemoStateChange,
  parseDemoStateAddress,
} from '@/adapters/fake/demo-state-link'

const nextCallAnswerArbitrary = fc.oneof(
  fc.constantFrom('malformed' as const, 'never' as const, 'network-error' as const, 'lost-answer' as const),
  fc.record(
    { status: fc.integer({ min: 200, max: 599 }), code: fc.string(), message: fc.string() },
    { requiredKeys: ['status'] },
  ),
  fc.record({ done: fc.record({ status: fc.integer({ min: 200, max: 599 }) }) }),
  fc.record({ late: fc.integer({ min: 1, max: 9 }) }),
)

const demoStateArbitrary: fc.Arbitrary<DemoState> = fc.record(
  {
    customer: fc.constantFrom('marta', 'raul', 'maria'),
    now: fc.constantFrom('2026-11-28T21:05:00-03:00', '2026-11-10T00:00:00Z'),
    latencyMs: fc.integer({ min: 0, max: 600_000 }),
    offline: fc.boolean(),
    next: fc.array(
      fc.record({
        call: fc.constantFrom('access.findPeople' as const, 'payments.payWithSavedCard' as const),
        answer: nextCallAnswerArbitrary,
      }),
    ),
    set: fc.record({ noCvu: fc.boolean(), cardRefusal: fc.string() }, { requiredKeys: [] }),
  },
  { requiredKeys: ['latencyMs', 'offline', 'next', 'set'] },
)

describe('a link of the demo', () => {
  it('restores exactly the same demo state', () => {
    fc.assert(
      fc.property(demoStateArbitrary, (demoState) => {
        const encoded = encodeDemoState(demoState)
        expect(encoded).toMatch(/^[\w-]*$/)
        expect(decodeDemoState(encoded)).toEqual(demoState)
        expect(parseDemoStateAddress(`https://demo.example/inicio#situacion=${encoded}`)).toEqual(demoState)
      }),
    )
  })

  it('has a short form that names a customer', () => {
    expect(parseDemoStateAddress('http://localhost:4173/?cliente=marta')).toEqual({
      customer: 'marta',
      latencyMs: 0,
      offline: false,
      next: [],
      set: {},
    })
  })

  it('never throws, and gives nothing for an invalid state', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(decodeDemoState(text)).toBeUndefined()
        parseDemoStateAddress(text)
        parseDemoStateAddress(`http://localhost/#situacion=${text}`)
      }),
    )
  })

  it.each([
    ['no situation', 'http://localhost:4173/inicio'],
    ['a customer who does not exist', 'http://localhost:4173/?cliente=nadie'],
    ['no address', 'http://['],
    ['half a link', 'http://localhost:4173/#situacion=eyJjdXN0b21lciI6Im1hcnRh'],
  ])('gives nothing for %s', (_what, address) => {
    expect(parseDemoStateAddress(address)).toBeUndefined()
  })

  it.each([
    { customer: 'nadie' },
    { latencyMs: -1 },
    { now: 'mañana' },
    { now: '2026-11-21' },
    { set: { noSuchThing: true } },
    { next: [{ call: 'access.noSuchCall', answer: 'never' }] },
    { next: [{ call: 'access.findPeople', answer: 'whatever' }] },
  ])('gives nothing for %o', (value) => {
    expect(decodeDemoState(btoa(JSON.stringify(value)))).toBeUndefined()
    expect(parseDemoStateChange(value)).toBeUndefined()
  })
})

describe('a change of the demo state', () => {
  it('replaces the named fields, and adds to the existing answers and overrides', () => {
    const before = applyDemoStateChange(defaultDemoState, {
      next: [{ call: 'access.findPeople', answer: 'never' }],
      set: { noCvu: true },
    })
    const change = parseDemoStateChange({
      offline: true,
      next: [{ call: 'access.sendCode', answer: 'malformed' }],
      set: { noLoans: true },
    })
    expect(applyDemoStateChange(before, change ?? {})).toEqual({
      latencyMs: 0,
      offline: true,
      next: [
        { call: 'access.findPeople', answer: 'never' },
        { call: 'access.sendCode', answer: 'malformed' },
      ],
      set: { noCvu: true, noLoans: true },
    })
  })

  it('writes an instant with its time zone', () => {
    expect(parseDemoClockInstant({ ...defaultDemoState, now: '2026-11-28T21:05:00-03:00' })).toBe(
      1_795_910_700_000,
    )
    expect(parseDemoClockInstant(defaultDemoState)).toBeUndefined()
  })
})
