/**
 * What this device knows about an operation.
 * - `created`: recorded; nothing has been sent.
 * - `redirected`: the customer was sent to the provider's page and may have paid there.
 * - `sent`: at least one request may have been sent; the outcome is unknown.
 * - `notReceived`: the lender says, by key, that nothing has arrived. It may still arrive.
 * - `confirmed`, `rejected`: the lender's decision. An operation that was never sent is `rejected` too.
 * Source: PAY-16.
 */
export type OperationStatus = 'created' | 'redirected' | 'sent' | 'notReceived' | 'confirmed' | 'rejected'

/**
 * An event that changes the status of an operation.
 * - `send`: a request is about to be sent.
 * - `redirect`: the customer is sent to the provider's page.
 * - `confirm`, `reject`: the lender's decision about this key.
 * - `miss`: the lender does not know the key.
 * - `pend`: the lender has received the operation and has not decided.
 * - `cancel`: this device gives it up before anything is sent.
 */
export type OperationEvent = 'send' | 'redirect' | 'confirm' | 'reject' | 'miss' | 'pend' | 'cancel'

type Transitions = Readonly<Record<OperationEvent, OperationStatus>>

/**
 * The next status for each status and event. Once a request may have been sent, only the lender ends the
 * operation.
 * `confirmed` is final. A confirmation after a rejection wins, because money was taken. Source: PAY-16.
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

/** Returns the status of an operation after the event. */
export function nextOperationStatus(status: OperationStatus, event: OperationEvent): OperationStatus {
  return table[status][event]
}

/**
 * Returns whether an operation with that status may have been sent without a decision of the lender. It is
 * then unknown whether the operation was done.
 */
export function isUnknownOutcomeStatus(status: OperationStatus): boolean {
  return status === 'sent' || status === 'notReceived'
}
