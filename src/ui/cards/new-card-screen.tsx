import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useOnPageHide } from '@/ui/kit/use-on-page-hide'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardForm } from './card-form'
import { NewCardViewModel } from './new-card-view-model'

const texts = myCardsTexts.newCard
const screenProps = {
  title: texts.title,
  lead: texts.lead,
  back: { to: addresses.cardLoans.createPath(), label: myCardsTexts.summary.changeLoans },
  width: 'narrow',
} as const

export const NewCardScreen = observer(function NewCardScreen() {
  const model = useViewModel(NewCardViewModel)
  useOnPageHide(model.forgetSecrets)
  const { state } = model
  if (state.phase === 'opening') return <Screen {...screenProps} />
  return (
    <Screen {...screenProps}>
      <AccountChangeBlockedNotice change="card" />
      <CardForm
        cardForm={model.cardForm}
        errors={state.errors}
        onSubmit={model.submit}
        submitLabel={myCardsTexts.goOn}
        busy={false}
        requiresOwnCard
      >
        <p>{texts.safety}</p>
      </CardForm>
    </Screen>
  )
})
