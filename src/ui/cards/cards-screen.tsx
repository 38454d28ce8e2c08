import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { ButtonLink } from '@/ui/kit/button'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardButtonRow } from './card-row'
import { CardsViewModel } from './cards-view-model'
import styles from './my-cards.module.css'

const texts = myCardsTexts.list

export function CardsScreen() {
  const model = useViewModel(CardsViewModel)
  const frame = { title: texts.title, lead: texts.lead, width: 'wide' } as const
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={frame}
      skeleton={{ shape: 'row', count: 3, label: texts.loading }}
    >
      {({ cards }) => (
        <Screen {...frame}>
          <AccountChangeBlockedNotice change="card" />
          <ul className={styles['list']} aria-label={texts.label}>
            {cards.map((card) => (
              <li key={card.cardId}>
                <CardButtonRow card={card} onPress={() => model.openCard(card)} />
              </li>
            ))}
          </ul>
          {model.addButtonVisibility === 'offered' && (
            <ButtonLink to={addresses.cardLoans.createPath()} icon="plus" wide>
              {myCardsTexts.add}
            </ButtonLink>
          )}
        </Screen>
      )}
    </AsyncBoundary>
  )
}
