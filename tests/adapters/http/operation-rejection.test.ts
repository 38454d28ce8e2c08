import { describe, expect, it } from 'vitest'
import { qrPaymentContract } from '@/adapters/contract/qr-payment.contract'
import { createOperationRejectionMapper } from '@/adapters/http/operation-rejection'
import { toOperationStatus } from '@/adapters/http/operation-status-mapper'

const toRejection = createOperationRejectionMapper(qrPaymentContract.pay)
const errorCodeInContract = 'AMOUNT_MISMATCH'

function rejectionOf(status: number, code?: string) {
  return toRejection({ kind: 'refused', status, ...(code === undefined ? {} : { code }) })
}

describe('a refused operation', () => {
  it.each([400, 401, 403, 404, 409, 422, 499])('with %i and a code of its call was not done', (status) => {
    expect(rejectionOf(status, errorCodeInContract)).toEqual({
      kind: 'rejected',
      reason: errorCodeInContract,
    })
  })

  it.each([400, 401, 403, 404])(
    'with %i and no code of its call may have been done: the browser may have sent it twice',
    (status) => {
      expect(rejectionOf(status)).toBeUndefined()
      expect(rejectionOf(status, 'BUSY')).toBeUndefined()
    },
  )

  it.each([
    [500, errorCodeInContract],
    [503, errorCodeInContract],
    [500, undefined],
    [409, undefined],
    [409, 'BUSY'],
    [409, 'OPERATION_IN_PROCESS'],
    [409, 'constructor'],
    [402, undefined],
    [408, undefined],
    [429, undefined],
  ])('with %i and %s may have been done', (status, code) => {
    expect(rejectionOf(status, code)).toBeUndefined()
  })
})

describe('the reported status of an operation', () => {
  it('has no number when its text is empty', () => {
    expect(toOperationStatus({ status: 'APPROVED', transactionId: '', operationId: '' })).toEqual({
      status: 'approved',
    })
    expect(toOperationStatus({ status: 'REJECTED', errorCode: '' })).toEqual({ status: 'rejected' })
  })

  it('is open when it cannot be read', () => {
    expect(toOperationStatus({})).toEqual({ status: 'in-process' })
  })
})
