import { expect, it } from 'vitest'
import { ShareFile } from '@/application/shared/share-file'

const pdfFile = { blob: new Blob(['%PDF-']), contentType: 'application/pdf' }

it.each([
  ['shared', 'shared', []],
  ['dismissed', 'dismissed', []],
  ['unsupported', 'saved', ['pago.pdf']],
] as const)('a file for which the device says %s ends as %s', async (outcome, expected, downloads) => {
  const saved: string[] = []
  const shareFile = new ShareFile(
    { share: () => Promise.resolve(outcome) },
    { download: (_, name) => saved.push(name) },
  )
  expect([await shareFile.execute(pdfFile, 'pago.pdf'), saved]).toEqual([expected, downloads])
})
