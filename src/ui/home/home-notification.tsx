import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { createOnDemandComponent } from '@/ui/kit/on-demand'
import { OpenedScreenPart } from '@/ui/shell/opened-screen-part'
import { homeTexts } from '@/ui/texts/home.texts'
import type { HomeDialogsProps } from './home-dialogs'
import styles from './home.module.css'

const texts = homeTexts.notification

/** The dialog with the notification. Its code is loaded only if the customer opens it. */
const OpenedHomeDialog = createOnDemandComponent<HomeDialogsProps>(
  async () => (await import('./home-dialogs')).HomeDialogs,
)

/**
 * The button that opens the lender's notification, and the notification once the customer has opened it.
 * Source: HOM-11, HOM-18.
 */
export const HomeNotification = observer(function HomeNotification({ model }: HomeDialogsProps) {
  const content = useRef<HTMLDivElement>(null)
  const closeNotice = (): void => {
    model.closeNotification()
    content.current?.querySelector('button')?.focus()
  }
  return (
    <>
      {model.hasUnreadNotification && (
        <Card label={texts.title}>
          <div ref={content} className={styles['latest']}>
            <p>{texts.waiting}</p>
            <Button variant="secondary" onPress={model.openNotification}>
              {texts.read}
            </Button>
          </div>
        </Card>
      )}
      {model.isNotificationOpen && (
        <OpenedScreenPart onClose={closeNotice}>
          <OpenedHomeDialog model={model} />
        </OpenedScreenPart>
      )}
    </>
  )
})
