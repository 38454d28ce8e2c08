import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { framingAfterDrag, cropSquareOfFraming, initialPictureFraming } from '@/domain/profile/square-crop'

const pictureSizeArbitrary = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
})
const numberArbitrary = fc.double({ min: -10, max: 10, noNaN: true })
const framingArbitrary = fc.record({
  xFraction: numberArbitrary,
  yFraction: numberArbitrary,
  zoom: numberArbitrary,
})
const landscapeSize = { width: 400, height: 200 }

describe('the square cut from a picture', () => {
  it('is the middle, as large as it fits', () => {
    expect(cropSquareOfFraming(landscapeSize, initialPictureFraming)).toEqual({ x: 100, y: 0, side: 200 })
    expect(cropSquareOfFraming({ width: 200, height: 401 }, initialPictureFraming)).toEqual({
      x: 0,
      y: 100,
      side: 200,
    })
  })

  it('is a smaller part of it after zooming in', () => {
    expect(cropSquareOfFraming(landscapeSize, { xFraction: 1, yFraction: 0.5, zoom: 2 })).toEqual({
      x: 300,
      y: 50,
      side: 100,
    })
  })

  it('never leaves the picture, and is never empty', () => {
    fc.assert(
      fc.property(pictureSizeArbitrary, framingArbitrary, (picture, chosen) => {
        const { x, y, side } = cropSquareOfFraming(picture, chosen)
        expect([x, y, side].every(Number.isInteger)).toBe(true)
        expect(side).toBeGreaterThanOrEqual(1)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + side).toBeLessThanOrEqual(picture.width)
        expect(y + side).toBeLessThanOrEqual(picture.height)
      }),
    )
  })
})

describe('a dragged picture', () => {
  it('shows its left part when dragged to the right', () => {
    const after = framingAfterDrag(landscapeSize, initialPictureFraming, { right: 0.25, down: 0 })
    expect(cropSquareOfFraming(landscapeSize, after)).toEqual({ x: 50, y: 0, side: 200 })
  })

  it('stops at its edge', () => {
    const after = framingAfterDrag(landscapeSize, initialPictureFraming, { right: -9, down: 9 })
    expect(cropSquareOfFraming(landscapeSize, after)).toEqual({ x: 200, y: 0, side: 200 })
  })

  it('shows the same when dragged back', () => {
    const by = { right: 0.1, down: 0 }
    const back = { right: -0.1, down: 0 }
    const after = framingAfterDrag(
      landscapeSize,
      framingAfterDrag(landscapeSize, initialPictureFraming, by),
      back,
    )
    expect(after.xFraction).toBeCloseTo(0.5)
  })
})
