import { expect, it } from 'vitest'
import { readAndCheckChosenFile } from '@/application/documents/read-upload'
import { failure, success } from '@/domain/shared/result'
import { createUploadFile, pdfBytes } from '#tests/support/upload-files'

/** A file that was deleted before it is read. */
class DeletedFile extends File {
  override async arrayBuffer(): Promise<ArrayBuffer> {
    throw new DOMException('gone', 'NotReadableError')
  }
}

it('a file is read and named by its content', async () => {
  expect(await readAndCheckChosenFile(createUploadFile('pago.png', pdfBytes))).toEqual(
    success({ kind: 'pdf', name: 'pago.pdf', bytes: pdfBytes }),
  )
})

it.each([
  ['empty', new DeletedFile([], 'pago.pdf')],
  ['too-large', new DeletedFile([new Uint8Array(30_000_000)], 'pago.pdf')],
] as const)('a file that is %s is not read', async (problem, file) => {
  expect(await readAndCheckChosenFile(file)).toEqual(failure(problem))
})

it('a deleted file is reported as unreadable', async () => {
  expect(await readAndCheckChosenFile(new DeletedFile(['x'], 'pago.pdf'))).toEqual(failure('unreadable'))
})
