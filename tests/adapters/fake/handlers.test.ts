import { describe, expectTypeOf, it } from 'vitest'
import type { sessionContract } from '@/adapters/contract/session.contract'
import type { paymentsContract } from '@/adapters/contract/payments.contract'
import type { CallHandler, ContractHandlers } from '@/adapters/fake/shared/handler'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import type { Refusal } from '@/adapters/fake/shared/refusal'
import { sessionHandlers } from '@/adapters/fake/session/session.routes'

type SessionContract = typeof sessionContract
type RefreshRequest = Parameters<CallHandler<SessionContract['refreshToken']>>[0]
type ValidateRequest = Parameters<CallHandler<SessionContract['validateSession']>>[0]
type PayRequest = Parameters<CallHandler<(typeof paymentsContract)['payWithSavedCard']>>[0]

describe('the handlers of a capability', () => {
  it('do not compile when one is missing', () => {
    const { validateSession: _missing, ...incomplete } = sessionHandlers
    expectTypeOf(sessionHandlers).toExtend<ContractHandlers<SessionContract>>()
    expectTypeOf(incomplete).not.toExtend<ContractHandlers<SessionContract>>()
  })

  it('do not compile when one answers with another shape', () => {
    const wrong = { ...sessionHandlers, refreshToken: () => ({ token: 'x' }) }
    expectTypeOf(wrong).not.toExtend<ContractHandlers<SessionContract>>()
    expectTypeOf<Awaited<ReturnType<ContractHandlers<SessionContract>['refreshToken']>>>().toEqualTypeOf<
      { accessToken: string } | Refusal
    >()
  })

  it('know the parameters, the body, the customer and the key of their row', () => {
    expectTypeOf<RefreshRequest['path']>().toEqualTypeOf<{ readonly customerTaxId: string }>()
    expectTypeOf<RefreshRequest['body']>().toEqualTypeOf<{ refreshToken: string }>()
    expectTypeOf<RefreshRequest['customer']>().toEqualTypeOf<undefined>()
    expectTypeOf<ValidateRequest['customer']>().toEqualTypeOf<CustomerRecord>()
    expectTypeOf<ValidateRequest['idempotencyKey']>().toEqualTypeOf<undefined>()
    expectTypeOf<PayRequest['idempotencyKey']>().toEqualTypeOf<string>()
  })
})
