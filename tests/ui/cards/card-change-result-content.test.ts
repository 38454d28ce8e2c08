import { expect, it } from 'vitest'
import {
  cardChangeFailureContent,
  cardChangeOutcomeUnknownContent,
} from '@/ui/cards/card-change-result-content'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'

const retryLink = { to: '/mis-tarjetas/nueva', label: 'Volver a cargar la tarjeta' }
const cardListLink = { to: '/mis-tarjetas', label: 'Ir a mis tarjetas' }

it('a change that was not made offers to try again first', () => {
  expect(cardChangeFailureContent(myCardsTexts.added, { kind: 'not-sent' }, retryLink)).toEqual({
    tone: 'bad',
    title: 'No pudimos agregar tu tarjeta',
    subtitle: 'Tus préstamos siguen como estaban. También podés usar otra tarjeta.',
    message: 'Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.',
    firstLink: retryLink,
    secondLink: cardListLink,
  })
})

it('a change that may have been made offers the list of cards first', () => {
  expect(
    cardChangeOutcomeUnknownContent(myCardsTexts.added, { cause: { kind: 'no-answer' } }, retryLink),
  ).toEqual({
    isOutcomeUnknown: true,
    tone: 'warn',
    icon: 'clock',
    title: 'No sabemos si se agregó tu tarjeta',
    message: 'No tuvimos respuesta. Fijate en tus tarjetas antes de probar de nuevo.',
    firstLink: cardListLink,
    secondLink: retryLink,
  })
})
