import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Dialog } from '@/ui/kit/dialog'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { SessionOrPasskeyRemovalDialog } from '@/ui/protection/session-or-passkey-removal-dialog'
import { passkeyRemovalTexts as texts } from '@/ui/texts/passkey-removal.texts'
import styles from './profile.module.css'
import { PasskeyRemovalViewModel } from './passkey-removal-view-model'

/**
 * The part of the profile in which the customer deletes all their passkeys or activates one on this device.
 * Source: PRO-04, ACC-39.
 */
export const PasskeyRemoval = observer(function PasskeyRemoval() {
  const model = useViewModel(PasskeyRemovalViewModel)
  const { phase } = model.state
  return (
    <Card label={texts.title}>
      <Stack>
        <h2>{texts.title}</h2>
        <p>{texts.lead}</p>
        <div className={styles['actions']}>
          <Button variant="secondary" busy={model.isBusy} onPress={() => void model.openDialog()}>
            {texts.start}
          </Button>
          {model.canActivateOnThisDevice && (
            <ButtonLink variant="quiet" to={addresses.unlock.createPath()}>
              {texts.add}
            </ButtonLink>
          )}
        </div>
      </Stack>
      <Dialog
        open={phase === 'confirming'}
        title={texts.question}
        onClose={model.cancelRemoval}
        actions={
          <>
            <Button variant="danger" onPress={() => void model.confirmRemoval()}>
              {texts.confirm}
            </Button>
            <Button variant="quiet" onPress={model.cancelRemoval}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        <p>{texts.consequence}</p>
      </Dialog>
      <SessionOrPasskeyRemovalDialog model={model.removalDialog} />
    </Card>
  )
})
