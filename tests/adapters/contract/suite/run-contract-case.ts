import type { ContractCase } from './contract-case'
import { PortalClient } from './portal-client'
import type { TestLender } from './lenders'

/**
 * Runs a test of the API contract: prepares the state of the lender and makes the API call. Returns the
 * result of the call and the last answer of the lender.
 */
export async function runContractCase(
  lender: TestLender,
  { signedInPersonaId, demoState, makeCall: ask }: ContractCase,
) {
  const portalClient = new PortalClient(lender)
  if (signedInPersonaId !== undefined) await portalClient.logIn(signedInPersonaId)
  if (demoState) await lender.changeDemoState(demoState)
  const result = await ask(portalClient)
  return { result, answer: portalClient.receivedAnswers.at(-1) }
}
