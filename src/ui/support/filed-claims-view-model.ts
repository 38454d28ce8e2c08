import { inject, injectable } from 'inversify'
import { isClaimAnswerLate, type ClaimReason, type FiledClaim } from '@/domain/support/claim'
import { filedClaimAuthority, type ClaimAuthority } from '@/domain/support/claim-authority'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { Clock } from '@/application/shared/clock.port'
import { ClaimQueries } from '@/application/support/claim.port'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { formatDayAndMonth } from '@/ui/kit/format'
import type { Tone } from '@/ui/kit/tone'
import { claimStatusChip, claimsTexts } from '@/ui/texts/claims.texts'

const texts = claimsTexts.list

/** A row about one claim in the list of the customer's claims. Source: SUP-04. */
export interface ClaimRow {
  readonly caseNumber: string
  readonly caseNumberText: string
  readonly reason: string
  readonly filedOn: string
  readonly chip: { readonly tone: Tone; readonly text: string }
  /**
   * Text with the lender's answer to the claim, or with the place where the answer is. Without an answer, the
   * text has the day by which it is due; undefined if that day is unknown or the claim is closed.
   */
  readonly answerText: string | undefined
  /**
   * Whether the lender's answer to the claim is late. In that case the row names the authorities to
   * which the customer can turn.
   */
  readonly isAnswerLate: boolean
  readonly authority: ClaimAuthority
}

export type FiledClaimsState =
  | { readonly phase: 'not-offered' }
  | { readonly phase: 'none' }
  | { readonly phase: 'listed'; readonly rows: readonly ClaimRow[] }

export interface FiledClaimsProps {
  /** The reasons for a claim that the lender lists. */
  readonly reasons: readonly ClaimReason[]
  /** Called with the claims whenever the list is loaded. */
  readonly onListed?: (claims: readonly FiledClaim[]) => void
}

/**
 * The list of the claims that the customer has sent. Nothing is shown if the lender offers no such list.
 * Source: SUP-04.
 */
@injectable()
export class FiledClaimsViewModel {
  constructor(
    @inject(ClaimQueries) private readonly claims: ClaimQueries,
    @inject(Clock) private readonly clock: Clock,
    @inject(AsyncState) readonly asyncState: AsyncState<FiledClaimsState>,
  ) {}

  onMount({ reasons, onListed }: FiledClaimsProps): () => void {
    return this.asyncState.load(
      () => this.claims.claims(),
      (claims) => {
        if (claims.ok) {
          onListed?.(claims.value)
          return this.toState(claims.value, reasons)
        }
        return claims.failure.kind === 'not-offered' ? { phase: 'not-offered' } : failedPhase(claims.failure)
      },
    )
  }

  private toState(claims: readonly FiledClaim[], reasons: readonly ClaimReason[]): FiledClaimsState {
    if (claims.length === 0) return { phase: 'none' }
    return { phase: 'listed', rows: claims.map((claim) => this.toClaimRow(claim, reasons)) }
  }

  private toClaimRow(claim: FiledClaim, reasons: readonly ClaimReason[]): ClaimRow {
    const today = this.clock.today()
    const isAnswerLate = isClaimAnswerLate(claim, today)
    return {
      caseNumber: claim.caseNumber,
      caseNumberText: texts.number(claim.caseNumber),
      reason: claim.reason,
      filedOn: texts.filedOn(formatDayAndMonth(claim.filedOn, today)),
      chip: claimStatusChip(claim.status),
      answerText: claim.answer ?? missingAnswerText(claim, today),
      isAnswerLate,
      authority: filedClaimAuthority(claim, reasons),
    }
  }
}

/**
 * Returns the text about a claim for which the lender's list has no answer text; undefined if there is
 * nothing to say. Source: SUP-04.
 */
function missingAnswerText(claim: FiledClaim, today: CalendarDate): string | undefined {
  const { status, answerBy } = claim
  if (status === 'answered') return texts.answeredByEmail
  if (status === 'closed' || answerBy === undefined) return undefined
  const day = formatDayAndMonth(answerBy, today)
  return isClaimAnswerLate(claim, today) ? texts.late(day) : texts.answerBy(day)
}
