import { Given } from '@cucumber/cucumber'
import type { Persona } from '@/adapters/fake/personas/persona'
import type { DemoState } from '@/adapters/fake/demo-state'
import { createRefinancingLinkHash } from '@/adapters/fake/access/link-sent-by-lender'
import { addresses } from '@/ui/addresses'
import {
  pathOfSentRefinancingLink,
  createSentLinkFromLinkParts,
  buildRefinancingLinkPath,
} from '#features/support/sent-links'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'

export const givenStepPhrasesForRefinancing: StepPhrases = {
  'que el prestamista …': {
    'no dice cómo se llama quien refinancia': (world) =>
      world.changeDemoState(demoStateWithProposalAnswers({ ...seenProposal, customerFullName: '' })),
  },
  'que … (cliente)': {
    'a quien refinanció se le ofrece otra vez': (world) =>
      world.changeDemoState({ set: { refinancedAgain: true } }),
  },
  'que … (respuesta)': {
    'el enlace que sigue pide hoy otro importe': (world) =>
      world.changeDemoState(
        demoStateWithProposalAnswers(seenProposal, seenProposal, seenProposal, changedProposal),
      ),
  },
  'que la propuesta …': {
    'cambia mientras Ramona elige el plan': (world) =>
      world.changeDemoState(demoStateWithProposalAnswers(seenProposal, changedProposal, changedProposal)),
    'cambia antes de que Ramona pague': (world) =>
      world.changeDemoState(
        demoStateWithProposalAnswers(seenProposal, seenProposal, changedProposal, changedProposal),
      ),
    'se retira antes de que Ramona pague': (world) =>
      world.changeDemoState(demoStateWithProposalAnswers(seenProposal, seenProposal, {}, {})),
    'no se puede leer cuando Ramona elige el plan': (world) => {
      world.changeDemoState(demoStateWithProposalAnswers(seenProposal))
      setNextCallAnswer(world, 'refinancing.findProposal', 'malformed')
    },
    'no vuelve antes de que Ramona pague': (world) => {
      world.changeDemoState(demoStateWithProposalAnswers(seenProposal, seenProposal))
      setNextCallAnswer(world, 'refinancing.findProposal', 'never')
    },
    'no se puede leer antes de que Ramona pague': (world) => {
      world.changeDemoState(demoStateWithProposalAnswers(seenProposal, seenProposal))
      setNextCallAnswer(world, 'refinancing.findProposal', 'malformed')
    },
  },
}

Given('que {persona} recibió su enlace de refinanciación', function (this: PortalWorld, persona: Persona) {
  this.setStartAddress(pathOfSentRefinancingLink(persona))
})

Given(
  'que {persona} recibió su enlace de refinanciación en {string}',
  function (this: PortalWorld, persona: Persona, path: string) {
    this.setStartAddress(pathOfSentRefinancingLink(persona).replace(addresses.refinancing.path, path))
  },
)

Given('que alguien abre el enlace de refinanciación {string}', function (this: PortalWorld, text: string) {
  const parts = text.split(';')
  const link = createSentLinkFromLinkParts(parts)
  const links = link ? [link] : []
  this.changeDemoState({ links })
  this.setStartAddress(buildRefinancingLinkPath(parts, links))
})

Given(
  'que alguien escribe a mano el enlace de refinanciación {string}',
  function (this: PortalWorld, text: string) {
    this.setStartAddress(
      addresses.refinancing.createPath({ hash: createRefinancingLinkHash(text.split(';')) }),
    )
  },
)

Given(
  'que alguien abre un enlace de refinanciación de {int} letras',
  function (this: PortalWorld, letters: number) {
    this.setStartAddress(addresses.refinancing.createPath({ hash: 'A'.repeat(letters) }))
  },
)

Given(
  'que el prestamista propone {float} para refinanciar y {float} para pagar hoy',
  function (this: PortalWorld, refinancingAmount: number, debtAmount: number) {
    const body = { refinancingAmount, debtAmount, customerFullName: 'Ramona Paredes' }
    setNextCallAnswer(this, 'refinancing.findProposal', { status: 200, body })
  },
)

/** Makes the lender show a repayment plan that it no longer offers when the customer chooses it. */
Given(
  'que el prestamista deja de ofrecer las {int} cuotas después de mostrarlas',
  function (this: PortalWorld, installment: number) {
    const body = [{ installment, amount: 29_500, lineId: 'lr-withdrawn' }]
    setNextCallAnswer(this, 'refinancing.installmentPlan', { status: 200, body })
  },
)

/** A refinancing proposal of the lender that differs from the one that the customer saw. */
const changedProposal = {
  refinancingAmount: 216_897.88,
  debtAmount: 30_000,
  customerFullName: 'Ramona Paredes',
}
const seenProposal = {
  refinancingAmount: 216_897.88,
  debtAmount: 24_099.77,
  customerFullName: 'Ramona Paredes',
}

function demoStateWithProposalAnswers(...bodies: readonly object[]): Pick<DemoState, 'next'> {
  return {
    next: bodies.map((body) => ({ call: 'refinancing.findProposal', answer: { status: 200, body } })),
  }
}

/**
 * Makes the lender answer with higher interest for the loan of twelve installments than the customer has
 * seen.
 */
Given(
  'que el costo de la refinanciación sube {int} pesos después de elegir',
  function (this: PortalWorld, pesos: number) {
    const body = { cft: 176.94, interests: 115_432.26 + pesos, outgoings: 4_337.96, taxes: 24_240.78 }
    setNextCallAnswer(this, 'loan-cost.costDetail', { status: 200, body })
  },
)

Given(
  'que el primer vencimiento de la refinanciación pasa al {string} después de elegir',
  function (this: PortalWorld, firstDueDate: string) {
    const body = {
      firstDueDate,
      cft: 176.94,
      interests: 115_432.26,
      outgoings: 4_337.96,
      taxes: 24_240.78,
      amountToReturn: 360_908.88,
    }
    setNextCallAnswer(this, 'loan-cost.costDetail', { status: 200, body })
  },
)

Given('que en qué terminó el prestamista dice que {desenlace}', function (this: PortalWorld, status: string) {
  const answer = { status: 200, body: { status } }
  setNextCallAnswer(this, 'orders.statusWithoutSession', answer)
})
