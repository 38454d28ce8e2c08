import { emailProblem, normalizedEmail } from '@/domain/shared/email'
import { commentsProblem, reasonProblem } from '@/domain/support/claim'
import { CheckedBy } from '@/ui/kit/checked-by'
import { claimEmailProblemText, claimsTexts } from '@/ui/texts/claims.texts'

/** The form with a claim, as the customer wrote it. Source: SUP-01. */
export class ClaimForm {
  @CheckedBy(reasonProblem, () => claimsTexts.reasonMissing)
  reasonId: string

  @CheckedBy(commentsProblem, claimsTexts.tooLong)
  comments: string

  @CheckedBy((email) => emailProblem(normalizedEmail(email)), claimEmailProblemText)
  email: string

  constructor(typed: { readonly reasonId: string; readonly comments: string; readonly email: string }) {
    this.reasonId = typed.reasonId
    this.comments = typed.comments
    this.email = typed.email
  }
}
