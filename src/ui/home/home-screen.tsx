import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { Link } from 'wouter'
import type { HomeTile } from '@/domain/home/tiles'
import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Icon, type IconName } from '@/ui/kit/icon'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paths } from '@/ui/paths'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { HomeViewModel, tileTargets } from './home-view-model'
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

export const HomeScreen = observer(function HomeScreen() {
  const model = useViewModel(HomeViewModel)
  const { state } = model
  if (state.phase === 'failed')
    return (
      <ResultScreen tone="bad" title={homeTexts.failedTitle} subtitle={gatewayFailureText(state.failure)}>
        <Button wide onPress={model.retry}>
          {homeTexts.retry}
        </Button>
        <ButtonLink to={paths.logout} variant="quiet">
          {homeTexts.leave}
        </ButtonLink>
      </ResultScreen>
    )
  return (
    <Screen title={homeTexts.documentTitle} heading={<Welcome name={model.greetedName} />}>
      {state.phase === 'loading' ? (
        <Skeleton shape="card" count={2} label={homeTexts.loading} note={model.waiting.note} />
      ) : (
        <>
          {state.debt !== undefined && <DebtBanner debt={state.debt} />}
          {!state.hasCredentials && <NoCredentials />}
          <Tiles tiles={state.tiles} />
        </>
      )}
    </Screen>
  )
})

/** The name arrives in lower case; the style capitalises it. Source: HOM-03. */
function Welcome({ name }: { readonly name: string }) {
  return (
    <>
      {homeTexts.greeting}
      {name.split(' ').map((word, position) => (
        <Fragment key={position}>
          {' '}
          <span className={isLinkWord(word) ? undefined : styles['name']}>{word}</span>
        </Fragment>
      ))}
    </>
  )
}

/** `de`, `los`: they stay small within a name. */
function isLinkWord(word: string): boolean {
  return /^(de|del|la|las|los|y)$/.test(word)
}

/** Source: HOM-04. */
function DebtBanner({ debt }: { readonly debt: Cents }) {
  return (
    <section className={styles['debt']} aria-labelledby="debt-title">
      <h2 id="debt-title" className={styles['debtTitle']}>
        <Icon name="warning" />
        {homeTexts.debt.title}
      </h2>
      <p>{homeTexts.debt.total}</p>
      <p className={styles['debtAmount']}>
        <Amount cents={debt} size="hero" />
      </p>
      <p className={styles['note']}>{homeTexts.debt.note}</p>
      <div className={styles['pay']}>
        <ButtonLink to={paths.payInstallment} wide>
          {homeTexts.debt.pay}
        </ButtonLink>
      </div>
    </section>
  )
}

function NoCredentials() {
  const texts = homeTexts.noCredentials
  return (
    <Notice
      tone="info"
      title={texts.title}
      action={<ButtonLink to={paths.password}>{texts.action}</ButtonLink>}
    >
      {texts.text}
    </Notice>
  )
}

/** Source: HOM-06, HOM-07. */
function Tiles({ tiles }: { readonly tiles: readonly HomeTile[] }) {
  if (tiles.length === 0) return undefined
  return (
    <nav aria-label={homeTexts.menu}>
      <ul className={styles['tiles']}>
        {tiles.map((tile) => (
          <li key={tile}>
            <Link href={tileTargets[tile].to} className={styles['tile']}>
              <span className={styles['badge']}>
                <Icon name={tileIcons[tile]} />
              </span>
              {homeTexts.tiles[tile]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
