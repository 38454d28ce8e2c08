import { addDays, dayInBuenosAires, instant, type CalendarDate } from '@/domain/shared/calendar-date'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { PersonaClaim } from '@/adapters/fake/personas/persona'
import type { RandomTextGenerator } from '@/adapters/fake/shared/random-text-generator'
import type { ClaimRecord, LegalClaimAnswerDays } from '@/adapters/fake/shared/records'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import { addWorkingDays } from '@/adapters/fake/shared/working-days'
import type { FakeDataStore } from '@/adapters/fake/store'

/** A claim as the lender lists it today. */
interface ListedClaim {
  readonly caseNumber: string
  readonly reason: string
  readonly createdAt: string
  readonly status: string
  readonly answer: string | undefined
  readonly answerBy: CalendarDate
}

type FiledClaim = Pick<ClaimRecord, 'id' | 'reason' | 'createdAt' | 'legalDays'>

const hourMilliseconds = 3_600_000
const inReviewAfterHours = 24
/** Hours after which the lender answers a claim. Source: 1§9. */
const answeredAfterHours = 48
const answerText = 'Lo revisamos y te mandamos la respuesta por correo.'

/** The claims that customers have sent to the lender. Source: SUP-04. */
export class ClaimRegistry {
  constructor(
    private readonly store: FakeDataStore,
    private readonly clock: LenderClock,
    private readonly random: RandomTextGenerator,
    private readonly overrides: () => DemoOverrides,
  ) {}

  /** Registers a claim. If a claim with the same idempotency key exists, returns that claim instead. */
  fileClaim(claim: Omit<ClaimRecord, 'id' | 'createdAt'>): ListedClaim {
    const { taxId, idempotencyKey } = claim
    const [already] = this.store.claims.where({ taxId, idempotencyKey })
    if (already) return this.toListedClaim(already)
    const filed = { ...claim, id: `C-${this.random.createDigits(8)}`, createdAt: this.clock.now() }
    this.store.claims.insert(filed)
    return this.toListedClaim(filed)
  }

  findCustomerClaims(taxId: string): readonly ListedClaim[] {
    const before = this.store.customers.find(taxId)?.claims ?? []
    return [
      ...before.map((claim) => this.toListedClaim(this.filedBefore(claim))),
      ...this.store.claims.where({ taxId }).map((claim) => this.toListedClaim(claim)),
    ]
  }

  private filedBefore({ caseNumber, reason, hoursAgo }: PersonaClaim): FiledClaim {
    return { id: caseNumber, reason, createdAt: this.clock.now() - hoursAgo * hourMilliseconds }
  }

  /**
   * Returns a claim with its status: in review after a day and answered after two days, or never answered if
   * the demo state says so.
   */
  private toListedClaim({ id, reason, createdAt, legalDays }: FiledClaim): ListedClaim {
    const hours = (this.clock.now() - createdAt) / hourMilliseconds
    const isAnswered = hours >= answeredAfterHours && !this.overrides().claimsUnanswered
    const status = hours >= inReviewAfterHours ? 'IN_REVIEW' : 'RECEIVED'
    return {
      caseNumber: id,
      reason,
      createdAt: new Date(createdAt).toISOString(),
      status: isAnswered ? 'ANSWERED' : status,
      answer: isAnswered ? answerText : undefined,
      answerBy: answerDeadline(createdAt, legalDays),
    }
  }
}

function answerDeadline(createdAt: number, legalDays: LegalClaimAnswerDays | undefined): CalendarDate {
  if (!legalDays) return dayInBuenosAires(instant(createdAt + answeredAfterHours * hourMilliseconds))
  const day = dayInBuenosAires(instant(createdAt))
  const { kind, count } = legalDays
  return kind === 'calendar' ? addDays(day, count) : addWorkingDays(day, count)
}
