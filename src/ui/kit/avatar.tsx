import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names'
import styles from './avatar.module.css'

interface AvatarProps {
  readonly initials: string
  readonly picture?: Blob | undefined
  readonly size?: 'medium' | 'large'
  /**
   * Description of the picture for screen readers. Needed only if no text next to the picture describes it.
   */
  readonly label?: string
}

/**
 * A round picture of a person. If there is no picture, or it cannot be loaded, the initials of the person
 * are shown.
 */
export function Avatar({ initials, picture, size = 'medium', label = '' }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<Blob>()
  const look = classNames(styles['avatar'], styles[size])

  // The blob address is valid while the picture is shown.
  useEffect(() => {
    if (!picture || !image.current) return undefined
    const address = URL.createObjectURL(picture)
    image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])

  if (picture && picture !== broken)
    return <img ref={image} className={look} alt={label} onError={() => setBroken(picture)} />
  return (
    <span className={look} aria-hidden="true">
      {initials}
    </span>
  )
}
