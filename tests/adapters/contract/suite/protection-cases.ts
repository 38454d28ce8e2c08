import { accessContract } from '@/adapters/contract/access.contract'
import { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import { protectionContract } from '@/adapters/contract/protection.contract'
import { renewedCard } from './card-update-answers'
import { caseOf, type ContractCase } from './contract-case'
import { valueOf } from './conversation'
import { good, martasCardLink, martaTaxId } from './marta'

const { reportLostPhone } = protectionContract
const martasProof = { body: { dni: '28456123', password: 'cuota2026' } }
const notProved = { status: 409, code: 'LOST_PHONE_NOT_PROVED' }

/** A customer whose changes are held back. */
export const heldBack = { arranged: { set: { heldBack: 'LOST_PHONE' } } } as const
export const isHeldBack = { status: 409, code: 'OPERATION_HELD_BACK' }

export const protectionAnswers: readonly ContractCase[] = [
  caseOf(reportLostPhone, {
    title: 'protects the account of DNI and password, without a code',
    input: martasProof,
    expected: good,
  }),
  {
    call: reportLostPhone.name,
    title: 'lets the customer in again with the password',
    ask: async ({ client }) => {
      valueOf(await client.send(reportLostPhone, martasProof))
      return client.send(accessContract.logInWithPassword, {
        path: { customerTaxId: martaTaxId },
        query: { isAuthFromApp: 'false' },
        body: { password: martasProof.body.password },
      })
    },
    expected: good,
  },
]

export const protectionRefusals: readonly ContractCase[] = [
  caseOf(reportLostPhone, {
    title: 'proves nobody with a wrong password',
    input: { body: { ...martasProof.body, password: 'otra2026' } },
    expected: notProved,
  }),
  caseOf(reportLostPhone, {
    title: 'answers the same of a DNI that is nobody',
    input: { body: { ...martasProof.body, dni: '11111111' } },
    expected: notProved,
  }),
  {
    call: reportLostPhone.name,
    title: 'answers the same once the user is blocked, with the right password included',
    ask: async ({ client }) => {
      const wrong = { body: { ...martasProof.body, password: 'otra2026' } }
      for (let times = 0; times < 3; times += 1) await client.send(reportLostPhone, wrong)
      return client.send(reportLostPhone, martasProof)
    },
    expected: notProved,
  },
  caseOf(cardUpdateContract.updateCard, {
    title: 'takes no card of a customer whose changes are held back',
    ...heldBack,
    input: { path: { id: martasCardLink }, body: renewedCard },
    expected: isHeldBack,
  }),
]
