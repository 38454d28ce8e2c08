import { observer } from 'mobx-react-lite'
import { hyphenatedCuit } from '@/domain/shared/cuit'
import type { PersonChangingPhoneNumber } from '@/application/access/phone-number-change-store.port'
import { Button } from '@/ui/kit/button'
import { CopyButton } from '@/ui/kit/copy-button'
import { Screen } from '@/ui/kit/screen'
import type { LinkQrCodeState } from '@/ui/kit/link-qr-code'
import { TextList } from '@/ui/kit/text-list'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { phoneChangeTexts } from '@/ui/texts/phone-change.texts'
import type { PhoneNumberChangeState, PhoneNumberChangeViewModel } from './phone-number-change-view-model'
import { SelfieButton, SelfieQrCode } from './selfie-start'
import styles from './access.module.css'

const { intro, desktop } = phoneChangeTexts

interface PhoneNumberChangeIntroProps {
  readonly model: PhoneNumberChangeViewModel
  readonly state: Extract<PhoneNumberChangeState, { phase: 'intro' | 'leaving' | 'on-desktop' }>
}

/**
 * The first part of the phone change screen: it explains the steps and leads to the selfie, on this device
 * or on the customer's phone. Source: ACC-20.
 */
export const PhoneNumberChangeIntro = observer(function PhoneNumberChangeIntro({
  model,
  state,
}: PhoneNumberChangeIntroProps) {
  return (
    <Screen
      width="narrow"
      title={intro.title}
      lead={intro.lead}
      back={{ to: model.previousScreenAddress, label: intro.back }}
    >
      <AccountChangeBlockedNotice change="phone" />
      <p className={styles['person']}>{personText(state.person)}</p>
      <TextList kind="steps" items={intro.steps} />
      {state.phase === 'on-desktop' ? (
        <ContinueOnPhone model={model} picture={state.picture} />
      ) : (
        <SelfieButton model={model} label={intro.submit} onPress={() => void model.startSelfie()} />
      )}
    </Screen>
  )
})

function ContinueOnPhone({
  model,
  picture,
}: {
  readonly model: PhoneNumberChangeViewModel
  readonly picture: LinkQrCodeState
}) {
  return (
    <>
      <SelfieQrCode picture={picture} texts={desktop} />
      <div className={styles['actions']}>
        <CopyButton label={desktop.copyLink} onCopy={model.copyPhoneNumberChangeLink} />
        <Button variant="quiet" onPress={model.goBackAfterPhoneNumberChange}>
          {desktop.done}
        </Button>
      </div>
    </>
  )
}

function personText({ fullName, taxId }: PersonChangingPhoneNumber): string {
  const written = hyphenatedCuit(taxId)
  return fullName === undefined ? intro.ofTaxId(written) : intro.of(fullName, written)
}
