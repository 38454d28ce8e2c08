import { observer } from 'mobx-react-lite'
import { devicesTexts as texts } from '@/ui/texts/devices.texts'
import type { SessionOrPasskeyRemovalViewModel } from './session-or-passkey-removal-view-model'
import { IdentityProofDialog } from './identity-proof-dialog'

interface SessionOrPasskeyRemovalDialogProps {
  readonly model: SessionOrPasskeyRemovalViewModel
}

/**
 * The dialog that asks the customer for their password or a passkey before a session is ended or a passkey is
 * deleted.
 */
export const SessionOrPasskeyRemovalDialog = observer(function SessionOrPasskeyRemovalDialog({
  model,
}: SessionOrPasskeyRemovalDialogProps) {
  const { state } = model
  if (state.phase === 'closed') return undefined
  const question = texts.questions[state.change.kind]
  const isSending = state.phase === 'sending'
  const asking = state.phase === 'asking' ? state : undefined
  return (
    <IdentityProofDialog
      title={question.title}
      text={question.text}
      confirmLabel={question.confirm}
      isDestructive
      password={model.password}
      isPasswordMissing={asking?.isPasswordMissing === true}
      error={asking?.error}
      isProofRefused={asking?.isProofRefused === true}
      isSending={isSending}
      onType={model.enterPassword}
      onConfirm={() => void model.confirmWithPassword()}
      onUsePasskey={() => void model.confirmWithPasskey()}
      onClose={model.cancelRemoval}
    />
  )
})
