/**
 * What this device knows about an operation.
 * - `created`: this device has recorded the operation and not sent it.
 * - `redirected`: the customer was sent to the payment provider's page and may have paid there.
 * - `sent`: this device may have sent the operation at least once; the outcome is unknown.
 * - `notReceived`: the lender does not know the idempotency key. The operation may still reach the lender.
 * - `confirmed`, `rejected`: the lender's decision. An operation that this device gave up is `rejected` too.
 * Source: PAY-16.
 */
export type OperationStatus = 'created' | 'redirected' | 'sent' | 'notReceived' | 'confirmed' | 'rejected'

/**
 * An event that changes the status of an operation.
 * - `send`: this device is about to send the operation.
 * - `redirect`: the customer is sent to the payment provider's page.
 * - `confirm`, `reject`: the lender's decision about the operation.
 * - `miss`: the lender does not know the operation's idempotency key.
 * - `pend`: the lender has received the operation and has not decided about it.
 * - `cancel`: this device gives up the operation before sending it.
 */
export type OperationEvent = 'send' | 'redirect' | 'confirm' | 'reject' | 'miss' | 'pend' | 'cancel'

type Transitions = Readonly<Record<OperationEvent, OperationStatus>>

/**
 * The next status for each status and event. Once a request may have been sent, only the lender ends the
 * operation. `confirmed` is final. A confirmation after a rejection wins, because money was taken.
 * Source: PAY-16.
 */
const statusTransitions: Readonly<Record<OperationStatus, Transitions>> = {
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

/**
 * Returns the status that an operation has after the given event; this is the same status if the event does
 * not change it.
 */
export function nextOperationStatus(status: OperationStatus, event: OperationEvent): OperationStatus {
  return statusTransitions[status][event]
}

/**
 * Returns whether the outcome of an operation with this status is unknown: the operation may have been
 * sent, and the lender has not decided about it.
 */
export function isUnknownOutcomeStatus(status: OperationStatus): boolean {
  return status === 'sent' || status === 'notReceived'
}
