import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { Link } from 'wouter'
import type { HomeTile } from '@/domain/home/tiles'
import type { CreditLineObstacle } from '@/domain/revolving-line/credit-line-obstacle'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Icon } from '@/ui/kit/icon'
import type { IconName } from '@/ui/kit/icon-svg-paths'
import { LinkRow } from '@/ui/kit/link-row'
import { ResultScreen } from '@/ui/kit/result-screen'
import { createOptionalOnDemandComponent } from '@/ui/kit/on-demand'
import { RowList } from '@/ui/kit/row-list'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useCallOnReturnToPage } from '@/ui/kit/use-call-on-return-to-page'
import { useViewModel } from '@/ui/kit/use-view-model'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { accessObstacleText } from '@/ui/texts/menu.texts'
import type { BannerCarouselProps } from './banner-carousel'
import type { HomeDialogsProps } from './home-dialogs'
import { homeTileLinks, linksOfActionsOutsideTiles, type HomeActionOutsideTiles } from './home-links'
import { HomeViewModel, type HomeState } from './home-view-model'
import { HomeLoanList, NextPaymentPanel } from './home-loans'
import { HomeNotification } from './home-notification'
import { LegalNotice } from './legal-notice'
import { CreditLinePanel } from './credit-line-panel'
import styles from './home.module.css'

const tileIcons: Readonly<Record<HomeTile, IconName>> = {
  'new-loan': 'plus',
  'pay-service': 'bolt',
  recharge: 'phone',
  'my-loans': 'loans',
  'pay-installment': 'pay',
  'my-payments': 'receipt',
  'pay-by-qr': 'qr',
}

const iconsOfActionsOutsideTiles: Readonly<Record<HomeActionOutsideTiles, IconName>> = {
  'send-receipt': 'document',
  claims: 'chat',
  survey: 'success',
}

/**
 * The dialogs that open by themselves over the home screen. Their code is loaded only if there is a dialog to
 * show; if loading fails, the home screen works without them.
 */
const HomeDialogs = createOptionalOnDemandComponent<HomeDialogsProps>(
  async () => (await import('./home-dialogs')).HomeDialogs,
)

/** The row of banners of the home screen. Its code is loaded only if there are banners. */
const BannerCarousel = createOptionalOnDemandComponent<BannerCarouselProps>(
  async () => (await import('./banner-carousel')).BannerCarousel,
)

export const HomeScreen = observer(function HomeScreen() {
  const model = useViewModel(HomeViewModel)
  useCallOnReturnToPage(model.refreshOnReturnToPage)
  const { state } = model
  switch (state.phase) {
    case 'failed':
      return (
        <ResultScreen tone="bad" title={homeTexts.failedTitle} subtitle={gatewayFailureText(state.failure)}>
          <Button wide onPress={model.retry}>
            {homeTexts.retry}
          </Button>
          <ButtonLink to={addresses.logout.createPath()} variant="quiet">
            {homeTexts.leave}
          </ButtonLink>
        </ResultScreen>
      )
    case 'legal-notice':
      return <LegalNotice study={state.study} />
    case 'loading':
    case 'ready':
      return (
        <Screen
          title={homeTexts.documentTitle}
          headingContent={<CustomerGreeting name={model.greetingName} />}
          width="wide"
        >
          {state.phase === 'loading' ? (
            <HomeSkeleton note={model.pendingRequest.slowRequestMessage} />
          ) : (
            <HomeContent model={model} state={state} />
          )}
        </Screen>
      )
  }
})

/** Placeholder for the main panel and the loans of the home screen, with a note if loading is slow. */
function HomeSkeleton({ note }: { readonly note: string | undefined }) {
  return (
    <div className={styles['home']} data-columns="true">
      <Skeleton shape="panel" label={homeTexts.loading} note={note} isOnlyContent />
      <Skeleton shape="row" count={3} isOnlyContent />
    </div>
  )
}

interface HomeContentProps {
  readonly model: HomeViewModel
  readonly state: Extract<HomeState, { readonly phase: 'ready' }>
}

const HomeContent = observer(function HomeContent({ model, state }: HomeContentProps) {
  const { bannersModel, dialogsModel, loansModel } = model
  const isTall = state.line !== undefined || loansModel.debtWithPendingPayment !== undefined
  return (
    <div className={styles['home']} data-columns={loansModel.hasRowsBelowMainPanel} data-tall={isTall}>
      <div className={styles['column']}>
        <NextPaymentPanel
          model={loansModel}
          canRequestNewLoan={state.canRequestNewLoan}
          onRetry={model.retryFailedRequests}
        />
        {state.line && (
          <CreditLinePanel
            line={state.line}
            isAmountVisible={model.isAmountVisible}
            onToggleAmount={model.toggleAmountVisibility}
          />
        )}
      </div>
      <HomeLoanList model={loansModel} />
      <HomeTiles tiles={state.tiles} qrObstacle={state.qrObstacle} />
      {bannersModel.banners.length > 0 && <BannerCarousel banners={bannersModel.banners} />}
      <HomeNotification model={dialogsModel} />
      {!dialogsModel.isNotificationOpen && dialogsModel.shownDialog && <HomeDialogs model={dialogsModel} />}
      <ActionsOutsideTiles actions={state.actionsOutsideTiles} model={model} />
    </div>
  )
})

/**
 * The greeting of the customer. CSS capitalises their name, which the view-model gives in lower case. Source:
 * HOM-03.
 */
function CustomerGreeting({ name }: { readonly name: string }) {
  return (
    <>
      {homeTexts.greeting}
      {name.split(' ').map((word, position) => (
        <Fragment key={position}>
          {' '}
          <span className={isNameParticle(word) ? undefined : styles['name']}>{word}</span>
        </Fragment>
      ))}
    </>
  )
}

/** Returns whether the word stays in lower case within a name, such as `de` or `los`. */
function isNameParticle(word: string): boolean {
  return /^(de|del|la|las|los|y)$/.test(word)
}

interface HomeTilesProps {
  readonly tiles: readonly HomeTile[]
  readonly qrObstacle: CreditLineObstacle | undefined
}

/** The tiles of the home screen. Source: HOM-06, HOM-07. */
function HomeTiles({ tiles, qrObstacle }: HomeTilesProps) {
  if (tiles.length === 0) return undefined
  return (
    <nav aria-label={homeTexts.menu} className={styles['tilesPlace']}>
      <ul className={styles['tiles']}>
        {tiles.map((tile) => (
          <li key={tile}>
            <HomeTile tile={tile} obstacle={tile === 'pay-by-qr' ? qrObstacle : undefined} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface HomeTileProps {
  readonly tile: HomeTile
  readonly obstacle: CreditLineObstacle | undefined
}

/**
 * A tile of the home screen. If the customer cannot use it now, the tile says why and leads to an
 * explanation.
 */
function HomeTile({ tile, obstacle }: HomeTileProps) {
  return (
    <Link href={homeTileLinks[tile].to} className={styles['tile']} data-obstacle={obstacle}>
      <span className={styles['badge']}>
        <Icon name={tileIcons[tile]} />
      </span>
      <span>
        {homeTexts.tiles[tile]}
        {obstacle && <span className={styles['obstacle']}> {homeTexts.qrObstacle[obstacle]}</span>}
      </span>
    </Link>
  )
}

interface ActionsOutsideTilesProps {
  readonly actions: readonly HomeActionOutsideTiles[]
  readonly model: HomeViewModel
}

/**
 * The actions of the home screen that are not tiles. An action that the customer may not use is shown with
 * the reason. Source: HOM-16, SES-09.
 */
const ActionsOutsideTiles = observer(function ActionsOutsideTiles({
  actions,
  model,
}: ActionsOutsideTilesProps) {
  const reason = (action: HomeActionOutsideTiles) => {
    const obstacle = model.accessObstacleToHomeAction(action)
    return obstacle && accessObstacleText(obstacle)
  }
  return (
    <section className={styles['further']} aria-labelledby="further-title">
      <h2 id="further-title" className={styles['furtherTitle']}>
        {homeTexts.further.title}
      </h2>
      <RowList labelledBy="further-title">
        {actions.map((action) => (
          <li key={action}>
            <LinkRow
              to={linksOfActionsOutsideTiles[action].to}
              title={homeTexts.further[action]}
              icon={iconsOfActionsOutsideTiles[action]}
              disabledReason={reason(action)}
            />
          </li>
        ))}
      </RowList>
    </section>
  )
})
