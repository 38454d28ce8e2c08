import { expect, it } from 'vitest'
import { notificationToShow } from '@/domain/home/notification'

it('the home shows the first notification with content', () => {
  const silent = { id: 'n-1', texts: [] }
  const first = { id: 'n-2', texts: ['<p>Hola</p>'] }
  const second = { id: 'n-3', texts: ['<p>Chau</p>', '<p>Gracias</p>'] }
  expect(notificationToShow([silent, first, second])).toBe(first)
})

it('the home shows no notification when none has content', () => {
  expect(notificationToShow([{ id: 'n-1', texts: [] }])).toBeUndefined()
})
