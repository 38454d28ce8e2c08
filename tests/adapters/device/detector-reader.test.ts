import { decodeQR } from 'qr/decode.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QrCodeReaderChain } from '@/adapters/device/scanning/code-readers'
import { loadBarcodeDetectorReader } from '@/adapters/device/scanning/detector-reader'
import { FakeRasterCanvas } from './raster-canvas'

const shopQrText = '00020101021243'

/** Canvas with a picture in which only the browser's own QR code reader finds a code. */
const detectorOnlyCanvas: HTMLCanvasElement = Object.assign(new FakeRasterCanvas(), {
  width: 8,
  height: 8,
}) as never

interface DetectorBehaviour {
  readonly listFormats: () => Promise<readonly string[]>
  /** Returns the texts of the QR codes that are drawn on the canvas. */
  readonly detect: (canvas: FakeRasterCanvas) => Promise<readonly { readonly rawValue: string }[]>
  readonly throwsInConstructor?: boolean
}

/**
 * QR code reader of a browser that works without faults. It reads the code that is painted on the canvas. For
 * `detectorOnlyCanvas`, it always returns the shop's code.
 */
const workingDetector: DetectorBehaviour = {
  listFormats: async () => ['aztec', 'qr_code'],
  detect: async (canvas) => [
    { rawValue: canvas.width > 8 ? decodeQR(canvas.getContext().getImageData()) : shopQrText },
  ],
}

function stubBarcodeDetector(behaviour: DetectorBehaviour): void {
  class BarcodeDetector {
    static getSupportedFormats = behaviour.listFormats
    detect = behaviour.detect
    constructor({ formats }: { readonly formats: readonly string[] }) {
      if (behaviour.throwsInConstructor || formats.join() !== 'qr_code') throw new TypeError('No such format')
    }
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
}

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => new FakeRasterCanvas() })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe("the browser's own reader", () => {
  it('is used after it has read a known code in a test', async () => {
    stubBarcodeDetector(workingDetector)
    const reader = await loadBarcodeDetectorReader()
    expect(await reader?.read(detectorOnlyCanvas)).toBe(shopQrText)
  })

  it('is tried first', async () => {
    stubBarcodeDetector(workingDetector)
    const readers = new QrCodeReaderChain()
    expect(await readers.hasWorkingReader()).toBe(true)
    expect(await readers.readWithNextReader(detectorOnlyCanvas)).toBe(shopQrText)
  })

  const useless: readonly (readonly [string, DetectorBehaviour])[] = [
    ['names no format at all', { ...workingDetector, listFormats: async () => [] }],
    ['reads other codes only', { ...workingDetector, listFormats: async () => ['ean_13'] }],
    [
      'breaks when it is asked for its listFormats',
      { ...workingDetector, listFormats: () => Promise.reject(new Error('no service')) },
    ],
    ['cannot be made', { ...workingDetector, throwsInConstructor: true }],
    ['names the format and sees nothing', { ...workingDetector, detect: async () => [] }],
    ['sees something else', { ...workingDetector, detect: async () => [{ rawValue: 'OTRO' }] }],
    ['breaks when it looks', { ...workingDetector, detect: () => Promise.reject(new Error('no service')) }],
  ]

  it.each(useless)('is skipped when it %s, and another reader is used', async (_, behaviour) => {
    stubBarcodeDetector(behaviour)
    expect(await loadBarcodeDetectorReader()).toBeUndefined()
    expect(await new QrCodeReaderChain().hasWorkingReader()).toBe(true)
  })

  it('is skipped when the browser has none', async () => {
    expect(await loadBarcodeDetectorReader()).toBeUndefined()
  })
})
