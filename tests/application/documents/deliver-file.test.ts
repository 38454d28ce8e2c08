import { expect, it } from 'vitest'
import { DeliverFile } from '@/application/documents/deliver-file'
import { ShareFile } from '@/application/shared/share-file'
import { MemoryBrowserDisplay, MemoryFileSaver, MemoryFileSharing } from '#tests/support/memory-device'
import { MemoryFileOpener } from '#tests/support/memory-file-opener'

/**
 * In-memory device to which the portal delivers a file. A test sets whether the portal is installed and
 * whether the device can share files.
 */
class FakeDevice {
  readonly browserDisplay = new MemoryBrowserDisplay()
  readonly fileOpener = new MemoryFileOpener()
  readonly fileSaver = new MemoryFileSaver()
  readonly fileSharing = new MemoryFileSharing()

  async deliver(contentType = 'application/pdf') {
    const { browserDisplay, fileOpener, fileSaver, fileSharing } = this
    const file = { blob: new Blob(['x']), contentType }
    const deliver = new DeliverFile(
      browserDisplay,
      fileOpener,
      fileSaver,
      new ShareFile(fileSharing, fileSaver),
    )
    const where = await deliver.execute(file, 'cuponera-40128753')
    return {
      where,
      opened: fileOpener.openedFiles.length,
      saved: fileSaver.savedFiles.map(({ name }) => name),
      shared: fileSharing.sharedFiles.map(({ name }) => name),
    }
  }
}

it('a file opens in a new tab', async () => {
  expect(await new FakeDevice().deliver()).toEqual({ where: 'opened', opened: 1, saved: [], shared: [] })
})

it.each([
  ['application/pdf', 'cuponera-40128753.pdf'],
  ['Application/PDF; charset=binary', 'cuponera-40128753.pdf'],
  ['image/png', 'cuponera-40128753.png'],
  ['image/jpeg', 'cuponera-40128753.jpg'],
  ['application/octet-stream', 'cuponera-40128753'],
])('a file is saved when the browser blocks a new tab, and %s gives its name', async (contentType, name) => {
  const setting = new FakeDevice()
  setting.fileOpener.outcome = 'blocked'
  expect(await setting.deliver(contentType)).toEqual({ where: 'saved', opened: 0, saved: [name], shared: [] })
})

it('a file opens in a new tab when the app is installed on another system', async () => {
  const setting = new FakeDevice()
  setting.browserDisplay.isOpenedAsApp = true
  expect(await setting.deliver()).toEqual({ where: 'opened', opened: 1, saved: [], shared: [] })
})

it.each([
  ['shared', [], ['cuponera-40128753.pdf']],
  ['dismissed', [], []],
  ['saved', ['cuponera-40128753.pdf'], []],
] as const)(
  'a file opens no tab in an app installed on iOS, where it ends as %s',
  async (where, saved, shared) => {
    const setting = new FakeDevice()
    setting.browserDisplay.opensTabs = false
    setting.fileSharing.outcome = where === 'saved' ? 'unsupported' : where
    expect(await setting.deliver()).toEqual({ where, opened: 0, saved, shared })
  },
)
