import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardButton } from './card-line'
import { CardsViewModel } from './cards-view-model'
import styles from './my-cards.module.css'

const texts = myCardsTexts.list

export const CardsScreen = observer(function CardsScreen() {
  const model = useViewModel(CardsViewModel)
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return (
        <Screen title={texts.title} lead={texts.lead}>
          <Skeleton shape="row" count={3} label={texts.loading} note={model.waiting.note} />
        </Screen>
      )
    case 'listed':
      return (
        <Screen title={texts.title} lead={texts.lead}>
          <ul className={styles['list']} aria-label={texts.label}>
            {state.cards.map((card) => (
              <li key={card.cardId}>
                <CardButton card={card} onPress={() => model.open(card)} />
              </li>
            ))}
          </ul>
          {model.adding === 'offered' && (
            <ButtonLink to={addresses.cardLoans.to()} icon="plus" wide>
              {myCardsTexts.add}
            </ButtonLink>
          )}
        </Screen>
      )
  }
})
