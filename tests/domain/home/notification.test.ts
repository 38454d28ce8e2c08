import { expect, it } from 'vitest'
import { notificationToShow } from '@/domain/home/notification'

it('the first notification with something to say is shown', () => {
  const silent = { id: 'n-1', steps: [] }
  const first = { id: 'n-2', steps: ['<p>Hola</p>'] }
  const second = { id: 'n-3', steps: ['<p>Chau</p>', '<p>Gracias</p>'] }
  expect(notificationToShow([silent, first, second])).toBe(first)
})

it('no notification is shown where none has anything to say', () => {
  expect(notificationToShow([{ id: 'n-1', steps: [] }])).toBeUndefined()
})
