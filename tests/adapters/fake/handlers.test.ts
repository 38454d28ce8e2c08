import { describe, expectTypeOf, it } from 'vitest'
import type { sessionContract } from '@/adapters/contract/session.contract'
import type { paymentsContract } from '@/adapters/contract/payments.contract'
import type { CallHandler, ContractHandlers } from '@/adapters/fake/shared/handler'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import type { Refusal } from '@/adapters/fake/shared/refusal'
import { sessionHandlers } from '@/adapters/fake/session/session.routes'

type Session = typeof sessionContract
type Refresh = Parameters<CallHandler<Session['refreshToken']>>[0]
type Validate = Parameters<CallHandler<Session['validateSession']>>[0]
type Pay = Parameters<CallHandler<(typeof paymentsContract)['payWithSavedCard']>>[0]

describe('the handlers of a capability', () => {
  it('do not compile when one is missing', () => {
    const { validateSession: _missing, ...incomplete } = sessionHandlers
    expectTypeOf(sessionHandlers).toExtend<ContractHandlers<Session>>()
    expectTypeOf(incomplete).not.toExtend<ContractHandlers<Session>>()
  })

  it('do not compile when one answers with another shape', () => {
    const wrong = { ...sessionHandlers, refreshToken: () => ({ token: 'x' }) }
    expectTypeOf(wrong).not.toExtend<ContractHandlers<Session>>()
    expectTypeOf<Awaited<ReturnType<ContractHandlers<Session>['refreshToken']>>>().toEqualTypeOf<
      { accessToken: string } | Refusal
    >()
  })

  it('know the parameters, the body, the customer and the key of their row', () => {
    expectTypeOf<Refresh['path']>().toEqualTypeOf<{ readonly customerTaxId: string }>()
    expectTypeOf<Refresh['body']>().toEqualTypeOf<{ refreshToken: string }>()
    expectTypeOf<Refresh['customer']>().toEqualTypeOf<undefined>()
    expectTypeOf<Validate['customer']>().toEqualTypeOf<CustomerRecord>()
    expectTypeOf<Validate['idempotencyKey']>().toEqualTypeOf<undefined>()
    expectTypeOf<Pay['idempotencyKey']>().toEqualTypeOf<string>()
  })
})
