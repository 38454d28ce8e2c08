import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/transport'
import { fieldOf, type CheckContext } from '#passport/check-context'
import {
  failedOutcome,
  isNotOfferedStatus,
  outcomeOfProblems,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'

const { support } = apiContracts

/** Checks that the lender opens one claim for each idempotency key. Source: SUP-04. */
export const claimChecks: readonly Check[] = [
  {
    requirement: 'CLAVE-8',
    changeDescription: 'dos consultas de quien está al día',
    run: checkOneClaimPerKey,
  },
]

async function checkOneClaimPerKey(context: CheckContext): Promise<CheckOutcome> {
  const reasons = await context.sendAs('upToDate', { call: support.listClaimReasons })
  if (isNotOfferedStatus(reasons.answer?.status)) return notApplicableOutcome('No toma consultas.')
  const idempotencyKey = randomUUID()
  const first = await sendClaim(context, idempotencyKey)
  if (isNotOfferedStatus(first.answer?.status)) return notApplicableOutcome('No toma consultas.')
  if ((first.answer?.status ?? 500) >= 300)
    return failedOutcome(`Respondió ${first.answer?.status ?? 'nada'}.`)
  const repeated = await sendClaim(context, idempotencyKey)
  const withOtherKey = await sendClaim(context, randomUUID())
  return outcomeOfProblems([
    ...(formatStatusAndBody(first) === formatStatusAndBody(repeated)
      ? []
      : [`Respondió ${formatStatusAndBody(first)} y después ${formatStatusAndBody(repeated)}.`]),
    ...(caseNumberOf(first) === undefined || caseNumberOf(first) !== caseNumberOf(withOtherKey)
      ? []
      : ['Otra clave respondió la misma consulta.']),
  ])
}

async function sendClaim(context: CheckContext, idempotencyKey: string): Promise<Exchange> {
  const reason = await context.requestClaimReasonId('upToDate')
  const body = { reason, comments: 'Prueba de integración', email: 'prueba@correo.example' }
  return context.sendAs('upToDate', { call: support.sendClaim, body, idempotencyKey })
}

function formatStatusAndBody({ answer }: Exchange): string {
  return JSON.stringify([answer?.status, answer?.json])
}

function caseNumberOf({ answer }: Exchange): unknown {
  return fieldOf(answer?.json, 'caseNumber')
}
