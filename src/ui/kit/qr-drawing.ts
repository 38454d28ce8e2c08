import qrcode from 'qrcode'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { ScannableCode } from './scannable-code'

/** Width of the white margin on each side of a QR code, in modules (the smallest squares of the code). */
const quietZone = 4
/** Width in pixels of the QR code's picture for sharing. Source: PAY-07. */
const pictureWidthPixels = 600
const errorCorrectionLevel = 'M'

export function drawQrCode(text: string): ScannableCode {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel }).modules
  const rows = Array.from({ length: size }, (_, row) =>
    darkRuns(data.subarray(row * size, (row + 1) * size), row),
  )
  const side = size + 2 * quietZone
  return { width: side, height: side, path: rows.join('') }
}

/** Returns the QR code of a text as a PNG file, for sharing. Source: PAY-07. */
export async function createQrPng(text: string): Promise<PortalFile> {
  const contentType = 'image/png'
  const address = await qrcode.toDataURL(text, {
    errorCorrectionLevel,
    type: contentType,
    width: pictureWidthPixels,
    margin: quietZone,
  })
  const binary = atob(address.slice(address.indexOf(',') + 1))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return { bytes: new Blob([bytes], { type: contentType }), contentType }
}

function darkRuns(modules: Uint8Array, row: number): string {
  let path = ''
  for (let start = 0; start < modules.length; start++) {
    if (!modules[start]) continue
    let end = start + 1
    while (modules[end]) end++
    path += `M${start + quietZone} ${row + quietZone}h${end - start}v1h-${end - start}z`
    start = end
  }
  return path
}
