import { observer } from 'mobx-react-lite'
import { devicesTexts as texts } from '@/ui/texts/devices.texts'
import type { DeviceChangeConfirmation } from './device-change-confirmation-view-model'
import { IdentityProofDialog } from './identity-proof-dialog'

export interface DeviceChangeDialogProps {
  readonly model: DeviceChangeConfirmation
}

/**
 * The dialog that asks the customer for their password or a passkey before a session is ended or a passkey is
 * deleted.
 */
export const DeviceChangeDialog = observer(function DeviceChangeDialog({ model }: DeviceChangeDialogProps) {
  const { dialog } = model
  if (dialog.phase === 'closed') return undefined
  const question = texts.questions[dialog.change.kind]
  const isSending = dialog.phase === 'sending'
  const error = dialog.phase === 'asking' ? dialog.error : undefined
  return (
    <IdentityProofDialog
      title={question.title}
      text={question.text}
      confirm={question.confirm}
      isDanger
      password={model.password}
      error={error}
      isSending={isSending}
      onType={model.typePassword}
      onConfirm={() => void model.confirmWithPassword()}
      onPasskey={() => void model.confirmWithPasskey()}
      onClose={model.close}
    />
  )
})
