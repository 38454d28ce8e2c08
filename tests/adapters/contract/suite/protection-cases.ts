import { accessContract } from '@/adapters/contract/access.contract'
import { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import { protectionContract } from '@/adapters/contract/protection.contract'
import { renewedCard } from './card-update-answers'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf } from './portal-client'
import { jsonAnswer, marta, martasCardLink, martaTaxId, nothing } from './marta'

const { reportLostPhone, listDevices, endSessions, removePasskey, disownChange } = protectionContract
const martasProof = { body: { dni: '28456123', password: 'cuota2026' } }
const notProved = { status: 409, code: 'LOST_PHONE_NOT_PROVED' }

/** A customer whose changes the lender blocks for a day. */
export const heldBack = { arranged: { set: { heldBack: 'LOST_PHONE' } } } as const
export const isHeldBack = { status: 409, code: 'OPERATION_HELD_BACK' }

export const protectionAnswers: readonly ContractCase[] = [
  caseOf(reportLostPhone, {
    title: 'protects the account by DNI and password, without a code',
    input: martasProof,
    expected: jsonAnswer,
  }),
  {
    call: reportLostPhone.name,
    title: 'logs the customer in again with the password',
    ask: async ({ client }) => {
      valueOf(await client.send(reportLostPhone, martasProof))
      return client.send(accessContract.logInWithPassword, {
        path: { customerTaxId: martaTaxId },
        query: { isAuthFromApp: 'false' },
        body: { password: martasProof.body.password },
      })
    },
    expected: jsonAnswer,
  },
]

const others = { path: { taxId: martaTaxId }, body: { proof: { currentPass: 'cuota2026' } } }
const wrongProof = { proof: { currentPass: 'otra2026' } }

export const deviceAnswers: readonly ContractCase[] = [
  caseOf(listDevices, {
    title: 'returns the open sessions, and marks the current one',
    ...marta,
    input: { path: { taxId: martaTaxId } },
    expected: jsonAnswer,
  }),
  {
    call: endSessions.name,
    title: 'ends all sessions except the one that asks',
    ...marta,
    ask: async ({ client }) => {
      valueOf(await client.send(endSessions, others))
      const left = valueOf(await client.send(listDevices, { path: { taxId: martaTaxId } })).sessions
      return checked(left.length === 1 && left[0]?.isCurrent === true, undefined)
    },
    expected: jsonAnswer,
  },
  caseOf(endSessions, {
    title: 'ends one session after the password',
    ...marta,
    input: { ...others, body: { ...others.body, sessionId: 'chrome-android' } },
    expected: nothing,
  }),
  caseOf(removePasskey, {
    title: 'removes a passkey after the password',
    ...marta,
    input: { ...others, body: { ...others.body, passkeyId: 'una' } },
    expected: nothing,
  }),
  caseOf(disownChange, {
    title: 'protects the account after a change that the customer did not make',
    ...marta,
    input: { path: { taxId: martaTaxId }, body: { change: 'PHONE' } },
    expected: nothing,
  }),
]

const proofRefused = { status: 409, code: 'PROOF_REFUSED' }

export const protectionRefusals: readonly ContractCase[] = [
  caseOf(reportLostPhone, {
    title: 'refuses a wrong password',
    input: { body: { ...martasProof.body, password: 'otra2026' } },
    expected: notProved,
  }),
  caseOf(reportLostPhone, {
    title: 'answers the same for an unknown DNI',
    input: { body: { ...martasProof.body, dni: '11111111' } },
    expected: notProved,
  }),
  {
    call: reportLostPhone.name,
    title: 'answers the same once the user is blocked, also with the right password',
    ask: async ({ client }) => {
      const wrong = { body: { ...martasProof.body, password: 'otra2026' } }
      for (let times = 0; times < 3; times += 1) await client.send(reportLostPhone, wrong)
      return client.send(reportLostPhone, martasProof)
    },
    expected: notProved,
  },
  caseOf(endSessions, {
    title: 'ends no session with a wrong password',
    ...marta,
    input: { ...others, body: wrongProof },
    expected: proofRefused,
  }),
  caseOf(endSessions, {
    title: 'ends no session without a proof',
    ...marta,
    input: { ...others, body: { proof: {} } },
    expected: proofRefused,
  }),
  caseOf(removePasskey, {
    title: 'removes no passkey with a wrong password',
    ...marta,
    input: { ...others, body: { ...wrongProof, passkeyId: 'una' } },
    expected: proofRefused,
  }),
  caseOf(cardUpdateContract.updateCard, {
    title: 'refuses a new card while changes are blocked',
    ...heldBack,
    input: { path: { id: martasCardLink }, body: renewedCard },
    expected: isHeldBack,
  }),
]
