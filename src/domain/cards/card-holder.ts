/** What a holder's name can be wrong about. Source: PAY-14. */
export type CardHolderProblem = 'required' | 'not-letters'

/** A name as it is sent and shown: one space between its words. */
export function holderName(typed: string): string {
  return typed.trim().replaceAll(/ +/g, ' ')
}

/** What is wrong with a name: letters of any accent and spaces only. Source: PAY-14. */
export function cardHolderProblem(holder: string): CardHolderProblem | undefined {
  if (holder.trim() === '') return 'required'
  return /^[\p{L}\p{M} ]+$/u.test(holder) ? undefined : 'not-letters'
}
