interface FakeCanvasContext {
  fillStyle: string
  fillRect(left: number, top: number, width: number, height: number): void
  getImageData(): {
    readonly data: Uint8ClampedArray<ArrayBuffer>
    readonly width: number
    readonly height: number
  }
}

/** Canvas for tests without a browser. It stores the painted black and white rectangles as pixels. */
export class FakeRasterCanvas {
  width = 0
  height = 0
  private pixels: Uint8ClampedArray<ArrayBuffer> | undefined

  getContext(): FakeCanvasContext {
    const pixels = (this.pixels ??= new Uint8ClampedArray(this.width * this.height * 4))
    const { width, height } = this
    return {
      fillStyle: '#000',
      fillRect(left, top, wide, high) {
        const grey = this.fillStyle === '#fff' ? 255 : 0
        for (let y = top; y < top + high; y += 1)
          for (let x = left; x < left + wide; x += 1) pixels.set([grey, grey, grey, 255], (y * width + x) * 4)
      },
      getImageData: () => ({ data: pixels, width, height }),
    }
  }
}
