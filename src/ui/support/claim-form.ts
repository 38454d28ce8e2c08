import { normalizedEmail } from '@/domain/shared/email'
import { emailProblem } from '@/domain/shared/email-problem'
import { excessCommentCharacters, claimReasonProblem } from '@/domain/support/claim'
import { ValidateField } from '@/ui/kit/validate-field'
import { claimEmailProblemText, claimsTexts } from '@/ui/texts/claims.texts'

/** The form in which the customer writes a claim, and the checks of its fields. Source: SUP-01. */
export class ClaimForm {
  @ValidateField(claimReasonProblem, () => claimsTexts.reasonMissing)
  reasonId: string

  @ValidateField(excessCommentCharacters, claimsTexts.tooLong)
  comments: string

  @ValidateField((email) => emailProblem(normalizedEmail(email)), claimEmailProblemText)
  email: string

  constructor(typed: { readonly reasonId: string; readonly comments: string; readonly email: string }) {
    this.reasonId = typed.reasonId
    this.comments = typed.comments
    this.email = typed.email
  }
}
