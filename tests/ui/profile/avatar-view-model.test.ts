import { describe, expect, it } from 'vitest'
import { avatarFailureMessage } from '@/ui/texts/profile.texts'
import type { AvatarViewModel } from '@/ui/profile/avatar-view-model'
import { listApiFailuresWithMessages } from '#tests/support/api-failures'
import { createUploadFile, jpegBytes, pdfBytes, pngBytes } from '#tests/support/upload-files'
import { runWithExpiredTimeouts } from '#tests/ui/documents/a-documents-page'
import { ProfilePage } from './a-profile-page'

async function modelWithOpenedPhoto(page: ProfilePage): Promise<AvatarViewModel> {
  const model = page.createAvatarViewModel()
  model.startChoosingPhoto()
  await model.openPhotoFile(createUploadFile('yo.jpg', jpegBytes))
  return model
}

describe('a photo', () => {
  it('is sent as the square that the customer framed, and is shown from then on', async () => {
    const page = new ProfilePage('marta')
    const model = await modelWithOpenedPhoto(page)
    model.changePhotoFraming({ xFraction: 1 })
    await model.savePhoto()
    expect(page.pictureCropping.croppedSquares).toEqual([{ x: 100, y: 0, side: 300 }])
    const sent = (await page.browser.requests.at(-1)?.formData())?.get('file')
    expect(sent).toMatchObject({ name: 'avatar.jpg', type: 'image/jpeg', size: jpegBytes.length })
    expect(model.state).toEqual({ phase: 'showing', isChanged: true, takesFocus: true })
    expect(model.savedPhoto?.size).toBe(jpegBytes.length)
    expect(page.pictureCropping.closedCount).toBe(1)
  })

  it('is moved by a pointer, up to its edge', async () => {
    const model = await modelWithOpenedPhoto(new ProfilePage('marta'))
    model.dragPhoto({ right: -9, down: 0 })
    expect(model.chosenCropSquare).toEqual({ x: 100, y: 0, side: 300 })
  })

  it('begins in the middle, wherever the last one was', async () => {
    const model = await modelWithOpenedPhoto(new ProfilePage('marta'))
    model.changePhotoFraming({ zoom: 4, xFraction: 0 })
    model.chooseAnotherPhoto()
    await model.openPhotoFile(createUploadFile('yo.png', pngBytes))
    expect(model.chosenCropSquare).toEqual({ x: 50, y: 0, side: 300 })
  })

  it('is sent once, however often the customer presses', async () => {
    const page = new ProfilePage('marta')
    const model = await modelWithOpenedPhoto(page)
    await Promise.all([model.savePhoto(), model.savePhoto()])
    expect(page.browser.countCalls('profile.saveAvatar')).toBe(1)
  })

  it('is not stored for another customer who logged in meanwhile', async () => {
    const page = new ProfilePage('marta')
    const model = await modelWithOpenedPhoto(page)
    page.browser.signIn('raul')
    await model.savePhoto()
    expect(page.browser.countCalls('profile.saveAvatar')).toBe(0)
    expect(model.state).toMatchObject({ phase: 'framing', failure: { kind: 'session-ended' } })
  })
})

describe('a file', () => {
  it.each([
    ['is empty', new Uint8Array(), 'empty'],
    ['is a PDF', pdfBytes, 'not-accepted'],
  ] as const)('that %s is refused as a photo', async (_, bytes, problem) => {
    const page = new ProfilePage('marta')
    const model = page.createAvatarViewModel()
    model.startChoosingPhoto()
    await model.openPhotoFile(createUploadFile('yo.png', bytes))
    expect(model.state).toEqual({ phase: 'choosing', problem })
    expect(page.pictureCropping.openedCount).toBe(0)
  })

  it('that the device cannot show is refused as a photo', async () => {
    const page = new ProfilePage('marta')
    page.pictureCropping.nextFailureKind = 'not-shown'
    expect((await modelWithOpenedPhoto(page)).state).toEqual({ phase: 'choosing', problem: 'not-shown' })
  })

  it('is kept while the code that opens it cannot be loaded', async () => {
    const page = new ProfilePage('marta')
    page.pictureCropping.nextFailureKind = 'no-answer'
    const model = await modelWithOpenedPhoto(page)
    expect(model.state).toMatchObject({ phase: 'not-opened', file: { name: 'yo.jpg' } })
    model.chooseAnotherPhoto()
    expect(model.state).toEqual({ phase: 'choosing' })
  })

  it('is closed when the customer left before it opened', async () => {
    const page = new ProfilePage('marta')
    const model = page.createAvatarViewModel()
    model.startChoosingPhoto()
    const choosing = model.openPhotoFile(createUploadFile('yo.jpg', jpegBytes))
    model.discardPhoto()
    await choosing
    expect(model.state).toMatchObject({ phase: 'showing', isChanged: false })
    expect([page.pictureCropping.openedCount, page.pictureCropping.closedCount]).toEqual([1, 1])
  })
})

describe('a photo that is not saved', () => {
  it.each(
    listApiFailuresWithMessages('profile.saveAvatar').filter(([what]) => !what.includes('cannot be read')),
  )('shows why, and stays: %s', async (_, answer, sentence) => {
    const page = new ProfilePage('marta')
    const model = await modelWithOpenedPhoto(page)
    page.failNextCall('profile.saveAvatar', answer)
    await runWithExpiredTimeouts(() => model.savePhoto())
    expect(model.state.phase).toBe('framing')
    const failure = model.state.phase === 'framing' ? model.state.failure : undefined
    expect(failure && avatarFailureMessage(failure).text).toContain(sentence)
    expect(page.pictureCropping.closedCount).toBe(0)
  })
})
