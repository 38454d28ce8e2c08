import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Dialog } from '@/ui/kit/dialog'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { DeviceQuestionDialog } from '@/ui/protection/device-question'
import { unlockTexts } from '@/ui/texts/unlock.texts'
import styles from './profile.module.css'
import { UnlockResetViewModel } from './unlock-reset-view-model'

const texts = unlockTexts.reset

/** The part of the profile that deletes every passkey. Source: PRO-04. */
export const UnlockReset = observer(function UnlockReset() {
  const model = useViewModel(UnlockResetViewModel)
  const { phase } = model.state
  return (
    <Card label={texts.title}>
      <Stack>
        <h2>{texts.title}</h2>
        <p>{texts.lead}</p>
        <div className={styles['actions']}>
          <Button variant="secondary" busy={model.isBusy} onPress={() => void model.ask()}>
            {texts.start}
          </Button>
          <ButtonLink variant="quiet" to={addresses.unlock.to()}>
            {texts.add}
          </ButtonLink>
        </div>
      </Stack>
      <Dialog
        open={phase === 'confirming'}
        title={texts.question}
        onClose={model.cancel}
        actions={
          <>
            <Button variant="danger" onPress={() => void model.confirm()}>
              {texts.confirm}
            </Button>
            <Button variant="quiet" onPress={model.cancel}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        <p>{texts.consequence}</p>
      </Dialog>
      <DeviceQuestionDialog model={model.question} />
    </Card>
  )
})
