import { isInDoubt, type Intention } from './intention'

/**
 * Of the orders of the same that this device knows, latest first, the one that she has to be told of before another
 * leaves: one in doubt, or one that was done in these 48 hours. What she was told of, what she tries again because
 * it never arrived, and what was refused stand in nobody's way. Source: PAY-16, PAY-20, REV-10.
 */
export function firstToTell(
  known: readonly Intention[],
  { beside, again }: { readonly beside: readonly string[]; readonly again?: Intention | undefined },
): Intention | undefined {
  const untold = known.filter(
    ({ standing, idempotencyKey }) =>
      standing !== 'rejected' && idempotencyKey !== again?.idempotencyKey && !beside.includes(idempotencyKey),
  )
  return untold.find(isInDoubt) ?? untold[0]
}
