import type { ContractCase } from './contract-case'
import { Conversation } from './conversation'
import type { Lender } from './lenders'

/** Asks a lender what the case asks, once what has to be true before is so. */
export async function held(lender: Lender, { by, arranged, ask }: ContractCase) {
  const conversation = new Conversation(lender)
  if (by !== undefined) await conversation.logIn(by)
  if (arranged) await lender.arrange(arranged)
  const result = await ask(conversation)
  return { result, answer: conversation.answers.at(-1) }
}
