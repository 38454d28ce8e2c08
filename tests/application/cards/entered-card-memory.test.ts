import { expect, it } from 'vitest'
import { EnteredCardMemory } from '@/application/cards/entered-card-memory'
import { exampleTypedCardFields } from './a-card-holder'

const cardFieldsWithoutSecrets = { ...exampleTypedCardFields, number: '', securityCode: '' }

function createFilledMemory() {
  const memory = new EnteredCardMemory()
  memory.save(exampleTypedCardFields)
  return memory
}

it('the typed card is returned once, and its number and code are deleted', () => {
  const memory = createFilledMemory()
  expect(memory.takeCard()).toEqual({
    number: '4517650012344821',
    holder: 'Marta Giménez',
    expiryMonth: '12',
    expiryYear: '30',
    securityCode: '123',
    dni: '28456123',
  })
  expect([memory.typedCard(), memory.isComplete(), memory.takeCard()]).toEqual([
    cardFieldsWithoutSecrets,
    false,
    undefined,
  ])
})

it('the typed card loses its number and code when it is suspended', () => {
  const memory = createFilledMemory()
  memory.forgetSecrets()
  expect([memory.typedCard(), memory.isComplete()]).toEqual([cardFieldsWithoutSecrets, false])
})

it('a forgotten card is empty', () => {
  const memory = createFilledMemory()
  memory.forget()
  expect([memory.typedCard(), memory.isComplete()]).toEqual([undefined, false])
})

it('a card memory without input is empty', () => {
  const memory = new EnteredCardMemory()
  memory.forgetSecrets()
  expect([memory.typedCard(), memory.isComplete(), memory.takeCard()]).toEqual([undefined, false, undefined])
})
