import { observer } from 'mobx-react-lite'
import { devicesTexts as texts } from '@/ui/texts/devices.texts'
import type { DeviceQuestion } from './device-question-view-model'
import { ProofDialog } from './proof-dialog'

export interface DeviceQuestionProps {
  readonly model: DeviceQuestion
}

/** Asks for the password or a passkey before anything is ended. */
export const DeviceQuestionDialog = observer(function DeviceQuestionDialog({ model }: DeviceQuestionProps) {
  const { dialog } = model
  if (dialog.phase === 'closed') return undefined
  const question = texts.questions[dialog.change.kind]
  const isSending = dialog.phase === 'sending'
  const error = dialog.phase === 'asking' ? dialog.error : undefined
  return (
    <ProofDialog
      title={question.title}
      text={question.text}
      confirm={question.confirm}
      isDanger
      password={model.password}
      error={error}
      isSending={isSending}
      onType={model.typePassword}
      onConfirm={() => void model.confirm()}
      onPasskey={() => void model.confirmWithPasskey()}
      onClose={model.close}
    />
  )
})
