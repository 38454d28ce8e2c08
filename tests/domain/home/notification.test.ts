import { expect, it } from 'vitest'
import { notificationToShow } from '@/domain/home/notification'

it('the home shows the first notification with content', () => {
  const silent = { id: 'n-1', unsanitisedHtmlTexts: [] }
  const first = { id: 'n-2', unsanitisedHtmlTexts: ['<p>Hola</p>'] }
  const second = { id: 'n-3', unsanitisedHtmlTexts: ['<p>Chau</p>', '<p>Gracias</p>'] }
  expect(notificationToShow([silent, first, second])).toBe(first)
})

it('the home shows no notification when none has content', () => {
  expect(notificationToShow([{ id: 'n-1', unsanitisedHtmlTexts: [] }])).toBeUndefined()
})
