import type { PortalFile } from '@/application/shared/file-saver.port'
import { wrapText, type ReceiptRow, type ReceiptContent } from './receipt-content'

/** The part of a canvas context with which the receipt is drawn. */
export type ReceiptCanvas = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'font' | 'textAlign' | 'fillRect' | 'fillText'
>

/** Width of the receipt's picture, in pixels. */
const width = 720
const margin = 48
const headHeight = 232
const rowHeight = 84
const lineHeight = 36
const lettersInALine = 40

const contentType = 'image/png'

/**
 * Returns the receipt as a picture. The picture is black on white even if the portal has dark colours,
 * because the customer looks at it in other apps. Source: QRP-08, PAY-22.
 */
export async function createReceiptPicture(content: ReceiptContent): Promise<PortalFile> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = receiptPictureHeight(content)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser draws no pictures')
  drawReceipt(pen, content)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, contentType))
  if (!bytes) throw new Error('The browser gives no picture')
  return { bytes, contentType }
}

export function receiptPictureHeight({ rows }: ReceiptContent): number {
  return rows.reduce((height, row) => height + heightOfRow(row), headHeight) + margin
}

function heightOfRow({ value }: ReceiptRow): number {
  return rowHeight + (linesOf(value).length - 1) * lineHeight
}

export function drawReceipt(pen: ReceiptCanvas, content: ReceiptContent): void {
  const { issuer, title, amount, rows } = content
  fill(pen, '#ffffff', { x: 0, y: 0, w: width, h: receiptPictureHeight(content) })
  if (issuer !== undefined) write(pen, issuer, { y: 56, size: 22, weight: 600, colour: '#5c5263' })
  write(pen, title, { y: 100, size: 32, weight: 600 })
  write(pen, amount, { y: 176, size: 56, weight: 700 })
  let y = headHeight
  for (const row of rows) {
    drawRow(pen, row, y)
    y += heightOfRow(row)
  }
}

function drawRow(pen: ReceiptCanvas, { label, value }: ReceiptRow, y: number): void {
  fill(pen, '#e3dae1', { x: margin, y: y - 12, w: width - 2 * margin, h: 2 })
  write(pen, label, { y: y + 20, size: 22, weight: 400, colour: '#5c5263' })
  linesOf(value).forEach((line, position) =>
    write(pen, line, { y: y + 54 + position * lineHeight, size: 28, weight: 600 }),
  )
}

/**
 * Returns a value of the receipt in several lines. A single long line would be squeezed so much that it
 * could not be read.
 */
function linesOf(value: string): readonly string[] {
  return wrapText(value, lettersInALine)
}

interface LineStyle {
  readonly y: number
  readonly size: number
  readonly weight: 400 | 600 | 700
  readonly colour?: string
}

function write(pen: ReceiptCanvas, text: string, { y, size, weight, colour = '#1b1420' }: LineStyle): void {
  pen.fillStyle = colour
  pen.font = `${weight} ${size}px Figtree, system-ui, sans-serif`
  pen.textAlign = 'left'
  pen.fillText(text, margin, y, width - 2 * margin)
}

function fill(
  pen: ReceiptCanvas,
  colour: string,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): void {
  pen.fillStyle = colour
  pen.fillRect(x, y, w, h)
}
