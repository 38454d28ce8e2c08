import type { ContractCase } from './contract-case'
import { PortalClient } from './portal-client'
import type { TestLender } from './lenders'

/**
 * Prepares the state that a contract case needs and makes its call. Returns the result and the last
 * answer.
 */
export async function runContractCase(lender: TestLender, { by, arranged, makeCall: ask }: ContractCase) {
  const portalClient = new PortalClient(lender)
  if (by !== undefined) await portalClient.logIn(by)
  if (arranged) await lender.changeDemoState(arranged)
  const result = await ask(portalClient)
  return { result, answer: portalClient.answers.at(-1) }
}
