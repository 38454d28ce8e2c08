import { expect, it } from 'vitest'
import { EnteredCardMemory } from '@/application/cards/entered-card-memory'
import { typedCard } from './a-card-holder'

const rest = { ...typedCard, number: '', securityCode: '' }

function keeping() {
  const memory = new EnteredCardMemory()
  memory.keep(typedCard)
  return memory
}

it('hands the card over once, and keeps neither its number nor its code', () => {
  const memory = keeping()
  expect(memory.handOver()).toEqual({
    number: '4517650012344821',
    holder: 'Marta Giménez',
    expiryMonth: '12',
    expiryYear: '30',
    securityCode: '123',
    dni: '28456123',
  })
  expect([memory.typed(), memory.isWhole(), memory.handOver()]).toEqual([rest, false, undefined])
})

it('that is put aside keeps neither number nor code', () => {
  const memory = keeping()
  memory.forgetSecrets()
  expect([memory.typed(), memory.isWhole()]).toEqual([rest, false])
})

it('that is forgotten keeps nothing', () => {
  const memory = keeping()
  memory.forget()
  expect([memory.typed(), memory.isWhole()]).toEqual([undefined, false])
})

it('holds nothing where nothing was typed', () => {
  const memory = new EnteredCardMemory()
  memory.forgetSecrets()
  expect([memory.typed(), memory.isWhole(), memory.handOver()]).toEqual([undefined, false, undefined])
})
