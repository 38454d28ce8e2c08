import { observer } from 'mobx-react-lite'
import type { Cents } from '@/domain/shared/money'
import { addresses } from '@/ui/addresses'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { Panel } from '@/ui/kit/panel'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import { CreditLineUnavailable } from './credit-line-unavailable'
import { CreditLineExplanation } from './credit-line-explanation'
import { CreditLineOfferViewModel } from './credit-line-offer-view-model'
import styles from './revolving-line.module.css'

const texts = creditLineTexts.offer

export function CreditLineOfferScreen() {
  const model = useViewModel(CreditLineOfferViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, width: 'narrow' }}
      skeleton={{ shape: 'panel', label: creditLineTexts.loading }}
    >
      {(shown) =>
        shown.phase === 'none' ? (
          <CreditLineUnavailable status="not-activated" />
        ) : (
          <CreditLineOffer model={model} maxAmount={shown.maxAmount} isInDebt={shown.isInDebt} />
        )
      }
    </AsyncBoundary>
  )
}

interface CreditLineOfferProps {
  readonly model: CreditLineOfferViewModel
  readonly maxAmount: Cents
  readonly isInDebt: boolean
}

const CreditLineOffer = observer(function CreditLineOffer({
  model,
  maxAmount,
  isInDebt,
}: CreditLineOfferProps) {
  if (model.isExplanationOpen) return <HowItWorks onBack={model.closeExplanation} />
  return (
    <Screen title={texts.title} lead={texts.lead} width="narrow">
      <Stack gap="large">
        <Panel label={texts.upTo}>
          <p className={styles['figure']}>
            <span>{texts.upTo}</span>
            <Amount cents={maxAmount} size="hero" />
          </p>
        </Panel>
        {isInDebt ? <InDebtNotice /> : <CreditLineRequestLink at={model.activationAddress} />}
        <Button variant="quiet" icon="help" wide onPress={model.showExplanation}>
          {texts.how}
        </Button>
      </Stack>
    </Screen>
  )
})

function CreditLineRequestLink({ at }: { readonly at: string }) {
  return (
    <ButtonLink to={at} wide>
      {texts.ask}
    </ButtonLink>
  )
}

function InDebtNotice() {
  return (
    <Notice
      tone="warn"
      title={texts.debtTitle}
      action={<ButtonLink to={addresses.payInstallment.createPath()}>{creditLineTexts.pay}</ButtonLink>}
    >
      {texts.debt}
    </Notice>
  )
}

function HowItWorks({ onBack }: { readonly onBack: () => void }) {
  return (
    <Screen title={texts.helpTitle} width="narrow">
      <Stack gap="large">
        <CreditLineExplanation />
        <Button variant="secondary" wide onPress={onBack}>
          {texts.helpBack}
        </Button>
      </Stack>
    </Screen>
  )
}
