import { findCallRateLimits } from '@/adapters/contract/call-rate-limits'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Lab } from '#passport/lab'
import { fail, pass, type Outcome } from '#passport/outcome'

const { access } = apiContracts

/** Runs after everything else: from then on the server refuses this address. */
export const limitChecks: readonly Check[] = [{ requirement: 'LIMITE-1', usesLimit: true, run: tooMany }]

async function tooMany(lab: Lab): Promise<Outcome> {
  const times = findCallRateLimits(access.findPeople).find(({ per }) => per === 'address')?.times ?? 0
  for (let sent = 0; sent <= times; sent += 1) {
    const { answer } = await lab.transport.send({
      call: access.findPeople,
      path: { dni: lab.profile.nobodysDni },
    })
    if (answer?.status === 429) return waitOf(answer.headers)
  }
  return fail(`Contestó ${times + 1} pedidos seguidos sin ningún 429.`)
}

function waitOf(headers: Headers): Outcome {
  const seconds = headers.get('Retry-After') ?? ''
  return /^\d+$/.test(seconds) ? pass : fail(`Retry-After es ${seconds === '' ? 'ninguno' : seconds}.`)
}
