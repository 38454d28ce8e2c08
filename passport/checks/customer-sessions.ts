import { apiContracts } from '@/adapters/contract/contracts'
import {
  fieldOf,
  listOrEmpty,
  nonEmptyText,
  type CheckContext,
  type CustomerSession,
} from '#passport/check-context'
import type { ApiAnswer, Exchange } from '#passport/transport'

const { protection, session } = apiContracts

/** The values of a session with which its access token is renewed. */
type RenewableSession = Pick<CustomerSession, 'taxId' | 'refreshToken'>

/** Sends the request that renews the access token of a session with its refresh token. */
export async function sendTokenRenewal(
  context: CheckContext,
  { taxId: customerTaxId, refreshToken }: RenewableSession,
): Promise<Exchange> {
  return context.transport.send({
    call: session.refreshToken,
    pathParameters: { customerTaxId },
    body: { refreshToken },
  })
}

/**
 * Renews the access token of a session with its refresh token. Returns the status and the error code of the
 * answer, and the new access token. The token is undefined if the server did not renew it.
 */
export async function renewAccessToken(context: CheckContext, customerSession: RenewableSession) {
  const { answer } = await sendTokenRenewal(context, customerSession)
  return {
    status: answer?.status,
    code: fieldOf(answer?.json, 'code'),
    accessToken: nonEmptyText(fieldOf(answer?.json, 'accessToken')),
  }
}

/** Returns whether the server accepts an access token. */
export async function isAccessTokenAccepted(context: CheckContext, accessToken: string): Promise<boolean> {
  const { answer } = await context.transport.send({ call: session.validateSession, accessToken })
  return answer !== undefined && answer.status < 300
}

/** Returns whether a session is still open: the server renews its access token. */
export async function isSessionOpen(
  context: CheckContext,
  customerSession: CustomerSession,
): Promise<boolean> {
  return (await renewAccessToken(context, customerSession)).accessToken !== undefined
}

/**
 * Requests the devices on which the customer is signed in. Returns the ids of their sessions, and the id of
 * the session that the list marks as the current one; undefined unless it marks exactly one.
 */
export async function requestDevices(context: CheckContext, { taxId, accessToken }: CustomerSession) {
  const { answer } = await context.transport.send({
    call: protection.listDevices,
    pathParameters: { taxId },
    accessToken,
  })
  const sessions = listOrEmpty(fieldOf(answer?.json, 'sessions'))
  const currentSessions = sessions.filter((each) => fieldOf(each, 'isCurrent') === true)
  return {
    status: answer?.status,
    sessionIds: sessions.map((each) => fieldOf(each, 'id')),
    currentSessionId:
      currentSessions.length === 1 ? nonEmptyText(fieldOf(currentSessions[0], 'id')) : undefined,
  }
}

/** Ends a session of the customer from their other session, with a password as proof. */
export async function endSession(
  context: CheckContext,
  { taxId, accessToken }: CustomerSession,
  { sessionId, currentPass }: { readonly sessionId: string; readonly currentPass: string },
): Promise<ApiAnswer | undefined> {
  const body = { sessionId, proof: { currentPass } }
  const { answer } = await context.transport.send({
    call: protection.endSessions,
    pathParameters: { taxId },
    body,
    accessToken,
  })
  return answer
}
