import { expect, type Page } from '@playwright/test'
import { detectUploadFileType } from '@/domain/shared/upload'
import { addresses } from '@/ui/addresses'
import { profileTexts } from '@/ui/texts/profile.texts'
import { buttonLocator, logInAsMarta, screenHeadingLocator } from './journey'
import { productionBuildTest as test } from './portal-test'

const avatarTexts = profileTexts.avatar

/** Name of the camera that the metadata of the test's photo contains. */
const cameraName = 'Camara-de-Marta'

test("only the square of the photo reaches the lender, upright, without the camera's metadata", async ({
  page,
}) => {
  await startAddingPhoto(page)
  const photo = await createCameraPhoto(page)
  expect(toLatin1(photo)).toContain(cameraName)
  await page.locator('#avatar-file').setInputFiles({ name: 'IMG_2041.jpg', mimeType: '', buffer: photo })
  await expect(page.getByRole('img', { name: avatarTexts.preview })).toBeVisible()
  await page.getByLabel(avatarTexts.down).fill('0')

  await buttonLocator(page, profileTexts.save).click()
  await expect(page.getByText(avatarTexts.saved)).toBeVisible()

  // The lender returns the picture that it received.
  const response = page.waitForResponse(/\/avatar$/)
  await page.reload()
  const sent = await (await response).body()
  expect(detectUploadFileType(sent)).toBe('jpeg')
  expect(jpegSegmentMarkers(sent)).not.toContain(0xe1)
  expect(toLatin1(sent)).not.toContain(cameraName)
  // The camera was held upright, so the file's left side is the top.
  expect(await coloursOf(page, sent)).toEqual({ width: 200, height: 200, top: 'red', bottom: 'red' })
  await expect(page.getByRole('main').getByRole('img', { name: avatarTexts.label })).toBeVisible()
})

test('the customer drags the photo with a finger, and moves it with keys', async ({ page }) => {
  await startAddingPhoto(page)
  const buffer = await createCameraPhoto(page)
  await page.locator('#avatar-file').setInputFiles({ name: 'yo.jpg', mimeType: '', buffer })
  const preview = page.getByRole('img', { name: avatarTexts.preview })
  await expect(preview).toHaveAttribute('viewBox', '0 100 200 200')

  const box = (await preview.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + box.height / 4)
  await page.mouse.up()
  // A finger that was lifted moves nothing.
  await page.mouse.move(x, y)
  await expect(preview).toHaveAttribute('viewBox', '0 50 200 200')

  await page.getByLabel(avatarTexts.zoom).focus()
  await page.keyboard.press('End')
  await expect(preview).toHaveAttribute('viewBox', /^75 .* 50 50$/)
})

async function startAddingPhoto(page: Page): Promise<void> {
  await logInAsMarta(page)
  await page.goto(addresses.profile.path)
  await expect(screenHeadingLocator(page, profileTexts.title)).toBeVisible()
  await buttonLocator(page, avatarTexts.add).click()
}

/**
 * Returns a JPEG photo of 400 by 200 pixels, red at the left and blue at the right, whose EXIF metadata says
 * that the camera was turned.
 */
async function createCameraPhoto(page: Page): Promise<Buffer> {
  const plain = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 })
    const paper = canvas.getContext('2d')
    if (!paper) return []
    paper.fillStyle = 'red'
    paper.fillRect(0, 0, 200, 200)
    paper.fillStyle = 'blue'
    paper.fillRect(200, 0, 200, 200)
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
    return jpeg ? [...new Uint8Array(await jpeg.arrayBuffer())] : []
  })
  return Buffer.concat([Buffer.from(plain.slice(0, 2)), exifSegment(), Buffer.from(plain.slice(2))])
}

/**
 * Returns a JPEG segment with EXIF metadata: the camera's name and orientation 6, which is a quarter turn to
 * the right. Source: Exif 2.32.
 */
function exifSegment(): Buffer {
  const name = Buffer.from(`${cameraName}\0`, 'latin1')
  const entries = Buffer.concat([exifEntry(0x010f, 2, name.length, 38), exifEntry(0x0112, 3, 1, 6 << 16)])
  const directory = Buffer.concat([Buffer.from([0, 2]), entries, Buffer.alloc(4)])
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\u0008', 'latin1'), directory, name])
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

function exifEntry(tag: number, type: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16BE(tag, 0)
  bytes.writeUInt16BE(type, 2)
  bytes.writeUInt32BE(count, 4)
  bytes.writeUInt32BE(value, 8)
  return bytes
}

/** Returns the marker bytes of a JPEG's segments, up to the one that begins the image data. */
function jpegSegmentMarkers(jpeg: Buffer): readonly number[] {
  const markers: number[] = []
  for (let offset = 2; jpeg[offset] === 0xff && markers.at(-1) !== 0xda;) {
    markers.push(jpeg[offset + 1] ?? 0)
    offset += 2 + jpeg.readUInt16BE(offset + 2)
  }
  return markers
}

function toLatin1(bytes: Buffer): string {
  return bytes.toString('latin1')
}

async function coloursOf(page: Page, jpeg: Buffer) {
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }))
      const { width, height } = bitmap
      const paper = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      if (!paper) return undefined
      paper.drawImage(bitmap, 0, 0)
      const colourAt = (y: number) => {
        const [red = 0, , blue = 0] = paper.getImageData(width / 2, y, 1, 1).data
        return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'mixed'
      }
      return { width, height, top: colourAt(5), bottom: colourAt(height - 5) }
    },
    [...jpeg],
  )
}
