import { describe, expect, it } from 'vitest'
import { qrPaymentContract } from '@/adapters/contract/qr-payment.contract'
import { orderRefusal } from '@/adapters/http/order-refusal'
import { toOrderStatus } from '@/adapters/http/order-status-mapper'

const refusedAs = orderRefusal(qrPaymentContract.pay)
const inTable = 'AMOUNT_MISMATCH'

function read(status: number, code?: string) {
  return refusedAs({ kind: 'refused', status, ...(code === undefined ? {} : { code }) })
}

describe('an order that was refused', () => {
  it.each([409, 422, 499])('with %i and a code of its row was not done', (status) => {
    expect(read(status, inTable)).toEqual({ kind: 'refused', why: inTable })
  })

  it.each([400, 401, 403, 404])('with %i was not even begun, whatever it says', (status) => {
    expect(read(status)).toEqual({ kind: 'refused', isAtDoor: true })
    expect(read(status, 'BUSY')).toEqual({ kind: 'refused', why: 'BUSY', isAtDoor: true })
  })

  it.each([
    [500, inTable],
    [503, inTable],
    [500, undefined],
    [409, undefined],
    [409, 'BUSY'],
    [409, 'constructor'],
    [402, undefined],
    [408, undefined],
    [429, undefined],
  ])('with %i and %s may have been done all the same', (status, code) => {
    expect(read(status, code)).toBeUndefined()
  })
})

describe('what is told of an order', () => {
  it('has no number where its text is empty', () => {
    expect(toOrderStatus({ status: 'APPROVED', transactionId: '', operationId: '' })).toEqual({
      status: 'approved',
    })
    expect(toOrderStatus({ status: 'REJECTED', errorCode: '' })).toEqual({ status: 'rejected' })
  })

  it('says nothing yet where it cannot be read', () => {
    expect(toOrderStatus({})).toEqual({ status: 'in-process' })
  })
})
