/**
 * What this device knows of an operation.
 * - `created`: recorded, and nothing has left this device.
 * - `redirected`: the customer was led to the provider's page and may have paid there.
 * - `sent`: at least one request may have been sent; its outcome is unknown.
 * - `notReceived`: the lender says, by key, that nothing arrived. It may still arrive.
 * - `confirmed`, `rejected`: the lender's own word. `rejected` is also an operation that was never sent.
 *
 * Source: PAY-16.
 */
export type OperationStatus = 'created' | 'redirected' | 'sent' | 'notReceived' | 'confirmed' | 'rejected'

/**
 * What happens to an operation.
 * - `send`: a request is about to leave this device.
 * - `redirect`: the customer is led to the provider's page.
 * - `confirm`, `reject`: the lender's word about this key.
 * - `miss`: the lender knows no such key.
 * - `pend`: the lender has the operation and has not decided yet.
 * - `cancel`: this device gives it up before anything leaves.
 */
export type OperationEvent = 'send' | 'redirect' | 'confirm' | 'reject' | 'miss' | 'pend' | 'cancel'

type Transitions = Readonly<Record<OperationEvent, OperationStatus>>

/**
 * Every status with every event. Once a request may have left, only the lender ends the operation; what is confirmed
 * stays confirmed, and a confirmation after a rejection wins, because money was taken. Source: PAY-16.
 */
const table: Readonly<Record<OperationStatus, Transitions>> = {
  created: {
    send: 'sent',
    redirect: 'redirected',
    confirm: 'confirmed',
    reject: 'rejected',
    miss: 'created',
    pend: 'sent',
    cancel: 'rejected',
  },
  redirected: {
    send: 'sent',
    redirect: 'redirected',
    confirm: 'confirmed',
    reject: 'rejected',
    miss: 'redirected',
    pend: 'redirected',
    cancel: 'redirected',
  },
  sent: {
    send: 'sent',
    redirect: 'sent',
    confirm: 'confirmed',
    reject: 'rejected',
    miss: 'notReceived',
    pend: 'sent',
    cancel: 'sent',
  },
  notReceived: {
    send: 'sent',
    redirect: 'sent',
    confirm: 'confirmed',
    reject: 'rejected',
    miss: 'notReceived',
    pend: 'sent',
    cancel: 'notReceived',
  },
  confirmed: {
    send: 'confirmed',
    redirect: 'confirmed',
    confirm: 'confirmed',
    reject: 'confirmed',
    miss: 'confirmed',
    pend: 'confirmed',
    cancel: 'confirmed',
  },
  rejected: {
    send: 'rejected',
    redirect: 'rejected',
    confirm: 'confirmed',
    reject: 'rejected',
    miss: 'rejected',
    pend: 'rejected',
    cancel: 'rejected',
  },
}

/** The status of an operation after the event. */
export function nextStatus(status: OperationStatus, event: OperationEvent): OperationStatus {
  return table[status][event]
}

/** Whether a request may have left and the lender has not decided: nobody may say that it was done, or was not. */
export function isOutcomeUnknown(status: OperationStatus): boolean {
  return status === 'sent' || status === 'notReceived'
}
