import { PdfDocument } from '@/application/shared/pdf-document'

/** Bytes of a PNG picture of one pixel. */
export const pngBytes = decodeBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)

/** Bytes of a JPEG picture of one pixel. */
export const jpegBytes = decodeBase64(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
)

export const pdfBytes = new PdfDocument('Comprobante')
  .addText('Transferencia de $ 12.625,00', { x: 56, y: 80, size: 12 })
  .toBytes()

/** Bytes of an uploaded file that begins like a Windows program. */
export const windowsProgramBytes = Uint8Array.from(
  { length: 512 },
  (_, position) => [0x4d, 0x5a, 0x90][position] ?? 0,
)

export function createUploadFile(name: string, bytes: Uint8Array): File {
  return new File([new Uint8Array(bytes)], name)
}

function decodeBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
