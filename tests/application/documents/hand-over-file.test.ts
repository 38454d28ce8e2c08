import { expect, it } from 'vitest'
import { HandOverFile } from '@/application/documents/hand-over-file'
import { MemoryFileSaver } from '#tests/support/memory-device'
import { MemoryFileOpener } from '#tests/support/memory-notifications'

function handOver(outcome: 'opened' | 'blocked', contentType: string) {
  const opener = new MemoryFileOpener()
  opener.outcome = outcome
  const saver = new MemoryFileSaver()
  const file = { bytes: new Blob(['x']), contentType }
  const where = new HandOverFile(opener, saver).execute(file, 'cuponera-40128753')
  return { where, opened: opener.opened, saved: saver.saved.map(({ name }) => name), file }
}

it('opens in a new tab', () => {
  const { where, opened, saved, file } = handOver('opened', 'application/pdf')
  expect([where, opened, saved]).toEqual(['opened', [file], []])
})

it.each([
  ['application/pdf', 'cuponera-40128753.pdf'],
  ['Application/PDF; charset=binary', 'cuponera-40128753.pdf'],
  ['image/png', 'cuponera-40128753.png'],
  ['image/jpeg', 'cuponera-40128753.jpg'],
  ['application/octet-stream', 'cuponera-40128753'],
])('is saved where no tab may open, and %s gives its name', (contentType, name) => {
  const { where, saved } = handOver('blocked', contentType)
  expect([where, saved]).toEqual(['saved', [name]])
})
