import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { formatBriefMoney } from '@/ui/kit/format'
import { createOnDemandComponent } from '@/ui/kit/on-demand'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { RunningReleaseViewModel } from '@/ui/shell/running-release-view-model'
import { ScreenPartErrorBoundary } from '@/ui/shell/screen-part-error-boundary'
import { prepaymentDiscountTitle, homeTexts } from '@/ui/texts/home.texts'
import type { HomeDialog, HomeDialogsViewModel } from './home-dialogs-view-model'
import styles from './home-dialogs.module.css'

export interface HomeDialogsProps {
  readonly model: HomeDialogsViewModel
}

interface HomeDialogProps<Kind extends HomeDialog['kind']> extends HomeDialogsProps {
  readonly dialog: Extract<HomeDialog, { readonly kind: Kind }>
}

const notificationSkeleton = (
  <Skeleton shape="text" count={3} label={homeTexts.notification.loading} isOnlyContent />
)

/**
 * The component that shows the text of a notification without its unsafe parts. Its code is loaded only for a
 * customer who opens a notification.
 */
const SafeHtml = createOnDemandComponent(
  async () => (await import('./safe-html')).SafeHtml,
  notificationSkeleton,
)

/**
 * The dialog that the view-model has opened over the home screen; nothing if there is none. Source: HOM-15.
 */
export const HomeDialogs = observer(function HomeDialogs({ model }: HomeDialogsProps) {
  const { shownDialog } = model
  switch (shownDialog?.kind) {
    case 'notification':
      return <NotificationDialog model={model} dialog={shownDialog} />
    case 'prepayment-discount':
      return <PrepaymentDiscountDialog model={model} dialog={shownDialog} />
    case 'line-pop-up':
      return <CreditLinePopUp model={model} dialog={shownDialog} />
    case undefined:
      return undefined
  }
})

/** The dialog with the lender's notification. Source: HOM-11. */
function NotificationDialog({ model, dialog }: HomeDialogProps<'notification'>) {
  const texts = homeTexts.notification
  const { release } = useViewModel(RunningReleaseViewModel)
  const isLast = dialog.step === dialog.stepCount
  return (
    <Dialog
      open
      title={texts.title}
      onClose={model.closeNotification}
      actions={
        isLast ? (
          <Button wide onPress={model.closeNotification}>
            {texts.close}
          </Button>
        ) : (
          <Button wide onPress={model.showNextNotificationStep}>
            {texts.next}
          </Button>
        )
      }
    >
      <div aria-live="polite">
        <ScreenPartErrorBoundary
          release={release}
          placeholder={notificationSkeleton}
          message={texts.notLoaded}
        >
          <SafeHtml
            html={dialog.html}
            onFollowLink={model.openNotificationLink}
            onShown={model.markNotificationDisplayed}
          />
        </ScreenPartErrorBoundary>
      </div>
      {dialog.stepCount > 1 && (
        <p className={styles['position']}>{texts.step(dialog.step, dialog.stepCount)}</p>
      )}
    </Dialog>
  )
}

/**
 * The dialog over the home screen about the discount for paying all remaining installments now. Source:
 * HOM-12.
 */
function PrepaymentDiscountDialog({ model, dialog }: HomeDialogProps<'prepayment-discount'>) {
  const texts = homeTexts.benefit
  return (
    <Dialog
      open
      title={prepaymentDiscountTitle(dialog)}
      onClose={model.closeDiscountDialog}
      actions={
        <>
          <Button wide onPress={model.goToEarlyCancellation}>
            {texts.seeMore}
          </Button>
          <Button wide variant="quiet" onPress={model.closeDiscountDialog}>
            {texts.close}
          </Button>
        </>
      }
    >
      <p>{texts[dialog.lastValidMonth]}</p>
    </Dialog>
  )
}

/** The dialog that offers a revolving credit line to the customer. Source: HOM-10. */
function CreditLinePopUp({ model, dialog }: HomeDialogProps<'line-pop-up'>) {
  const texts = homeTexts.popUp
  if (dialog.page === 'announcement')
    return (
      <Dialog
        key="announcement"
        open
        title={texts.newsTitle}
        onClose={model.closeCreditLinePopUp}
        actions={
          <Button wide onPress={model.showOfferInCreditLinePopUp}>
            {texts.next}
          </Button>
        }
      >
        <p>{texts.newsText}</p>
      </Dialog>
    )
  return (
    <Dialog
      key="offer"
      open
      title={texts.offerTitle}
      onClose={model.closeCreditLinePopUp}
      actions={
        <Button wide onPress={model.goToCreditLineOfferScreen}>
          {texts.seeOffer}
        </Button>
      }
    >
      <p>{texts.offerText(formatBriefMoney(dialog.maxOffered))}</p>
    </Dialog>
  )
}
