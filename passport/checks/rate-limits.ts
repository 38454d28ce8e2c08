import { findCallRateLimits } from '@/adapters/contract/call-rate-limits'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { CheckContext } from '#passport/check-context'
import { failedOutcome, passedOutcome, type CheckOutcome } from '#passport/check-outcome'

const { access } = apiContracts

/**
 * Check of a rate limit. It runs after every other check, because the server then refuses this IP address.
 */
export const rateLimitChecks: readonly Check[] = [
  { requirement: 'LIMITE-1', exhaustsRateLimit: true, run: checkRateLimit },
]

async function checkRateLimit(context: CheckContext): Promise<CheckOutcome> {
  const allowedRequests =
    findCallRateLimits(access.findPeople).find(({ per }) => per === 'address')?.times ?? 0
  for (let sentRequests = 0; sentRequests <= allowedRequests; sentRequests += 1) {
    const { answer } = await context.transport.send({
      call: access.findPeople,
      pathParameters: { dni: context.profile.nobodysDni },
    })
    if (answer?.status === 429) return outcomeOfRetryAfter(answer.headers)
  }
  return failedOutcome(`Contestó ${allowedRequests + 1} pedidos seguidos sin ningún 429.`)
}

function outcomeOfRetryAfter(headers: Headers): CheckOutcome {
  const retryAfterSeconds = headers.get('Retry-After') ?? ''
  return /^\d+$/.test(retryAfterSeconds)
    ? passedOutcome
    : failedOutcome(`Retry-After es ${retryAfterSeconds === '' ? 'ninguno' : retryAfterSeconds}.`)
}
