import { addresses } from '@/ui/addresses'
import { Button, TextLink } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { Form } from '@/ui/kit/form'
import { PasswordField } from '@/ui/kit/password-field'
import { Stack } from '@/ui/kit/stack'
import { ChatTextLink } from '@/ui/shell/chat-link'
import { SecondaryActionLinks } from '@/ui/shared/secondary-action-links'
import { useArePasskeysOffered } from '@/ui/shared/use-are-passkeys-offered'
import { accessTexts } from '@/ui/texts/access.texts'
import { identityProofTexts as texts } from '@/ui/texts/identity-proof.texts'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import type { IdentityProofProblem } from './identity-proof-problem'

interface IdentityProofDialogProps extends IdentityProofProblem {
  readonly title: string
  readonly text: string
  /** Text of the button that sends the password. */
  readonly confirmLabel: string
  readonly isDestructive?: boolean
  readonly password: string
  readonly isSending: boolean
  readonly onType: (password: string) => void
  readonly onConfirm: () => void
  readonly onUsePasskey: () => void
  readonly onClose: () => void
}

/**
 * A dialog that asks the customer for their password or, if the lender offers passkeys, a passkey, so that a thief
 * who has the customer's phone cannot continue. A customer whose proof was refused may be blocked, so they are shown how
 * to get another password. Source: ACC-13, ACC-39, COL-01.
 */
export function IdentityProofDialog({
  title,
  text,
  confirmLabel,
  isDestructive = false,
  password,
  isPasswordMissing = false,
  error,
  isProofRefused = false,
  isSending,
  onType,
  onConfirm,
  onUsePasskey,
  onClose,
}: IdentityProofDialogProps) {
  const arePasskeysOffered = useArePasskeysOffered()
  const proofError = isProofRefused && !arePasskeysOffered ? texts.passwordRefused : error
  const passwordError = isPasswordMissing ? accessTexts.password.required : undefined
  const errors = passwordError
    ? [{ fieldId: 'proof', text: passwordError }]
    : proofError
      ? [{ text: proofError }]
      : []
  return (
    <Dialog open title={title} onClose={onClose}>
      <Stack>
        <p>{text}</p>
        <Form onSubmit={onConfirm} errors={errors}>
          <PasswordField
            id="proof"
            label={texts.password}
            hint={texts.passwordHint}
            value={password}
            error={passwordError}
            required
            onChange={onType}
          />
          <Button type="submit" variant={isDestructive ? 'danger' : 'primary'} wide busy={isSending}>
            {confirmLabel}
          </Button>
        </Form>
        {arePasskeysOffered && (
          <Button variant="secondary" wide onPress={onUsePasskey}>
            {texts.withPasskey}
          </Button>
        )}
        {isProofRefused && (
          <SecondaryActionLinks>
            <TextLink to={addresses.logout.createPath()}>{newPasswordTexts.withCode}</TextLink>
            <ChatTextLink />
          </SecondaryActionLinks>
        )}
        <Button variant="quiet" wide onPress={onClose}>
          {texts.cancel}
        </Button>
      </Stack>
    </Dialog>
  )
}
