import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/exchange'
import { field, type Lab } from '#passport/lab'
import { fail, found, notApplicable, type Outcome } from '#passport/outcome'

const { support } = apiContracts

/** Checks that a claim is opened once for each idempotency key. Source: SUP-04. */
export const claimChecks: readonly Check[] = [
  { requirement: 'CLAVE-8', writes: 'dos consultas de quien está al día', run: oneClaim },
]

async function oneClaim(lab: Lab): Promise<Outcome> {
  const reasons = await lab.as('upToDate', { call: support.listClaimReasons })
  if (isNotOffered(reasons)) return notApplicable('No toma consultas.')
  const idempotencyKey = randomUUID()
  const first = await sendClaim(lab, idempotencyKey)
  if (isNotOffered(first)) return notApplicable('No toma consultas.')
  if ((first.answer?.status ?? 500) >= 300) return fail(`Respondió ${first.answer?.status ?? 'nada'}.`)
  const again = await sendClaim(lab, idempotencyKey)
  const other = await sendClaim(lab, randomUUID())
  return found([
    ...(said(first) === said(again) ? [] : [`Respondió ${said(first)} y después ${said(again)}.`]),
    ...(caseNumberOf(first) === undefined || caseNumberOf(first) !== caseNumberOf(other)
      ? []
      : ['Otra clave respondió la misma consulta.']),
  ])
}

async function sendClaim(lab: Lab, idempotencyKey: string): Promise<Exchange> {
  const reason = await lab.claimReason('upToDate')
  const body = { reason, comments: 'Prueba de integración', email: 'prueba@correo.example' }
  return lab.as('upToDate', { call: support.sendClaim, body, idempotencyKey })
}

function said({ answer }: Exchange): string {
  return JSON.stringify([answer?.status, answer?.json])
}

function caseNumberOf({ answer }: Exchange): unknown {
  return field(answer?.json, 'caseNumber')
}

function isNotOffered({ answer }: Exchange): boolean {
  return answer?.status === 404 || answer?.status === 501
}
