import qrcode from 'qrcode'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { ScannableCode } from './scannable-code'

/** Width of the white margin on each side of a QR code, in modules (the smallest squares of the code). */
const quietZoneModules = 4
/** Width in pixels of the QR code's picture for sharing. Source: PAY-07. */
const pngWidthPixels = 600
const errorCorrectionLevel = 'M'

export function drawQrCode(text: string): ScannableCode {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel }).modules
  const rows = Array.from({ length: size }, (_, row) =>
    darkModulesOfRowSvgPath(data.subarray(row * size, (row + 1) * size), row),
  )
  const side = size + 2 * quietZoneModules
  return { width: side, height: side, path: rows.join('') }
}

/** Returns the QR code of a text as a PNG file, for sharing. Source: PAY-07. */
export async function createQrPng(text: string): Promise<PortalFile> {
  const contentType = 'image/png'
  const address = await qrcode.toDataURL(text, {
    errorCorrectionLevel,
    type: contentType,
    width: pngWidthPixels,
    margin: quietZoneModules,
  })
  const binary = atob(address.slice(address.indexOf(',') + 1))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return { blob: new Blob([bytes], { type: contentType }), contentType }
}

function darkModulesOfRowSvgPath(modules: Uint8Array, row: number): string {
  let path = ''
  for (let start = 0; start < modules.length; start++) {
    if (!modules[start]) continue
    let end = start + 1
    while (modules[end]) end++
    path += `M${start + quietZoneModules} ${row + quietZoneModules}h${end - start}v1h-${end - start}z`
    start = end
  }
  return path
}
