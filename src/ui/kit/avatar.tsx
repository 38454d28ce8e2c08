import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names'
import styles from './avatar.module.css'

export interface AvatarProps {
  readonly initials: string
  readonly picture?: Blob | undefined
  readonly size?: 'medium' | 'large'
  /** Description of the picture for screen readers, needed if no adjacent text gives one. */
  readonly label?: string
}

/** A round picture of a person, or their initials if there is none or it cannot be shown. */
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
